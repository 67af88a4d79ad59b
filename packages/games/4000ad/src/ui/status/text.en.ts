/** English texts of objectives, alarms, measures and automatic answers. */
import { formatFor, translatable } from "@starboard/kit";

const format = formatFor("en");
const ships = (n: number): string => format.count(n, "ship", "ships");

export const en = translatable("4000ad/ui/status/text", {
  ships,
  objectives: {
    lastPower: "Last power wins",
    bothHomes: "Take both enemy home stars",
    grace: "One turn to retake a lost home star",
    winRegain: "Your own home stars must be safe too",
    limit: (round: number): string => `Ends after round ${round}: stars count, then ships`,
    quiet: (left: number): string =>
      `Ends in ${format.count(left, "quiet round", "quiet rounds")}: stars count, then ships`,
    heldBy: (n: number): string => (n === 0 ? "Home star empty" : `Home star held by ${n}`),
    bothHeldBy: (counts: readonly number[]): string => `Home stars held by ${format.list(counts.map(String))}`,
    oneLost: (lost: string, other: string, n: number): string => `${lost} lost, ${other} held by ${n}`,
    lost: "Home star lost",
    lostLastTurn: "Home star lost, 1 turn left",
    standOff: "Home star lost, stand-off",
    bothLost: "Both home stars lost",
    eliminated: "Eliminated",
    ships: (n: number): string => (n === 1 ? "ship" : "ships"),
  },
  alarm: {
    lostNow: "Your home star has fallen. This is your only turn to retake it.",
    lostNext: "Your home star has fallen. Your next turn is your only turn to retake it.",
    lostNowDetail: (holder: string, star: string): string =>
      `If ${holder} still holds ${star} at the end of this turn, you are eliminated.`,
    lostNextDetail: (holder: string, star: string): string =>
      `If ${holder} still holds ${star} at the end of that turn, you are eliminated.`,
    lostAlliances: (star: string): string => `${star} has fallen.`,
    lostAlliancesDetail: (other: string): string => `If ${other} falls as well, your side loses.`,
    threatened: (ships_: number, star: string): string => `${ships(ships_)} can take ${star} before your next turn.`,
    threatenedDetail: "You would then have one turn to retake it.",
    threatenedLast: "Your side would then lose the match.",
    threatenedFirst: (other: string): string => `If ${other} falls as well, your side loses.`,
    chance: (star: string): string => `You can take ${star} now.`,
    chanceWins: "Taking it wins the match.",
    chanceEliminates: (power: string): string => `${power} would then have one turn to retake it.`,
    chanceOther: "It is the first of the two enemy home stars.",
    both: "Both warps",
    warp: (numeral: string): string => `Warp ${numeral}`,
    hop: (star: string): string => `Hop from ${star}`,
    stay: "Garrison alone",
    against: (way: string, ships_: readonly number[], defenders: number): string =>
      `${way}: ${ships_.join(" + ")} against ${defenders}`,
    unopposed: (way: string, ships_: readonly number[]): string => `${way}: ${ships_.join(" + ")}`,
    reinforce: (way: string, garrison: number, ships_: readonly number[], worst: number): string =>
      `${way}: ${[garrison, ...ships_].join(" + ")} against ${worst}`,
    standOff: (label: string, star: string): string => `${label} at ${star}`,
    retakes: "Retakes it",
    takes: "Takes it",
    stands: "Stand-off",
    holds: "Holds",
    falls: "Not enough",
    destroyed: "Destroyed",
    barred: "Barred",
    closed: "Not allowed",
    percent: (p: number): string => format.percent(p),
  },
  measures: { ships: "Ships", stars: "Stars", production: "Production" },
  turn: { setup: "Set-up", round: (n: number): string => `Round ${n}` },
  auto: {
    onlySite: {
      name: "Place new ships at the only star",
      help: "If all new ships can be placed only at one star, they are placed there. Off: you place them yourself.",
    },
    destination: {
      name: "Fly to the noted destination",
      help: "A fleet travels on until it reaches the destination that you noted when you sent it, and comes out there if it takes or joins the star. You are asked if the outcome is doubtful, if the fleet would be lost, or if a home star is at stake. Off: you decide after every push.",
    },
    hopeless: {
      name: "Travel on past hopeless stars",
      help: "If a fleet would be destroyed at every star it can reach, it travels on. You are asked at its last space. Off: you decide after every push.",
    },
  },
} as const);
