"""Plays two matches in the simulator and prints what came of them; packages/host/test/client.test.ts runs it."""
import json
import random

from starboard_client import AECEnv, GymEnv, StarboardError

chance = random.Random(1)


def legal_act(seen):
    return chance.choice([n for n, legal in enumerate(seen["action_mask"]) if legal])


cycle = AECEnv("trekwar")
cycle.reset(seed=3)
agents = list(cycle.agents)
for agent in cycle.agent_iter():
    observation, reward, terminated, truncated, _ = cycle.last()
    done = terminated or truncated
    if done:
        final = dict(cycle.rewards)
    cycle.step(None if done else legal_act(observation))
cycle.close()

env = GymEnv("anaxis", bots={1: "random"}, maxActs=500)
first, _ = env.reset(seed=5)
again, _ = env.reset(seed=5)
same = first == again
done = False
seen = again
while not done:
    seen, reward, terminated, truncated, _ = env.step(legal_act(seen))
    done = terminated or truncated
env.close()

try:
    refused = ""
    GymEnv("chess")
except StarboardError as error:
    refused = error.code
print(json.dumps({"agents": agents, "rewards": sorted(final.values()), "gym": same and done, "refused": refused}))
