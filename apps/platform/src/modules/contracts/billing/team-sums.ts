/** What a player or a team did in a period. Ledger units of one currency; `active` is a count. */
export interface Measures {
  readonly turnover: bigint;
  readonly netLoss: bigint;
  readonly active: number;
}

/** The same in a category. */
export type Done = Omit<Measures, "active">;

/** A player's place in the tree, with what the player alone did. */
export interface Member {
  readonly player: bigint;
  /** Null under the house. */
  readonly parent: bigint | null;
  /** 1 under the house. */
  readonly depth: number;
  /** By category; what is of none, such as a bonus, has the empty one. */
  readonly done: ReadonlyMap<string, Done>;
  /** How many active members the player is in the own team, and in those above. */
  readonly active: number;
  readonly activeAbove: number;
  /** Deposits less withdrawals. */
  readonly cash: bigint;
}

/** What a nearest contracted downline takes of the gross amount. */
export interface Part {
  readonly player: bigint;
  readonly gross: bigint;
}

/** A team's sums, with the player at its top. */
export interface Team {
  readonly measures: (categories: readonly string[] | null) => Measures;
  readonly cash: bigint;
  readonly parts: readonly Part[];
  readonly done: ReadonlyMap<string, Done>;
  /** False of a player with nobody below who counts. */
  readonly isAbove: boolean;
}

interface Below {
  readonly done: Map<string, Done>;
  active: number;
  cash: bigint;
  readonly parts: Part[];
}

/**
 * Goes through a tree once, children before parents, and calls for each player with the sums of the
 * team. What the call answers is the player's gross amount, which takes the place of those of
 * contracts below; without one they go on to the next above.
 */
export function passUp(
  members: readonly Member[],
  grossOf: (player: bigint, team: Team) => bigint | undefined,
): void {
  const teams = new Map<bigint, Below>();
  const deepestFirst = members.toSorted((one, other) => other.depth - one.depth);
  for (const member of deepestFirst) {
    const isAbove = teams.has(member.player);
    const below = teams.get(member.player) ?? emptyTeam();
    teams.delete(member.player);
    addDone(below.done, member.done);
    const active = below.active + member.active;
    below.cash += member.cash;
    const team: Team = {
      measures: (categories) => ({ ...sumOf(below.done, categories), active }),
      cash: below.cash,
      parts: below.parts,
      done: below.done,
      isAbove,
    };
    const gross = grossOf(member.player, team);
    if (member.parent === null) continue;
    const above = teams.get(member.parent) ?? emptyTeam();
    teams.set(member.parent, above);
    addDone(above.done, below.done);
    above.cash += below.cash;
    above.active += below.active + member.activeAbove;
    if (gross === undefined) above.parts.push(...below.parts);
    else above.parts.push({ player: member.player, gross });
  }
}

const emptyTeam = (): Below => ({ done: new Map(), active: 0, cash: 0n, parts: [] });

function addDone(to: Map<string, Done>, from: ReadonlyMap<string, Done>): void {
  for (const [category, one] of from) {
    const had = to.get(category);
    const netLoss = one.netLoss + (had?.netLoss ?? 0n);
    to.set(category, { turnover: one.turnover + (had?.turnover ?? 0n), netLoss });
  }
}

/** Sums of some categories and of what is of none; of all for null. */
function sumOf(done: ReadonlyMap<string, Done>, categories: readonly string[] | null): Done {
  let [turnover, netLoss] = [0n, 0n];
  for (const [category, one] of done) {
    if (categories && category !== "" && !categories.includes(category)) continue;
    turnover += one.turnover;
    netLoss += one.netLoss;
  }
  return { turnover, netLoss };
}
