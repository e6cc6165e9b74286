import type { Answer } from "@perya/wallet-protocol";
import type { Turn } from "./batch.ts";
import { decideGroup } from "./decide-group.ts";
import type { Asked } from "./keys.ts";
import type { Fact, PlayerState } from "./wallet.ts";

/** The commands of one caller, all of one player. */
export interface Group {
  readonly player: bigint;
  readonly asked: readonly Asked[];
  /** One of its keys was written lately, so what is stored under them must be read. */
  readonly seen: boolean;
}

export type Turns = ReadonlyMap<bigint, Turn>;

/**
 * Decides groups one after the other, each by itself, and puts what was decided into their players' turns. `careful`: everything the groups ask for was looked up on locked
 * accounts. Undefined for a group whose keys must be looked up before it can be answered, which careful ones never are.
 */
export function decideEach(
  turns: Turns,
  groups: readonly Group[],
  now: number,
  careful: boolean,
): (readonly Answer[] | undefined)[] {
  const here = careful ? new Map<string, Fact>() : undefined;
  return groups.map(({ player, asked, seen }) => {
    const turn = turns.get(player);
    if (!turn)
      return asked.map((): Answer => ({ ok: false, refusal: "UNKNOWN_PLAYER", replayed: false }));
    if (here) tellOfOthers(turn.state, asked, here);
    const outcome = decideGroup(turn.state, asked, now, careful || seen);
    for (const entry of outcome?.entries ?? []) {
      turn.entries.push(entry);
      here?.set(entry.idem, entry);
    }
    return outcome?.answers;
  });
}

/** One id used for two players in one batch would break the unique index at every try: what this batch has decided under a command's keys is known to it, for any player. */
function tellOfOthers(
  { facts }: PlayerState,
  group: readonly Asked[],
  here: ReadonlyMap<string, Fact>,
): void {
  for (const key of group.flatMap(({ idem, ref }) => (ref === null ? [idem] : [idem, ref]))) {
    const fact = here.get(key);
    if (fact && !facts.has(key)) facts.set(key, fact);
  }
}
