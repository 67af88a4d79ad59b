"""Plays random legal acts, at any table and in any game.

    python3 random_bot.py URL TOKEN LINK    LINK: a seat link, .../play/<token>"""
import secrets
import sys

from starboard_client import Client

url, token, link = sys.argv[1:4]
seat = Client(url, token).sit(link)
for turn in seat.turns():
    turn.play(secrets.choice(turn.legal))
print("won" if seat.result and seat.result["won"] else "did not win")
