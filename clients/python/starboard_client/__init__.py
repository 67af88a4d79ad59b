"""Programs that play Starboard: a client for its hosts, and a simulator without one."""
from ._check import VERSION
from .client import Client, Seat, Turn
from .errors import StarboardError
from .simulator import AECEnv, GymEnv, Simulator

__all__ = ["VERSION", "AECEnv", "Client", "GymEnv", "Seat", "Simulator", "StarboardError", "Turn"]
