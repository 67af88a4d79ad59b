/** What programs send to a host and receive from it. Written by `npm run protocol` from the schemas in packages/wire; change those, not this. */

export type Act = {
  readonly do: string;
  readonly [field: string]: unknown;
};

export type Fact = {
  readonly is: string;
  readonly rule: string;
  readonly [field: string]: unknown;
};

export type Refusal = {
  readonly rule: string;
  readonly code: string;
  readonly about?: { readonly [field: string]: unknown };
};

export type Invalid = {
  readonly code: string;
  readonly at: string;
  readonly rule?: string;
  readonly about?: { readonly [field: string]: unknown };
};

export type Outcome = {
  readonly winners: readonly number[];
  readonly rule: string;
  readonly scores: readonly number[];
};

export type SeatOccupant = {
  readonly name: string;
  readonly kind: "person" | "bot";
  readonly level?: number;
  readonly personality?: "bold" | "careful" | "merchant" | "treacherous";
};

export type MatchSummary = {
  readonly match: string;
  readonly game: string;
  readonly options: { readonly [field: string]: unknown };
  readonly seats: readonly SeatOccupant[];
  readonly createdAt: number;
  readonly changedAt: number;
  readonly at: number;
  readonly asked: readonly number[];
  readonly over: Outcome | null;
  readonly commitment: string;
  readonly from: number;
  readonly clock?: {
    readonly rule: {
      readonly is: "none";
    } | {
      readonly is: "live";
      readonly main: number;
      readonly increment: number;
    } | {
      readonly is: "turn";
      readonly each: number;
    } | {
      readonly is: "correspondence";
      readonly days: number;
      readonly vacation: number;
    };
    readonly onTimeout: "lose" | "bot" | "claim";
    readonly standInLevel: number;
    readonly left: readonly number[];
    readonly running: readonly number[];
    readonly since: number;
    readonly stopped: "pause" | "rules" | "closed" | null;
    readonly vacation: readonly {
      readonly left: number;
      readonly until: number | null;
    }[];
    readonly flagged: readonly number[];
  };
};

export type Update = {
  readonly is: "update";
  readonly summary: MatchSummary;
  readonly at: number;
  readonly viewer: number | "public";
  readonly view: { readonly [field: string]: unknown };
  readonly question: {
    readonly step: string;
    readonly rule: string;
    readonly seats: readonly number[];
  } | null;
  readonly offers: readonly {
    readonly step: string;
    readonly rule: string;
    readonly aside: boolean;
    readonly offers: readonly {
      readonly act: Act;
      readonly refusal?: Refusal;
    }[];
  }[];
  readonly logItems: readonly {
    readonly n: number;
    readonly at: number;
    readonly by: number | null;
    readonly facts: readonly Fact[];
    readonly takenBack?: readonly number[];
    readonly occupant?: SeatOccupant;
    readonly edition?: number;
    readonly ordered?: true;
    readonly timed?: true;
    readonly reason?: {
      readonly key: string;
      readonly about: { readonly [field: string]: string | number };
      readonly told: boolean;
    };
  }[];
  readonly takeBack: Refusal | null;
  readonly thinking: readonly number[];
  readonly limits?: readonly {
    readonly rule: string;
    readonly until: number;
  }[];
  readonly newerEdition?: number;
};

export type Notice = {
  readonly is: "notice";
  readonly match: string;
  readonly code: string;
  readonly about?: { readonly [field: string]: unknown };
};

export type Played = {
  readonly is: "played";
  readonly at: number;
  readonly moves: number;
};

export type Refused = {
  readonly is: "refused";
  readonly refusal: Refusal;
  readonly move: number;
  readonly at: number;
};

export type Stale = {
  readonly is: "stale";
  readonly at: number;
};

export type ErrorBody = {
  readonly bad: readonly Invalid[];
};

export type Me = {
  readonly language?: string;
  readonly person: string | null;
  readonly kind: "guest" | "account" | "bot" | null;
  readonly name: string;
  readonly banned?: string;
};

export type Terms = {
  readonly title: string;
  readonly listed: boolean;
  readonly clock: {
    readonly is: "none";
  } | {
    readonly is: "live";
    readonly main: number;
    readonly increment: number;
  } | {
    readonly is: "turn";
    readonly each: number;
  } | {
    readonly is: "correspondence";
    readonly days: number;
    readonly vacation: number;
  };
  readonly onTimeout: "lose" | "bot" | "claim";
  readonly standInLevel: number;
  readonly takeBack: "rules" | "consent";
  readonly spectators: {
    readonly allowed: boolean;
    readonly delay: number;
    readonly acts?: number;
  };
  readonly autoStart: boolean;
  readonly ownSeatOptions: boolean;
  readonly rated: boolean;
};

export type TableInfo = {
  readonly table: string;
  readonly version: number;
  readonly state: "lobby" | "playing" | "over";
  readonly game: string;
  readonly options: { readonly [field: string]: unknown };
  readonly terms: Terms;
  readonly owner: string;
  readonly seats: readonly {
    readonly kind: "person" | "bot" | "vacant";
    readonly reservedFor: "friend" | "open" | null;
    readonly name: string;
    readonly level: number | null;
    readonly personality?: "bold" | "careful" | "merchant" | "treacherous";
    readonly ready: boolean;
    readonly online: boolean;
    readonly account: string | null;
    readonly program?: true;
    readonly seatOptions: readonly string[];
  }[];
  readonly commitment: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly summary: MatchSummary | null;
  readonly from: number;
  readonly proposals: readonly {
    readonly id: string;
    readonly by: number;
    readonly since: number;
    readonly what: {
      readonly is: "takeBack";
      readonly at: number;
    } | {
      readonly is: "pause";
    } | {
      readonly is: "resume";
    } | {
      readonly is: "claim";
      readonly of: number;
      readonly to: "bot" | "open";
    } | {
      readonly is: "rematch";
    } | {
      readonly is: "edition";
      readonly to: number;
    };
    readonly needs: readonly number[];
    readonly yes: readonly number[];
  }[];
  readonly declined?: {
    readonly id: string;
    readonly by: number;
    readonly what: {
      readonly is: "takeBack";
      readonly at: number;
    } | {
      readonly is: "pause";
    } | {
      readonly is: "resume";
    } | {
      readonly is: "claim";
      readonly of: number;
      readonly to: "bot" | "open";
    } | {
      readonly is: "rematch";
    } | {
      readonly is: "edition";
      readonly to: number;
    };
    readonly seat: number;
  };
  readonly rematch: string | null;
  readonly rematchOf: string | null;
  readonly tournament?: string;
  readonly fromTickets?: true;
  readonly handOver?: {
    readonly match: string;
    readonly seat: number;
    readonly player: number;
    readonly agreed: readonly number[];
  };
  readonly handedOver?: {
    readonly seat: number;
    readonly at: number;
  };
  readonly closed?: {
    readonly is: "forfeit" | "deadline" | "ruled" | "ended" | "host" | "unplayable";
    readonly why: string;
    readonly at: number;
    readonly scores?: readonly number[];
  };
  readonly casting?: {
    readonly casters: number;
    readonly shown: {
      readonly at: number;
      readonly marks: readonly ({
        readonly is: "arrow";
        readonly from: string;
        readonly to: string;
        readonly label?: string;
      } | {
        readonly is: "circle";
        readonly at: string;
        readonly label?: string;
      })[];
      readonly text: string;
    } | null;
  };
  readonly muted: readonly string[];
  readonly watching: number;
  readonly you: {
    readonly seats: readonly number[];
    readonly reclaimable: readonly number[];
    readonly owner: boolean;
    readonly muted: boolean;
    readonly caster: boolean;
    readonly removed: boolean;
    readonly seatOptions: { readonly [field: string]: unknown };
  };
};

export type TableWithLinks = {
  readonly table: TableInfo;
  readonly links: readonly {
    readonly seat: number | null;
    readonly token: string;
  }[];
};

export type LinkTarget = {
  readonly table: TableInfo;
  readonly seat: number | null;
  readonly yours: boolean;
};

export type ChatLine = {
  readonly n: number;
  readonly at: number;
  readonly channel: "table" | "allies" | "spectators";
  readonly seat: number | null;
  readonly name: string;
  readonly who: string;
  readonly text: string | null;
  readonly why?: {
    readonly n: number;
    readonly terms: readonly {
      readonly key: string;
      readonly value: number;
      readonly about?: { readonly [field: string]: string | number };
    }[];
  };
};

export type TicketInfo = {
  readonly wants: readonly {
    readonly game: string;
    readonly pace: "quick" | "long" | "day" | "threeDays";
  }[];
  readonly rated: boolean;
  readonly range: {
    readonly below: number;
    readonly above: number;
  } | null;
  readonly opponents: "people" | "programs" | "everyone";
  readonly since: number;
  readonly expiresAt: number;
  readonly found: {
    readonly table: string;
    readonly opponent: string;
    readonly game: string;
    readonly pace: "quick" | "long" | "day" | "threeDays";
    readonly program?: true;
  } | null;
  readonly meanwhile?: {
    readonly table: string;
    readonly game: string;
    readonly pace: "quick" | "long" | "day" | "threeDays";
  };
};

export type TicketsInfo = {
  readonly mine: TicketInfo | null;
  readonly waiting: readonly {
    readonly game: string;
    readonly pace: "quick" | "long" | "day" | "threeDays";
    readonly fitting: number;
    readonly others: number;
  }[];
  readonly people: number;
  readonly programs: number;
  readonly games: readonly string[];
  readonly ratings: readonly {
    readonly game: string;
    readonly pace: "live" | "correspondence";
    readonly rating: number;
    readonly deviation: number;
  }[];
};

export type NewProgram = {
  readonly token: string;
  readonly person: string;
  readonly name: string;
  readonly scope: "tables" | "ladder";
};

export type OwnPrograms = {
  readonly programs: readonly {
    readonly person: string;
    readonly name: string;
    readonly scope: "tables" | "ladder";
    readonly createdAt: number;
    readonly pausedUntil: number | null;
    readonly ratings: readonly {
      readonly game: string;
      readonly rating: number;
      readonly deviation: number;
      readonly matches: number;
    }[];
  }[];
  readonly most: number;
};

export type ProgramLadder = {
  readonly game: string;
  readonly entries: readonly {
    readonly person: string;
    readonly name: string;
    readonly owner: string;
    readonly rating: number;
    readonly deviation: number;
    readonly matches: number;
    readonly rank: number | null;
    readonly waiting: boolean;
    readonly yours: boolean;
  }[];
};

export type ProtocolInfo = {
  readonly newest: number;
  readonly oldest: number;
  readonly host: string;
};

export type MoveInput = {
  readonly step: string;
  readonly act: {
    readonly do: string;
    readonly [field: string]: unknown;
  };
};

export type ActsInput = {
  readonly at: number;
  readonly key: string;
  readonly moves: readonly MoveInput[];
};

export type NewTableInput = {
  readonly game: string;
  readonly options: { readonly [field: string]: unknown };
  readonly seats: readonly ({
    readonly is: "me";
  } | {
    readonly is: "friend";
  } | {
    readonly is: "open";
  } | {
    readonly is: "bot";
    readonly level: number;
    readonly personality?: "bold" | "careful" | "merchant" | "treacherous";
    readonly name?: string;
  })[];
  readonly name: string;
  readonly title?: string;
  readonly listed?: boolean;
  readonly clock?: {
    readonly is: "none";
  } | {
    readonly is: "live";
    readonly main: number;
    readonly increment: number;
  } | {
    readonly is: "turn";
    readonly each: number;
  } | {
    readonly is: "correspondence";
    readonly days: number;
    readonly vacation: number;
  };
  readonly onTimeout?: "lose" | "bot" | "claim";
  readonly standInLevel?: number;
  readonly takeBack?: "rules" | "consent";
  readonly spectators?: {
    readonly allowed: boolean;
    readonly delay: number;
    readonly acts?: number;
  };
  readonly autoStart?: boolean;
  readonly ownSeatOptions?: boolean;
  readonly rated?: boolean;
  readonly from?: {
    readonly text: string;
    readonly at: number;
  };
};

export type OpenLinkInput = {
  readonly token: string;
};

export type TakeSeatInput = {
  readonly name: string;
  readonly commitment: string;
  readonly entropy: string;
  readonly token?: string;
  readonly seatOptions?: { readonly [field: string]: unknown };
};

export type TicketInput = {
  readonly name: string;
  readonly wants: readonly {
    readonly game: string;
    readonly pace: "quick" | "long" | "day" | "threeDays";
  }[];
  readonly rated: boolean;
  readonly range: {
    readonly below: number;
    readonly above: number;
  } | null;
  readonly opponents?: "people" | "programs" | "everyone";
};

export type BotTokenInput = {
  readonly name: string;
  readonly scope?: "tables" | "ladder";
};
