"""What programs send to a host and receive from it. Written by `npm run protocol` from the schemas in packages/wire; change those, not this."""
from typing import Any, Dict, List, Literal, TypedDict, Union

Act = Dict[str, Any]

Fact = Dict[str, Any]

_RefusalNeeded = TypedDict(
    "_RefusalNeeded",
    {
        "rule": "str",
        "code": "str",
    },
    total=True,
)

_RefusalOptional = TypedDict(
    "_RefusalOptional",
    {
        "about": "Dict[str, Any]",
    },
    total=False,
)


class Refusal(_RefusalNeeded, _RefusalOptional):
    pass


_InvalidNeeded = TypedDict(
    "_InvalidNeeded",
    {
        "code": "str",
        "at": "str",
    },
    total=True,
)

_InvalidOptional = TypedDict(
    "_InvalidOptional",
    {
        "rule": "str",
        "about": "Dict[str, Any]",
    },
    total=False,
)


class Invalid(_InvalidNeeded, _InvalidOptional):
    pass


Outcome = TypedDict(
    "Outcome",
    {
        "winners": "List[int]",
        "rule": "str",
        "scores": "List[float]",
    },
    total=True,
)

_SeatOccupantNeeded = TypedDict(
    "_SeatOccupantNeeded",
    {
        "name": "str",
        "kind": "Literal[\"person\", \"bot\"]",
    },
    total=True,
)

_SeatOccupantOptional = TypedDict(
    "_SeatOccupantOptional",
    {
        "level": "int",
        "personality": "Literal[\"bold\", \"careful\", \"merchant\", \"treacherous\"]",
    },
    total=False,
)


class SeatOccupant(_SeatOccupantNeeded, _SeatOccupantOptional):
    pass


MatchSummaryClockRule1 = TypedDict(
    "MatchSummaryClockRule1",
    {
        "is": "Literal[\"none\"]",
    },
    total=True,
)

MatchSummaryClockRule2 = TypedDict(
    "MatchSummaryClockRule2",
    {
        "is": "Literal[\"live\"]",
        "main": "int",
        "increment": "int",
    },
    total=True,
)

MatchSummaryClockRule3 = TypedDict(
    "MatchSummaryClockRule3",
    {
        "is": "Literal[\"turn\"]",
        "each": "int",
    },
    total=True,
)

MatchSummaryClockRule4 = TypedDict(
    "MatchSummaryClockRule4",
    {
        "is": "Literal[\"correspondence\"]",
        "days": "int",
        "vacation": "int",
    },
    total=True,
)

MatchSummaryClockVacation = TypedDict(
    "MatchSummaryClockVacation",
    {
        "left": "float",
        "until": "Union[float, None]",
    },
    total=True,
)

MatchSummaryClock = TypedDict(
    "MatchSummaryClock",
    {
        "rule": "Union[MatchSummaryClockRule1, MatchSummaryClockRule2, MatchSummaryClockRule3, MatchSummaryClockRule4]",
        "onTimeout": "Literal[\"lose\", \"bot\", \"claim\"]",
        "standInLevel": "int",
        "left": "List[float]",
        "running": "List[int]",
        "since": "float",
        "stopped": "Union[Literal[\"pause\", \"rules\", \"closed\"], None]",
        "vacation": "List[MatchSummaryClockVacation]",
        "flagged": "List[int]",
    },
    total=True,
)

_MatchSummaryNeeded = TypedDict(
    "_MatchSummaryNeeded",
    {
        "match": "str",
        "game": "str",
        "options": "Dict[str, Any]",
        "seats": "List[SeatOccupant]",
        "createdAt": "float",
        "changedAt": "float",
        "at": "int",
        "asked": "List[int]",
        "over": "Union[Outcome, None]",
        "commitment": "str",
        "from": "int",
    },
    total=True,
)

_MatchSummaryOptional = TypedDict(
    "_MatchSummaryOptional",
    {
        "clock": "MatchSummaryClock",
    },
    total=False,
)


class MatchSummary(_MatchSummaryNeeded, _MatchSummaryOptional):
    pass


UpdateQuestion = TypedDict(
    "UpdateQuestion",
    {
        "step": "str",
        "rule": "str",
        "seats": "List[int]",
    },
    total=True,
)

_UpdateOffersOffersNeeded = TypedDict(
    "_UpdateOffersOffersNeeded",
    {
        "act": "Act",
    },
    total=True,
)

_UpdateOffersOffersOptional = TypedDict(
    "_UpdateOffersOffersOptional",
    {
        "refusal": "Refusal",
    },
    total=False,
)


class UpdateOffersOffers(_UpdateOffersOffersNeeded, _UpdateOffersOffersOptional):
    pass


UpdateOffers = TypedDict(
    "UpdateOffers",
    {
        "step": "str",
        "rule": "str",
        "aside": "bool",
        "offers": "List[UpdateOffersOffers]",
    },
    total=True,
)

UpdateLogItemsReason = TypedDict(
    "UpdateLogItemsReason",
    {
        "key": "str",
        "about": "Dict[str, Union[str, float]]",
        "told": "bool",
    },
    total=True,
)

_UpdateLogItemsNeeded = TypedDict(
    "_UpdateLogItemsNeeded",
    {
        "n": "int",
        "at": "float",
        "by": "Union[int, None]",
        "facts": "List[Fact]",
    },
    total=True,
)

_UpdateLogItemsOptional = TypedDict(
    "_UpdateLogItemsOptional",
    {
        "takenBack": "List[int]",
        "occupant": "SeatOccupant",
        "edition": "int",
        "ordered": "Literal[True]",
        "timed": "Literal[True]",
        "reason": "UpdateLogItemsReason",
    },
    total=False,
)


class UpdateLogItems(_UpdateLogItemsNeeded, _UpdateLogItemsOptional):
    pass


UpdateLimits = TypedDict(
    "UpdateLimits",
    {
        "rule": "str",
        "until": "float",
    },
    total=True,
)

_UpdateNeeded = TypedDict(
    "_UpdateNeeded",
    {
        "is": "Literal[\"update\"]",
        "summary": "MatchSummary",
        "at": "int",
        "viewer": "Union[int, Literal[\"public\"]]",
        "view": "Dict[str, Any]",
        "question": "Union[UpdateQuestion, None]",
        "offers": "List[UpdateOffers]",
        "logItems": "List[UpdateLogItems]",
        "takeBack": "Union[Refusal, None]",
        "thinking": "List[int]",
    },
    total=True,
)

_UpdateOptional = TypedDict(
    "_UpdateOptional",
    {
        "limits": "List[UpdateLimits]",
        "newerEdition": "int",
    },
    total=False,
)


class Update(_UpdateNeeded, _UpdateOptional):
    pass


_NoticeNeeded = TypedDict(
    "_NoticeNeeded",
    {
        "is": "Literal[\"notice\"]",
        "match": "str",
        "code": "str",
    },
    total=True,
)

_NoticeOptional = TypedDict(
    "_NoticeOptional",
    {
        "about": "Dict[str, Any]",
    },
    total=False,
)


class Notice(_NoticeNeeded, _NoticeOptional):
    pass


Played = TypedDict(
    "Played",
    {
        "is": "Literal[\"played\"]",
        "at": "int",
        "moves": "int",
    },
    total=True,
)

Refused = TypedDict(
    "Refused",
    {
        "is": "Literal[\"refused\"]",
        "refusal": "Refusal",
        "move": "int",
        "at": "int",
    },
    total=True,
)

Stale = TypedDict(
    "Stale",
    {
        "is": "Literal[\"stale\"]",
        "at": "int",
    },
    total=True,
)

ErrorBody = TypedDict(
    "ErrorBody",
    {
        "bad": "List[Invalid]",
    },
    total=True,
)

_MeNeeded = TypedDict(
    "_MeNeeded",
    {
        "person": "Union[str, None]",
        "kind": "Union[Literal[\"guest\", \"account\", \"bot\"], None]",
        "name": "str",
    },
    total=True,
)

_MeOptional = TypedDict(
    "_MeOptional",
    {
        "language": "str",
        "banned": "str",
    },
    total=False,
)


class Me(_MeNeeded, _MeOptional):
    pass


TermsClock1 = TypedDict(
    "TermsClock1",
    {
        "is": "Literal[\"none\"]",
    },
    total=True,
)

TermsClock2 = TypedDict(
    "TermsClock2",
    {
        "is": "Literal[\"live\"]",
        "main": "int",
        "increment": "int",
    },
    total=True,
)

TermsClock3 = TypedDict(
    "TermsClock3",
    {
        "is": "Literal[\"turn\"]",
        "each": "int",
    },
    total=True,
)

TermsClock4 = TypedDict(
    "TermsClock4",
    {
        "is": "Literal[\"correspondence\"]",
        "days": "int",
        "vacation": "int",
    },
    total=True,
)

_TermsSpectatorsNeeded = TypedDict(
    "_TermsSpectatorsNeeded",
    {
        "allowed": "bool",
        "delay": "int",
    },
    total=True,
)

_TermsSpectatorsOptional = TypedDict(
    "_TermsSpectatorsOptional",
    {
        "acts": "int",
    },
    total=False,
)


class TermsSpectators(_TermsSpectatorsNeeded, _TermsSpectatorsOptional):
    pass


Terms = TypedDict(
    "Terms",
    {
        "title": "str",
        "listed": "bool",
        "clock": "Union[TermsClock1, TermsClock2, TermsClock3, TermsClock4]",
        "onTimeout": "Literal[\"lose\", \"bot\", \"claim\"]",
        "standInLevel": "int",
        "takeBack": "Literal[\"rules\", \"consent\"]",
        "spectators": "TermsSpectators",
        "autoStart": "bool",
        "ownSeatOptions": "bool",
        "rated": "bool",
    },
    total=True,
)

_TableInfoSeatsNeeded = TypedDict(
    "_TableInfoSeatsNeeded",
    {
        "kind": "Literal[\"person\", \"bot\", \"vacant\"]",
        "reservedFor": "Union[Literal[\"friend\", \"open\"], None]",
        "name": "str",
        "level": "Union[int, None]",
        "ready": "bool",
        "online": "bool",
        "account": "Union[str, None]",
        "seatOptions": "List[str]",
    },
    total=True,
)

_TableInfoSeatsOptional = TypedDict(
    "_TableInfoSeatsOptional",
    {
        "personality": "Literal[\"bold\", \"careful\", \"merchant\", \"treacherous\"]",
        "program": "Literal[True]",
    },
    total=False,
)


class TableInfoSeats(_TableInfoSeatsNeeded, _TableInfoSeatsOptional):
    pass


TableInfoProposalsWhat1 = TypedDict(
    "TableInfoProposalsWhat1",
    {
        "is": "Literal[\"takeBack\"]",
        "at": "int",
    },
    total=True,
)

TableInfoProposalsWhat2 = TypedDict(
    "TableInfoProposalsWhat2",
    {
        "is": "Literal[\"pause\"]",
    },
    total=True,
)

TableInfoProposalsWhat3 = TypedDict(
    "TableInfoProposalsWhat3",
    {
        "is": "Literal[\"resume\"]",
    },
    total=True,
)

TableInfoProposalsWhat4 = TypedDict(
    "TableInfoProposalsWhat4",
    {
        "is": "Literal[\"claim\"]",
        "of": "int",
        "to": "Literal[\"bot\", \"open\"]",
    },
    total=True,
)

TableInfoProposalsWhat5 = TypedDict(
    "TableInfoProposalsWhat5",
    {
        "is": "Literal[\"rematch\"]",
    },
    total=True,
)

TableInfoProposalsWhat6 = TypedDict(
    "TableInfoProposalsWhat6",
    {
        "is": "Literal[\"edition\"]",
        "to": "int",
    },
    total=True,
)

TableInfoProposals = TypedDict(
    "TableInfoProposals",
    {
        "id": "str",
        "by": "int",
        "since": "float",
        "what": "Union[TableInfoProposalsWhat1, TableInfoProposalsWhat2, TableInfoProposalsWhat3, TableInfoProposalsWhat4, TableInfoProposalsWhat5, TableInfoProposalsWhat6]",
        "needs": "List[int]",
        "yes": "List[int]",
    },
    total=True,
)

TableInfoDeclinedWhat1 = TypedDict(
    "TableInfoDeclinedWhat1",
    {
        "is": "Literal[\"takeBack\"]",
        "at": "int",
    },
    total=True,
)

TableInfoDeclinedWhat2 = TypedDict(
    "TableInfoDeclinedWhat2",
    {
        "is": "Literal[\"pause\"]",
    },
    total=True,
)

TableInfoDeclinedWhat3 = TypedDict(
    "TableInfoDeclinedWhat3",
    {
        "is": "Literal[\"resume\"]",
    },
    total=True,
)

TableInfoDeclinedWhat4 = TypedDict(
    "TableInfoDeclinedWhat4",
    {
        "is": "Literal[\"claim\"]",
        "of": "int",
        "to": "Literal[\"bot\", \"open\"]",
    },
    total=True,
)

TableInfoDeclinedWhat5 = TypedDict(
    "TableInfoDeclinedWhat5",
    {
        "is": "Literal[\"rematch\"]",
    },
    total=True,
)

TableInfoDeclinedWhat6 = TypedDict(
    "TableInfoDeclinedWhat6",
    {
        "is": "Literal[\"edition\"]",
        "to": "int",
    },
    total=True,
)

TableInfoDeclined = TypedDict(
    "TableInfoDeclined",
    {
        "id": "str",
        "by": "int",
        "what": "Union[TableInfoDeclinedWhat1, TableInfoDeclinedWhat2, TableInfoDeclinedWhat3, TableInfoDeclinedWhat4, TableInfoDeclinedWhat5, TableInfoDeclinedWhat6]",
        "seat": "int",
    },
    total=True,
)

TableInfoHandOver = TypedDict(
    "TableInfoHandOver",
    {
        "match": "str",
        "seat": "int",
        "player": "int",
        "agreed": "List[int]",
    },
    total=True,
)

TableInfoHandedOver = TypedDict(
    "TableInfoHandedOver",
    {
        "seat": "int",
        "at": "int",
    },
    total=True,
)

_TableInfoClosedNeeded = TypedDict(
    "_TableInfoClosedNeeded",
    {
        "is": "Literal[\"forfeit\", \"deadline\", \"ruled\", \"ended\", \"host\", \"unplayable\"]",
        "why": "str",
        "at": "float",
    },
    total=True,
)

_TableInfoClosedOptional = TypedDict(
    "_TableInfoClosedOptional",
    {
        "scores": "List[float]",
    },
    total=False,
)


class TableInfoClosed(_TableInfoClosedNeeded, _TableInfoClosedOptional):
    pass


_TableInfoCastingShownMarksNeeded = TypedDict(
    "_TableInfoCastingShownMarksNeeded",
    {
        "is": "Literal[\"arrow\"]",
        "from": "str",
        "to": "str",
    },
    total=True,
)

_TableInfoCastingShownMarksOptional = TypedDict(
    "_TableInfoCastingShownMarksOptional",
    {
        "label": "str",
    },
    total=False,
)


class TableInfoCastingShownMarks(_TableInfoCastingShownMarksNeeded, _TableInfoCastingShownMarksOptional):
    pass


_TableInfoCastingShownMarks2Needed = TypedDict(
    "_TableInfoCastingShownMarks2Needed",
    {
        "is": "Literal[\"circle\"]",
        "at": "str",
    },
    total=True,
)

_TableInfoCastingShownMarks2Optional = TypedDict(
    "_TableInfoCastingShownMarks2Optional",
    {
        "label": "str",
    },
    total=False,
)


class TableInfoCastingShownMarks2(_TableInfoCastingShownMarks2Needed, _TableInfoCastingShownMarks2Optional):
    pass


TableInfoCastingShown = TypedDict(
    "TableInfoCastingShown",
    {
        "at": "int",
        "marks": "List[Union[TableInfoCastingShownMarks, TableInfoCastingShownMarks2]]",
        "text": "str",
    },
    total=True,
)

TableInfoCasting = TypedDict(
    "TableInfoCasting",
    {
        "casters": "int",
        "shown": "Union[TableInfoCastingShown, None]",
    },
    total=True,
)

TableInfoYou = TypedDict(
    "TableInfoYou",
    {
        "seats": "List[int]",
        "reclaimable": "List[int]",
        "owner": "bool",
        "muted": "bool",
        "caster": "bool",
        "removed": "bool",
        "seatOptions": "Dict[str, Any]",
    },
    total=True,
)

_TableInfoNeeded = TypedDict(
    "_TableInfoNeeded",
    {
        "table": "str",
        "version": "int",
        "state": "Literal[\"lobby\", \"playing\", \"over\"]",
        "game": "str",
        "options": "Dict[str, Any]",
        "terms": "Terms",
        "owner": "str",
        "seats": "List[TableInfoSeats]",
        "commitment": "str",
        "createdAt": "float",
        "changedAt": "float",
        "summary": "Union[MatchSummary, None]",
        "from": "int",
        "proposals": "List[TableInfoProposals]",
        "rematch": "Union[str, None]",
        "rematchOf": "Union[str, None]",
        "muted": "List[str]",
        "watching": "int",
        "you": "TableInfoYou",
    },
    total=True,
)

_TableInfoOptional = TypedDict(
    "_TableInfoOptional",
    {
        "declined": "TableInfoDeclined",
        "tournament": "str",
        "fromTickets": "Literal[True]",
        "handOver": "TableInfoHandOver",
        "handedOver": "TableInfoHandedOver",
        "closed": "TableInfoClosed",
        "casting": "TableInfoCasting",
    },
    total=False,
)


class TableInfo(_TableInfoNeeded, _TableInfoOptional):
    pass


TableWithLinksLinks = TypedDict(
    "TableWithLinksLinks",
    {
        "seat": "Union[int, None]",
        "token": "str",
    },
    total=True,
)

TableWithLinks = TypedDict(
    "TableWithLinks",
    {
        "table": "TableInfo",
        "links": "List[TableWithLinksLinks]",
    },
    total=True,
)

LinkTarget = TypedDict(
    "LinkTarget",
    {
        "table": "TableInfo",
        "seat": "Union[int, None]",
        "yours": "bool",
    },
    total=True,
)

_ChatLineWhyTermsNeeded = TypedDict(
    "_ChatLineWhyTermsNeeded",
    {
        "key": "str",
        "value": "float",
    },
    total=True,
)

_ChatLineWhyTermsOptional = TypedDict(
    "_ChatLineWhyTermsOptional",
    {
        "about": "Dict[str, Union[str, float]]",
    },
    total=False,
)


class ChatLineWhyTerms(_ChatLineWhyTermsNeeded, _ChatLineWhyTermsOptional):
    pass


ChatLineWhy = TypedDict(
    "ChatLineWhy",
    {
        "n": "int",
        "terms": "List[ChatLineWhyTerms]",
    },
    total=True,
)

_ChatLineNeeded = TypedDict(
    "_ChatLineNeeded",
    {
        "n": "int",
        "at": "float",
        "channel": "Literal[\"table\", \"allies\", \"spectators\"]",
        "seat": "Union[int, None]",
        "name": "str",
        "who": "str",
        "text": "Union[str, None]",
    },
    total=True,
)

_ChatLineOptional = TypedDict(
    "_ChatLineOptional",
    {
        "why": "ChatLineWhy",
    },
    total=False,
)


class ChatLine(_ChatLineNeeded, _ChatLineOptional):
    pass


TicketInfoWants = TypedDict(
    "TicketInfoWants",
    {
        "game": "str",
        "pace": "Literal[\"quick\", \"long\", \"day\", \"threeDays\"]",
    },
    total=True,
)

TicketInfoRange = TypedDict(
    "TicketInfoRange",
    {
        "below": "int",
        "above": "int",
    },
    total=True,
)

_TicketInfoFoundNeeded = TypedDict(
    "_TicketInfoFoundNeeded",
    {
        "table": "str",
        "opponent": "str",
        "game": "str",
        "pace": "Literal[\"quick\", \"long\", \"day\", \"threeDays\"]",
    },
    total=True,
)

_TicketInfoFoundOptional = TypedDict(
    "_TicketInfoFoundOptional",
    {
        "program": "Literal[True]",
    },
    total=False,
)


class TicketInfoFound(_TicketInfoFoundNeeded, _TicketInfoFoundOptional):
    pass


TicketInfoMeanwhile = TypedDict(
    "TicketInfoMeanwhile",
    {
        "table": "str",
        "game": "str",
        "pace": "Literal[\"quick\", \"long\", \"day\", \"threeDays\"]",
    },
    total=True,
)

_TicketInfoNeeded = TypedDict(
    "_TicketInfoNeeded",
    {
        "wants": "List[TicketInfoWants]",
        "rated": "bool",
        "range": "Union[TicketInfoRange, None]",
        "opponents": "Literal[\"people\", \"programs\", \"everyone\"]",
        "since": "float",
        "expiresAt": "float",
        "found": "Union[TicketInfoFound, None]",
    },
    total=True,
)

_TicketInfoOptional = TypedDict(
    "_TicketInfoOptional",
    {
        "meanwhile": "TicketInfoMeanwhile",
    },
    total=False,
)


class TicketInfo(_TicketInfoNeeded, _TicketInfoOptional):
    pass


TicketsInfoWaiting = TypedDict(
    "TicketsInfoWaiting",
    {
        "game": "str",
        "pace": "Literal[\"quick\", \"long\", \"day\", \"threeDays\"]",
        "fitting": "int",
        "others": "int",
    },
    total=True,
)

TicketsInfoRatings = TypedDict(
    "TicketsInfoRatings",
    {
        "game": "str",
        "pace": "Literal[\"live\", \"correspondence\"]",
        "rating": "int",
        "deviation": "int",
    },
    total=True,
)

TicketsInfo = TypedDict(
    "TicketsInfo",
    {
        "mine": "Union[TicketInfo, None]",
        "waiting": "List[TicketsInfoWaiting]",
        "people": "int",
        "programs": "int",
        "games": "List[str]",
        "ratings": "List[TicketsInfoRatings]",
    },
    total=True,
)

NewProgram = TypedDict(
    "NewProgram",
    {
        "token": "str",
        "person": "str",
        "name": "str",
        "scope": "Literal[\"tables\", \"ladder\"]",
    },
    total=True,
)

OwnProgramsProgramsRatings = TypedDict(
    "OwnProgramsProgramsRatings",
    {
        "game": "str",
        "rating": "int",
        "deviation": "int",
        "matches": "int",
    },
    total=True,
)

OwnProgramsPrograms = TypedDict(
    "OwnProgramsPrograms",
    {
        "person": "str",
        "name": "str",
        "scope": "Literal[\"tables\", \"ladder\"]",
        "createdAt": "float",
        "pausedUntil": "Union[float, None]",
        "ratings": "List[OwnProgramsProgramsRatings]",
    },
    total=True,
)

OwnPrograms = TypedDict(
    "OwnPrograms",
    {
        "programs": "List[OwnProgramsPrograms]",
        "most": "int",
    },
    total=True,
)

ProgramLadderEntries = TypedDict(
    "ProgramLadderEntries",
    {
        "person": "str",
        "name": "str",
        "owner": "str",
        "rating": "int",
        "deviation": "int",
        "matches": "int",
        "rank": "Union[int, None]",
        "waiting": "bool",
        "yours": "bool",
    },
    total=True,
)

ProgramLadder = TypedDict(
    "ProgramLadder",
    {
        "game": "str",
        "entries": "List[ProgramLadderEntries]",
    },
    total=True,
)

ProtocolInfo = TypedDict(
    "ProtocolInfo",
    {
        "newest": "int",
        "oldest": "int",
        "host": "str",
    },
    total=True,
)

MoveInput = TypedDict(
    "MoveInput",
    {
        "step": "str",
        "act": "Dict[str, Any]",
    },
    total=True,
)

ActsInput = TypedDict(
    "ActsInput",
    {
        "at": "int",
        "key": "str",
        "moves": "List[MoveInput]",
    },
    total=True,
)

NewTableInputSeats1 = TypedDict(
    "NewTableInputSeats1",
    {
        "is": "Literal[\"me\"]",
    },
    total=True,
)

NewTableInputSeats2 = TypedDict(
    "NewTableInputSeats2",
    {
        "is": "Literal[\"friend\"]",
    },
    total=True,
)

NewTableInputSeats3 = TypedDict(
    "NewTableInputSeats3",
    {
        "is": "Literal[\"open\"]",
    },
    total=True,
)

_NewTableInputSeats4Needed = TypedDict(
    "_NewTableInputSeats4Needed",
    {
        "is": "Literal[\"bot\"]",
        "level": "int",
    },
    total=True,
)

_NewTableInputSeats4Optional = TypedDict(
    "_NewTableInputSeats4Optional",
    {
        "personality": "Literal[\"bold\", \"careful\", \"merchant\", \"treacherous\"]",
        "name": "str",
    },
    total=False,
)


class NewTableInputSeats4(_NewTableInputSeats4Needed, _NewTableInputSeats4Optional):
    pass


NewTableInputClock1 = TypedDict(
    "NewTableInputClock1",
    {
        "is": "Literal[\"none\"]",
    },
    total=True,
)

NewTableInputClock2 = TypedDict(
    "NewTableInputClock2",
    {
        "is": "Literal[\"live\"]",
        "main": "int",
        "increment": "int",
    },
    total=True,
)

NewTableInputClock3 = TypedDict(
    "NewTableInputClock3",
    {
        "is": "Literal[\"turn\"]",
        "each": "int",
    },
    total=True,
)

NewTableInputClock4 = TypedDict(
    "NewTableInputClock4",
    {
        "is": "Literal[\"correspondence\"]",
        "days": "int",
        "vacation": "int",
    },
    total=True,
)

_NewTableInputSpectatorsNeeded = TypedDict(
    "_NewTableInputSpectatorsNeeded",
    {
        "allowed": "bool",
        "delay": "int",
    },
    total=True,
)

_NewTableInputSpectatorsOptional = TypedDict(
    "_NewTableInputSpectatorsOptional",
    {
        "acts": "int",
    },
    total=False,
)


class NewTableInputSpectators(_NewTableInputSpectatorsNeeded, _NewTableInputSpectatorsOptional):
    pass


NewTableInputFrom = TypedDict(
    "NewTableInputFrom",
    {
        "text": "str",
        "at": "int",
    },
    total=True,
)

_NewTableInputNeeded = TypedDict(
    "_NewTableInputNeeded",
    {
        "game": "str",
        "options": "Dict[str, Any]",
        "seats": "List[Union[NewTableInputSeats1, NewTableInputSeats2, NewTableInputSeats3, NewTableInputSeats4]]",
        "name": "str",
    },
    total=True,
)

_NewTableInputOptional = TypedDict(
    "_NewTableInputOptional",
    {
        "title": "str",
        "listed": "bool",
        "clock": "Union[NewTableInputClock1, NewTableInputClock2, NewTableInputClock3, NewTableInputClock4]",
        "onTimeout": "Literal[\"lose\", \"bot\", \"claim\"]",
        "standInLevel": "int",
        "takeBack": "Literal[\"rules\", \"consent\"]",
        "spectators": "NewTableInputSpectators",
        "autoStart": "bool",
        "ownSeatOptions": "bool",
        "rated": "bool",
        "from": "NewTableInputFrom",
    },
    total=False,
)


class NewTableInput(_NewTableInputNeeded, _NewTableInputOptional):
    pass


OpenLinkInput = TypedDict(
    "OpenLinkInput",
    {
        "token": "str",
    },
    total=True,
)

_TakeSeatInputNeeded = TypedDict(
    "_TakeSeatInputNeeded",
    {
        "name": "str",
        "commitment": "str",
        "entropy": "str",
    },
    total=True,
)

_TakeSeatInputOptional = TypedDict(
    "_TakeSeatInputOptional",
    {
        "token": "str",
        "seatOptions": "Dict[str, Any]",
    },
    total=False,
)


class TakeSeatInput(_TakeSeatInputNeeded, _TakeSeatInputOptional):
    pass


TicketInputWants = TypedDict(
    "TicketInputWants",
    {
        "game": "str",
        "pace": "Literal[\"quick\", \"long\", \"day\", \"threeDays\"]",
    },
    total=True,
)

TicketInputRange = TypedDict(
    "TicketInputRange",
    {
        "below": "int",
        "above": "int",
    },
    total=True,
)

_TicketInputNeeded = TypedDict(
    "_TicketInputNeeded",
    {
        "name": "str",
        "wants": "List[TicketInputWants]",
        "rated": "bool",
        "range": "Union[TicketInputRange, None]",
    },
    total=True,
)

_TicketInputOptional = TypedDict(
    "_TicketInputOptional",
    {
        "opponents": "Literal[\"people\", \"programs\", \"everyone\"]",
    },
    total=False,
)


class TicketInput(_TicketInputNeeded, _TicketInputOptional):
    pass


_BotTokenInputNeeded = TypedDict(
    "_BotTokenInputNeeded",
    {
        "name": "str",
    },
    total=True,
)

_BotTokenInputOptional = TypedDict(
    "_BotTokenInputOptional",
    {
        "scope": "Literal[\"tables\", \"ladder\"]",
    },
    total=False,
)


class BotTokenInput(_BotTokenInputNeeded, _BotTokenInputOptional):
    pass

