"""A bot that plays any game of a Starboard host over HTTP, in plain Python 3: it plays random legal acts.

    python3 examples/bots/bot.py URL TOKEN LINK

TOKEN: from POST /api/me/tokens.  LINK: a seat link (.../play/<token>) of the table. See docs/protocol.md."""
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request

url, bearer, link = sys.argv[1:4]


def http(method, path, body=None):
    """Sends a request; returns the status and the parsed body."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {bearer}", "content-type": "application/json"}
    request = urllib.request.Request(url + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as reply:
            text = reply.read()
            return reply.status, json.loads(text) if text else None
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read() or b"null")


token = link.rsplit("/", 1)[-1]
status, entered = http("POST", "/api/enter", {"token": token})
if status != 200:
    sys.exit(f"the link does not work: {entered}")
table, seat = entered["table"], entered["seat"]
if seat is None:
    seat = next(n for n, one in enumerate(table["seats"]) if one["reservedFor"] == "friend")
name = table["table"]
seat_input = {"name": "Sample bot", "token": token, "commitment": table["commitment"], "entropy": secrets.token_hex(16)}
status, taken = http("POST", f"/api/tables/{name}/seats/{seat}/sit", seat_input)
if status != 200:
    sys.exit(f"could not take the seat: {taken}")
print(f"took seat {seat} of {name}", flush=True)

at = 0
while True:
    status, update = http("GET", f"/api/tables/{name}/seats/{seat}/update?since={at}&wait=20")
    if status != 200:
        time.sleep(0.2)  # not started yet, or nothing new
        continue
    at = update["at"]
    if update["summary"]["over"]:
        print("won" if seat in update["summary"]["over"]["winners"] else "did not win")
        break
    question = next((one for one in update["offers"] if not one["aside"]), None)
    legal = [offer["act"] for offer in question["offers"] if "refusal" not in offer] if question else []
    if legal:
        moves = [{"step": question["step"], "act": random.choice(legal)}]
        run = {"at": at, "key": secrets.token_hex(8), "moves": moves}
        if http("POST", f"/api/tables/{name}/seats/{seat}/acts", run)[0] != 200:
            at -= 1  # read the update again
