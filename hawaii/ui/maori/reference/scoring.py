"""The scoring: what is taken off, what counts, and who wins."""

from __future__ import annotations

from hawaii.games.maori.book import Book
from hawaii.games.maori.tables import Options
from hawaii.kernel.messages import Message, Values
from hawaii.ui.maori.reference.pictures import HUT, LEI, PALM, POINT, SHELL, SHIP
from hawaii.ui.maori.reference.told import points_told
from hawaii.ui.maori.reference.worked import worked_example
from hawaii.ui.reference import Heading, Links, Page, Table, Text

SECTION = Message("ref_section_rules")


def scoring_page(book: Book, options: Options) -> Page:
    scoring = book.tables.scoring
    factor: Values = {"factor": scoring.atoll}
    atoll = options.board == "atoll"
    rows = (
        ((PALM,), Message("ref_maori_scoring_palm"), f"+{scoring.palm}"),
        ((PALM, HUT), Message("ref_maori_scoring_palm_hut"), f"+{scoring.palm_with_hut}"),
        ((LEI,), Message("ref_maori_scoring_lei"), f"+{scoring.lei}"),
        ((SHIP,), Message("ref_maori_scoring_ship"), f"+{scoring.ship}"),
        ((SHELL,), Message("ref_maori_scoring_shell"), f"+{scoring.shell}"),
        ((), Message("ref_maori_scoring_empty"), str(-scoring.empty)),
    )
    return Page(
        "scoring",
        Message("ref_maori_scoring"),
        SECTION,
        (
            Text(Message("ref_maori_scoring_about")),
            Heading(Message("ref_maori_scoring_first")),
            Text(Message("ref_maori_scoring_off")),
            Heading(Message("ref_maori_scoring_then")),
            Table(
                (
                    Message("ref_maori_scoring_each"),
                    Message("ref_maori_scoring_for"),
                    Message("ref_maori_scoring_points"),
                ),
                rows,
            ),
            Text(Message("ref_maori_scoring_huts")),
            Text(Message("ref_maori_scoring_atoll" if atoll else "ref_maori_scoring_other_atoll", factor)),
            Text(Message("ref_maori_scoring_ships")),
            Text(Message("ref_maori_scoring_shells")),
            Text(Message("ref_maori_scoring_ties")),
            Text(Message("ref_maori_scoring_storage", {"points": points_told(scoring.empty)})),
            *worked_example(book, options),
            Heading(Message("ref_maori_scoring_winner")),
            Text(Message("ref_maori_scoring_winner_do")),
            Text(Message("ref_maori_scoring_now")),
            Links(("islands", "boards", "round", "tiles")),
        ),
        POINT,
    )
