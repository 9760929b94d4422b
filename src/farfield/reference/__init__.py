"""The rules in our own words, clause by clause, and how to find one.

`pages/` holds the rules reference as people read it, in four languages; `parse` splits it into clauses, `translated`
puts those of another language in the place of the English ones, and `find` looks one up by its own name (``core 9.5``,
``keyword Tank``, ``A9``, ``LL 4.3``), which is the same in every language, or by the official number it restates
(``CR 323.6``).

>>> from farfield import reference
>>> [clause.id for clause in reference.lookup("315.3")]
['core 10 Channel']
"""

from farfield.languages import LANGUAGES
from farfield.reference.find import UnknownClause, clauses, everything, lookup, search
from farfield.reference.parse import PAGES, Clause, Number, Page, Span, number_order

__all__ = [
    "LANGUAGES",
    "PAGES",
    "Clause",
    "Number",
    "Page",
    "Span",
    "UnknownClause",
    "clauses",
    "everything",
    "lookup",
    "number_order",
    "search",
]
