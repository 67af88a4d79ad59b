"""Matches without a host, as environments for learning. The rules run in a Node process: `starboard-simulator` of the package
@starboard/client, or any other command that speaks its lines."""
from __future__ import annotations

import json
import os
import shlex
import subprocess
from typing import Any, Iterator, Mapping, Sequence

from .errors import StarboardError

Act = Mapping[str, Any]
Observation = dict[str, Any]


def _default_command() -> list[str]:
    return shlex.split(os.environ.get("STARBOARD_SIMULATOR", "starboard-simulator"))


class Simulator:
    """One match after the other in a child process. `step` and `reset` return `agent`, `observation`, `rewards`, `terminated`
    and `truncated`; an observation has `view`, `step`, `rule`, `acts` and `mask`."""

    def __init__(self, game: str, command: Sequence[str] | None = None, **setup: Any) -> None:
        self._process = subprocess.Popen(
            list(command or _default_command()), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self._id = 0
        try:
            made = self._ask({"do": "make", "setup": {"game": game, **setup}})
        except StarboardError:
            self.close()
            raise
        self.game: str = made["game"]
        self.seats: int = made["seats"]
        self.agents: list[int] = made["agents"]

    def reset(self, seed: int = 0) -> dict[str, Any]:
        return self._ask({"do": "reset", "seed": seed})

    def step(self, act: int | Act) -> dict[str, Any]:
        """Plays the act of the agent whose turn it is: the act, or its number in `acts`."""
        return self._ask({"do": "step", "act": act if isinstance(act, int) else dict(act)})

    def observe(self, agent: int) -> Observation:
        return self._ask({"do": "observe", "agent": agent})

    def close(self) -> None:
        if self._process.stdin:
            self._process.stdin.close()
        if self._process.stdout:
            self._process.stdout.close()
        self._process.wait()

    def __enter__(self) -> "Simulator":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, request: Mapping[str, Any]) -> Any:
        self._id += 1
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin and stdout
        try:
            stdin.write(json.dumps({"id": self._id, **request}) + "\n")
            stdin.flush()
        except (BrokenPipeError, ValueError) as error:
            raise StarboardError("SIMULATOR_GONE") from error
        line = stdout.readline()
        if not line:
            raise StarboardError("SIMULATOR_GONE")
        answer = json.loads(line)
        if "bad" in answer:
            raise StarboardError.of(answer["bad"])
        return answer["ok"]


def _observation(seen: Mapping[str, Any]) -> Observation:
    return {**seen, "action_mask": [int(legal) for legal in seen["mask"]]}


class AECEnv:
    """The agent environment cycle of PettingZoo, without depending on it: agents are named `seat_0`, `seat_1`, …; an action is
    the number of an act in `observation["acts"]`, legal where `observation["action_mask"]` is 1."""

    def __init__(self, game: str, **setup: Any) -> None:
        self._simulator = Simulator(game, **setup)
        self.possible_agents = [f"seat_{seat}" for seat in self._simulator.agents]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.agents = list(self.possible_agents)
        self._apply(self._simulator.reset(seed or 0))

    def step(self, action: int | Act | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            # As in PettingZoo, each agent takes its last step with no action.
            self.agents.remove(self.agent_selection)
            if self.agents:
                self.agent_selection = self.agents[0]
            return
        if action is None:
            raise StarboardError("SIMULATOR_ACT", "action")
        self._apply(self._simulator.step(action))

    def observe(self, agent: str) -> Observation:
        return _observation(self._simulator.observe(int(agent.removeprefix("seat_"))))

    def last(self) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent),
            self.rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self) -> Iterator[str]:
        while self.agents:
            yield self.agent_selection

    def close(self) -> None:
        self._simulator.close()

    def _apply(self, result: Mapping[str, Any]) -> None:
        by_agent = dict(zip(self.possible_agents, self._simulator.agents))
        self.rewards = {name: float(result["rewards"][seat]) for name, seat in by_agent.items()}
        self.terminations = dict.fromkeys(self.possible_agents, result["terminated"])
        self.truncations = dict.fromkeys(self.possible_agents, result["truncated"])
        self.infos = {name: {} for name in self.possible_agents}
        self.agent_selection = self.agents[0] if result["agent"] is None else f"seat_{result['agent']}"


class GymEnv:
    """The environment of one agent, as in Gymnasium; the other seats are `bots`, such as {1: "greedy"}."""

    def __init__(self, game: str, seat: int = 0, bots: Mapping[int, int | str] | None = None, **setup: Any) -> None:
        others = {1 - seat: "random"} if bots is None else dict(bots)
        self._simulator = Simulator(game, bots={str(n): bot for n, bot in others.items()}, **setup)
        if self._simulator.agents != [seat]:
            self._simulator.close()
            raise StarboardError("SIMULATOR_SEAT", "bots")
        self.seat = seat

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        return _observation(self._simulator.reset(seed or 0)["observation"]), {}

    def step(self, action: int | Act) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        result = self._simulator.step(action)
        reward = float(result["rewards"][self.seat])
        return _observation(result["observation"]), reward, result["terminated"], result["truncated"], {}

    def close(self) -> None:
        self._simulator.close()
