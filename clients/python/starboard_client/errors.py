"""The one error of this package."""
from __future__ import annotations

from typing import Any, Mapping, Sequence


class StarboardError(Exception):
    """A failure with a stable code: of the host, of the rules, or one of CLIENT_VERSION, CLIENT_MESSAGE, CLIENT_NETWORK,
    CLIENT_INPUT, CLIENT_LINK, CLIENT_TOKEN, STALE and those of the simulator, which begin with SIMULATOR."""

    def __init__(
        self,
        code: str,
        at: str = "",
        about: Mapping[str, Any] | None = None,
        rule: str | None = None,
        status: int | None = None,
    ) -> None:
        place = f" at {at}" if at else ""
        cited = f" ({rule})" if rule else ""
        super().__init__(f"{code}{place}{cited}{f' {dict(about)}' if about else ''}")
        self.code = code
        self.at = at
        self.about = dict(about or {})
        self.rule = rule
        self.status = status

    @classmethod
    def of(cls, bad: Sequence[Mapping[str, Any]], status: int | None = None) -> "StarboardError":
        """The error that a list of errors of a host means."""
        first = bad[0] if bad else {"code": "CLIENT_MESSAGE"}
        return cls(first["code"], first.get("at", ""), first.get("about"), first.get("rule"), status)
