/** English texts of the board, dock and panels. Texts of acts, facts and refusals are in `text/`. */
import { formatFor, translatable } from "@starboard/kit";
import type { Verdict } from "./model/lens.ts";
import type { SizeName } from "./model/sizes.ts";

const format = formatFor("en");
const ships = (n: number): string => format.count(n, "ship", "ships");
const turns = (n: number): string => format.count(n, "turn", "turns");
const stars = (n: number): string => format.count(n, "star", "stars");
/** A probability in percent. Only an impossible or certain outcome is shown as 0% or 100%. */
const percent = (probability: number): string => {
  if (probability > 0 && probability < 0.01) return `under ${format.percent(0.01)}`;
  if (probability > 0.99 && probability < 1) return `over ${format.percent(0.99)}`;
  return format.percent(probability);
};

export const en = translatable("4000ad/ui/messages", {
  ships,
  turns,
  stars,
  percent,
  and: format.list,
  fleetFrom: (star: string): string => `Fleet from ${star}`,
  versus: (attackers: number, defenders: number): string => `${attackers} v ${defenders}`,

  board: {
    flat: "Board of 4000 A.D.",
    space: "Star field in 3D. Drag it or use the arrow keys to turn it.",
    stars: "Stars",
    warps: "Fleets in hyperspace",
    noDepth: "This browser cannot show the 3D view (WebGL is missing). The flat board has all functions.",
    dismiss: "OK",
    loading: "Loading the star field…",
  },
  level: { yellow: "upper level", red: "lower level" } as const,
  warp: (power: string, numeral: string): string => `${power}, warp ${numeral}`,
  roman: ["I", "II"] as const,

  /** Screen-reader description of a star. */
  star: {
    where: (name: string, sector: string): string => `${name}, ${sector}`,
    marks: (population: boolean, materials: boolean): string =>
      population && materials
        ? "population and materials"
        : population
          ? "population"
          : materials
            ? "materials"
            : "no resources",
    force: (power: string, n: number): string => `${power} ${ships(n)}`,
    frozen: (n: number): string => `${n} of them fought and must stay`,
    neutral: (n: number): string => format.count(n, "neutral ship", "neutral ships"),
    derelict: (n: number): string => format.count(n, "derelict ship", "derelict ships"),
    empty: "empty",
    home: (power: string): string => `home star of ${power}`,
    lost: (power: string, holder: string): string => `home star of ${power}, lost to ${holder}`,
    forbidden: "off-limits",
    reach: (n: number, from: string): string => `${turns(n)} from ${from}`,
    canAct: "you can choose it",
    yours: "you can send ships from here",
  },
  fleet: {
    where: (from: string, sector: string, count: number): string => `left ${from}, ${sector}, on space ${count}`,
    short: (from: string, sector: string): string => `from ${from}, ${sector}`,
    choose: "shows where it can come out",
  },

  verdict: {
    wins: "wins",
    takes: "free",
    barred: "barred",
    dies: "dies",
    joins: "joins",
    chance: "dice",
    plain: "",
  } satisfies Record<Verdict, string>,
  /** The same outcomes from the defender’s side. */
  fate: {
    wins: "falls",
    takes: "is taken",
    barred: "bars it",
    dies: "holds",
    joins: "",
    chance: "dice",
    plain: "",
  } satisfies Record<Verdict, string>,

  lens: {
    title: "Lens",
    menu: "Lenses and views",
    projection: "View",
    flat: "Flat",
    space: "3D",
    none: "No lens",
    reach: "Reach",
    threat: "Threat",
    emergence: "Emergence",
    production: "Production",
    close: "Close the lens",
    earlier: "Earlier",
    later: "Later",
    reachAsk: "Choose a star. The other stars show how many turns away they are.",
    reachFrom: (star: string, sector: string): string => `From ${star}, ${sector}`,
    threatNow: "Next enemy turns",
    threatIn: (k: number): string => (k === 1 ? "Next turn" : `In ${turns(k)}`),
    threatNone: "No fleet can reach your stars then.",
    threatSummary: (falls: number, hit: number): string =>
      `${stars(hit)} within reach, ${falls === 0 ? "none" : falls} would fall`,
    emergenceAsk: "Choose a fleet in hyperspace. The stars where it can come out light up turn by turn.",
    leaves: (star: string, sector: string, count: number): string => `Left ${star}, ${sector}. On space ${count}.`,
    where: "Where can it come out?",
    round: (n: number): string => `round ${n}`,
    space7: (n: number): string => `space ${n}`,
    lostAt: "lost",
    lostText: (round: number): string => `In round ${round} the fleet goes beyond the board and its ships are lost.`,
    free: (n: number): string => `${n} free`,
    productionOf: (power: string, n: number, round: number): string => `${power}: +${n} in round ${round}`,
    drawn: (o: number, m: number): string => `${o} population, ${m} materials`,
    without: (n: number): string => `−${n}`,
    withoutText: (star: string, n: number, left: number): string => `Without ${star}: ${ships(left)}, ${n} fewer`,
    noRisk: "No single star would cost a ship.",
    builds: (n: number, round: number): string => `+${n} in round ${round}`,
    smaller: (o: number, m: number, n: number): string => `the smaller of ${o} and ${m}: ${n}`,
    noSite: "no star to build at",
    surplus: (n: number, what: "population" | "materials"): string =>
      `Surplus of ${n} ${what}: ${n} more of the other resource would build ${ships(n)}`,
  },

  dock: {
    yours: "Your ships",
    sendFrom: "Send from",
    sendFromProposed: "Send from (proposed)",
    chooseFrom: "Choose where to send ships, or where they leave from, or stay.",
    here: (n: number): string => ships(n),
    size: "Ships to send",
    sendAtOnce: "Send at once",
    sendSize: (size: string, n: number): string => `Send at once: ${size}, ${ships(n)}`,
    fewer: "One fewer",
    more: "One more",
    aim: "Destination (private note)",
    noAim: "No destination noted. Choose a star, or send without one.",
    clearAim: "Clear the destination",
    aimText: (sector: string, n: number): string => `${sector}, ${turns(n)}`,
    arrives: (round: number): string => `comes out in round ${round}`,
    hopsNow: "hops there now",
    beats: (a: number, d: number): string => `${a} beat ${d}`,
    takes: "takes it empty",
    joins: "joins the ships there",
    recruits: "the neutral ships join",
    barred: (a: number, d: number): string => `${a} equal ${d}: barred`,
    dies: (a: number, d: number): string => `${a} die against ${d}`,
    chance: (p: number): string => `wins ${percent(p)}`,
    asThingsStand: "in the current position",
    warpsFree: (n: number): string => `${format.count(n, "warp is", "warps are")} free.`,
    cancel: "Cancel",
    send: (n: number, star: string): string => `Send ${n} from ${star}`,
    anyway: "Do it anyway",
    loan: (power: string): string => `with ${power}`,
    leaveBehind: (power: string): string => `Leave the ships of ${power} behind`,
    loanOf: (power: string, most: number): string => `Ships of ${power}, up to ${most}`,
    ways: "How to arrive",
    way: { occupy: "Occupy", join: "Join", attack: "Attack" } as const,
    together: (n: number): string => `with ${n} warps`,
    comeOut: "Where should it come out?",
    travelOn: "Travel on",
    lastChance: "Last chance: the fleet is lost with the next push.",
    nothingDue: "The fleet cannot come out at any star from this space.",
    place: (left: number): string => `${ships(left)} to place`,
    placeAt: "Choose a star for the new ships.",
    placeCount: "Ships to place together",
    forced: "This fleet must come out and surrender.",
    battle: (star: string): string => `Battle at ${star}`,
    /** Between the ships of both sides. */
    versus: "v",
    odds: "Odds if both fight on",
    oddsText: (win: number, lose: number, both: number): string =>
      `attackers ${percent(win)}, defenders ${percent(lose)}${both > 0 ? `, neither side ${percent(both)}` : ""}`,
    keep: (n: number): string => `${n.toFixed(1)} left on average`,
  },
  size: {
    all: "All",
    allButGuard: "All but guard",
    half: "Half",
    justEnough: "Just enough",
    one: "One",
  } satisfies Record<SizeName, string>,
  sizeWhy: {
    guard: (n: number): string => `No garrison here can bar ${ships(n)}.`,
    guardText: (keep: number, worst: number): string =>
      worst === 0
        ? keep === 0
          ? "No known fleet threatens this star. All ships may leave."
          : `${ships(keep)} stays, so that you keep the star’s resources. No known fleet threatens it.`
        : `${ships(keep)} stay behind and bar the ${worst} that could arrive.`,
    aim: "Choose a destination first.",
    few: (n: number): string => `This needs ${ships(n)}.`,
  },

  doubt: {
    weaker: (a: number, d: number): string => `${a} against ${d}: your ships would be destroyed.`,
    odds: (p: number): string => `Your chance is ${percent(p)}.`,
    overshoot: (n: number): string =>
      `With the next push this fleet goes beyond the board and ${format.count(n, "ship is", "ships are")} lost.`,
    home: (star: string, left: number, worst: number): string =>
      `${star} would keep ${left} against ${worst} that could arrive next turn.`,
  },

  card: {
    threats: "Forces that can attack this star",
    fleet: (n: number, star: string): string => `${n} from ${star}`,
    hop: (n: number, star: string): string => `${n} hopping from ${star}`,
    odds: (p: number): string => `falls ${percent(p)}`,
  },
  panels: {
    forces: "Stars",
    paths: "Paths",
    diplomacy: "Deals",
    forecast: "Forecast",
    filter: "Find a star",
    onlyHeld: "Only held stars",
    sector: "Sector",
    star: "Star",
    symbols: "Symbols",
    there: "Ships there",
    danger: "Next turn",
    nothing: "No matching stars.",
    free: "free",
    freeWarps: (n: number): string => (n === 0 ? "No free warp" : format.count(n, "free warp", "free warps")),
    total: "Ships",
    held: "Stars",
    eliminated: "eliminated",
    grace: "must regain its home star in its next turn",
    suspended: "in a stand-off",
    nextProduction: (round: number): string => `Next production: round ${round}`,
    thisRound: "Production this round",
    risk: (n: number, star: string): string => `${n === 0 ? "nothing" : `+${n}`} if ${star} falls`,
    builds: "Builds",
    score: "Score if the game ended now",
    scoreText: (n: number, m: number): string => `${stars(n)}, ${ships(m)}`,
  },
  deals: {
    none: "No one to negotiate with at this table.",
    watching: "Only players can negotiate.",
    open: "Open offers",
    nothingOpen: "No open offers.",
    from: (power: string): string => `from ${power}`,
    until: (round: number): string => `until the end of round ${round}`,
    untilUsed: "until used or withdrawn",
    accepted: (names: string): string => `Accepted: ${names}`,
    waiting: (names: string): string => `Waiting: ${names}`,
    agreed: "Agreed",
    lent: (from: string, to: string, n: number, star: string): string =>
      `${from} lends ${to} up to ${ships(n)} at ${star}`,
    joint: (from: string, to: string, star: string): string => `${from} and ${to} may come out together at ${star}`,
    turnsLeft: (n: number): string => `${turns(n)} left`,
    treaty: (x: string, k: string): string => `${x} and ${k} withdraw from each other’s home stars`,
    bound: (power: string, star: string): string => `${power} must leave ${star}`,
    relation: {
      ally: "allied",
      secret: "allied in private",
      side: "same side",
      hostile: "hostile",
      you: "you",
    } as const,
    permitted: (power: string): string => `may enter ${power}`,
    propose: "Propose",
    withPower: (power: string): string => `With ${power}`,
    table: "At the table",
    more: "Choose",
    star: "Star",
    ships: "Ships",
    warps: "Fleets",
    drawing: "Who draws its resources",
    drawings: {
      none: "agree later",
      first: "first to arrive",
      second: "second to arrive",
      alternate: "in turns",
    } as const,
    unavailable: "Not possible now",
    say: { accept: "Accept", decline: "Decline", withdraw: "Withdraw" } as const,
    confirm: "Press again to confirm",
    words: {
      ally: "Alliance",
      endAlliance: "End the alliance",
      permitOn: "Open your home star",
      permitOff: "Close your home star",
      lend: "Lend ships",
      jointArrival: "Come out together",
      drawing: "Share a star",
      withdrawal: "Mutual withdrawal",
      peace: "Peace",
      armistice: "Armistice",
      concede: "Concede",
      resign: "Resign",
      conferenceOpen: "Call a conference",
      conferenceClose: "Close the conference",
    } as const,
  },
  phase: {
    round: (n: number): string => `Round ${n}`,
    version: { alliances: "Alliances", independents: "Independents" } as const,
    stages: { production: "Production", arrivals: "Arrivals", departure: "Departure" } as const,
    setup: "Setting up",
    battle: "Battle",
    surrender: "Surrender",
    standOff: "Stand-off",
    over: "Game over",
  },
  keys: [
    { key: "v", does: "Switch between 3D view and flat board" },
    { key: "d", does: "Reach: distances between stars" },
    { key: "t", does: "Threat: which fleets can arrive, and how strong" },
    { key: "e", does: "Emergence: where a fleet can come out" },
    { key: "p", does: "Production: ships of the next production round" },
    { key: "0…9", does: "Number of ships to send" },
    { key: "[ ]", does: "Earlier or later turn in a lens" },
    { key: "s", does: "Move focus to the stars" },
    { key: "w", does: "Move focus to the fleets in hyperspace" },
    { key: "Shift+A…Z", does: "Go to a star: type its name, starting with a capital letter" },
    { key: "Shift+← →", does: "Turn the 3D view" },
    { key: "Esc", does: "Cancel the current choice" },
  ],
});
