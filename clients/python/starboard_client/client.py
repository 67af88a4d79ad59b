"""The client of a host, over HTTP: tables, seats, opponents, and the ladder of programs."""
from __future__ import annotations

import http.client
import json
import secrets
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any, Callable, Iterator, Mapping, Sequence, cast
from urllib.parse import urlsplit

from . import protocol as p
from ._check import VERSION, checked
from .errors import StarboardError

#: Codes of answers after which the same request may succeed a little later.
_PASSING = {"HOST_RATE", "HOST_STORE", "HOST_CLOSING", "CLIENT_NETWORK"}
_TRIES = 5
_FIRST_WAIT = 0.5
#: Seconds that a request for an update waits at the host.
_POLL = 20
#: Seconds between two looks at a ticket.
_LOOK = 1.0


class Client:
    """One host. `token` is that of a program, from the page Programs; without it the client only reads."""

    def __init__(self, url: str, token: str | None = None) -> None:
        if urlsplit(url).scheme not in ("http", "https"):
            raise StarboardError("CLIENT_INPUT", "url")
        self._url = url.rstrip("/")
        self._headers = {} if token is None else {"authorization": f"Bearer {token}"}
        self._protocol: p.ProtocolInfo | None = None

    def protocol(self) -> p.ProtocolInfo:
        """The protocol of the host. Every other call asks for it once; CLIENT_VERSION if there is none in common."""
        if self._protocol is None:
            info = checked("ProtocolInfo", self._send("GET", "/api/protocol")[1])
            if not info["oldest"] <= VERSION <= info["newest"]:
                raise StarboardError("CLIENT_VERSION", about={"client": VERSION, **info})
            self._protocol = info
        return cast(p.ProtocolInfo, self._protocol)

    def me(self) -> p.Me:
        return self._call("GET", "/api/me", "Me")

    def table(self, table: str) -> p.TableInfo:
        return self._call("GET", f"/api/tables/{table}", "TableInfo")

    def open_table(self, new: p.NewTableInput) -> p.TableWithLinks:
        """Opens a table, with the links to its seats."""
        return self._call("POST", "/api/tables", "TableWithLinks", "NewTableInput", new)

    def ladder(self, game: str) -> p.ProgramLadder:
        """The ladder of programs of a game."""
        return self._call("GET", f"/api/programs/{game}", "ProgramLadder")

    def sit(self, link: str | None = None, *, table: str | None = None, seat: int | None = None) -> "Seat":
        """Takes a seat, or returns to it: by its link, or by table and number."""
        self._require_token()
        token: str | None = None
        if link is not None:
            token = link.split("?")[0].split("#")[0].rsplit("/", 1)[-1]
            if len(token) < 20:
                raise StarboardError("CLIENT_LINK", "link")
            opened = self._call("POST", "/api/enter", "LinkTarget", "OpenLinkInput", {"token": token})
            info, seat = opened["table"], opened["seat"]
        elif table is not None:
            info = self.table(table)
        else:
            raise StarboardError("CLIENT_INPUT", "table")
        if seat is None:
            free = [n for n, one in enumerate(info["seats"]) if one["kind"] == "vacant" and one["reservedFor"]]
            if not free:
                raise StarboardError("TABLE_TAKEN", "link")
            seat = free[0]
        if info["state"] != "over":
            body: dict[str, Any] = {
                "name": self.me()["name"] or "Program",
                "commitment": info["commitment"],
                "entropy": secrets.token_hex(16),
            }
            if token is not None:
                body["token"] = token
            path = f"/api/tables/{info['table']}/seats/{seat}/sit"
            self._call("POST", path, "TableWithLinks", "TakeSeatInput", body)
        return Seat(self, info["table"], seat)

    def find_opponent(
        self,
        wants: Sequence[Mapping[str, str]],
        opponents: str = "everyone",
        keep_waiting: Callable[[], bool] = lambda: True,
    ) -> "Seat | None":
        """Waits for a program, or a person who asked for one, and returns the seat; None if `keep_waiting` said no. Needs
        a token for the ladder."""
        self._require_token()
        ticket = {"name": "Program", "wants": list(wants), "rated": False, "range": None, "opponents": opponents}
        mine = self._call("PUT", "/api/tickets", "TicketsInfo", "TicketInput", ticket)["mine"]
        while mine is not None and mine["found"] is None:
            if not keep_waiting():
                self._call("DELETE", "/api/tickets", "TicketsInfo")
                return None
            time.sleep(_LOOK)
            mine = self._call("POST", "/api/tickets/seen", "TicketsInfo")["mine"]
        if mine is None:
            raise StarboardError("TICKET_CLOSED")
        info = self.table(mine["found"]["table"])
        return self.sit(table=info["table"], seat=info["you"]["seats"][0])

    def _require_token(self) -> None:
        """Without a token the host would make a new guest of every request, and nobody would have the seat."""
        if not self._headers:
            raise StarboardError("CLIENT_TOKEN")

    def _call(self, method: str, path: str, answer: str, sends: str | None = None, body: Any = None) -> Any:
        self.protocol()
        if sends is not None:
            checked(sends, body, "CLIENT_INPUT")
        return checked(answer, self._send(method, path, body)[1])

    def _send(self, method: str, path: str, body: Any = None, repeat: bool | None = None) -> tuple[int, Any]:
        """Sends a request, again after passing failures. A write is repeated after a lost answer only if `repeat` says that
        its key makes it safe."""
        for attempt in range(_TRIES):
            try:
                return self._once(method, path, body)
            except StarboardError as error:
                safe = error.code != "CLIENT_NETWORK" or (method == "GET" if repeat is None else repeat)
                if error.code not in _PASSING or not safe or attempt == _TRIES - 1:
                    raise
                time.sleep(_FIRST_WAIT * 2**attempt)
        raise AssertionError("unreachable")

    def _once(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        data = None if body is None else json.dumps(body).encode()
        headers = {**self._headers, **({"content-type": "application/json"} if data else {})}
        request = urllib.request.Request(self._url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=_POLL + 40) as reply:
                status, text = reply.status, reply.read()
        except urllib.error.HTTPError as error:
            status, text = error.code, error.read()
        except (OSError, http.client.HTTPException) as error:
            raise StarboardError("CLIENT_NETWORK", about={"why": str(error)}) from error
        try:
            read = json.loads(text) if text else None
        except ValueError as error:
            raise StarboardError("CLIENT_MESSAGE", status=status) from error
        if status >= 400 and isinstance(read, dict) and "bad" in read:
            raise StarboardError.of(read["bad"], status)
        return status, read


@dataclass(frozen=True)
class Turn:
    """A question to a seat: what it may know, the step and rule that ask, and the legal acts."""

    seat: "Seat"
    at: int
    view: dict[str, Any]
    step: str
    rule: str
    legal: list[dict[str, Any]]
    update: p.Update

    def play(self, act: Mapping[str, Any]) -> None:
        """Answers the question. Raises the code and rule of a refusal, or STALE after a change."""
        self.seat._play(self.at, [{"step": self.step, "act": dict(act)}])


class Seat:
    """A seat that this program plays."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        self._client = client
        self.table = table
        self.seat = seat
        #: The newest update; None until the match has started.
        self.update: p.Update | None = None
        self._answered = -1

    @property
    def result(self) -> dict[str, Any] | None:
        """Whether this seat won, and the scores; None while the match is played."""
        over = self.update["summary"]["over"] if self.update else None
        return {"won": self.seat in over["winners"], "scores": over["scores"]} if over else None

    def updates(self) -> Iterator[p.Update]:
        """Every update from now on, until the match is over."""
        while self.result is None:
            since = self.update["at"] if self.update else 0
            path = f"/api/tables/{self.table}/seats/{self.seat}/update?since={since}&wait={_POLL}"
            status, read = self._client._send("GET", path)
            if status == 204:
                if self.update is None:
                    time.sleep(0.2)  # The match has not started.
                continue
            self.update = checked("Update", read)
            yield cast(p.Update, self.update)

    def turns(self) -> Iterator[Turn]:
        """The questions to this seat, one after the other, until the match is over."""
        for update in self.updates():
            while update["at"] > self._answered and self.seat in update["summary"]["asked"]:
                asked = next((one for one in update["offers"] if not one["aside"]), None)
                if asked is None:
                    break
                legal = [one["act"] for one in asked["offers"] if "refusal" not in one]
                # A question that was not answered is asked again.
                yield Turn(self, update["at"], update["view"], asked["step"], asked["rule"], legal, update)

    def play(self, moves: Sequence[Mapping[str, Any]]) -> None:
        """Plays a run of moves, such as an aside."""
        self._play(self.update["at"] if self.update else 0, moves)

    def _play(self, at: int, moves: Sequence[Mapping[str, Any]]) -> None:
        run = {"at": at, "key": secrets.token_hex(12), "moves": [dict(move) for move in moves]}
        checked("ActsInput", run, "CLIENT_INPUT")
        status, read = self._client._send("POST", f"/api/tables/{self.table}/seats/{self.seat}/acts", run, repeat=True)
        if status == 409 and read["is"] == "refused":
            refusal = read["refusal"]
            raise StarboardError(refusal["code"], f"moves.{read['move']}", refusal.get("about"), refusal["rule"], status)
        if status == 409:
            self._answered = at
            raise StarboardError("STALE", about={"at": read["at"]}, status=status)
        checked("Played", read)
        self._answered = at
