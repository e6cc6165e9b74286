import type { Answer } from "@perya/wallet-protocol";
import type { AccountBatches } from "./account-batch.ts";
import { decideGroup } from "./decide-group.ts";
import type { Asked } from "./keys.ts";
import type { Fact, PlayerState } from "./state.ts";

/** The commands of one caller, all of one player. */
export interface Group {
  readonly player: bigint;
  readonly asked: readonly Asked[];
  /** One of its keys was written lately, so what is stored under them must be read. */
  readonly seen: boolean;
}

/**
 * Decides groups one after the other, each by itself, and puts what was decided into their
 * accounts' batches. `locked`: everything the groups ask for was looked up on locked accounts.
 * Undefined for a group whose keys must be looked up before it can be answered, which those on
 * locked accounts never are.
 */
export function decideEach(
  accounts: AccountBatches,
  groups: readonly Group[],
  now: number,
  locked: boolean,
): (readonly Answer[] | undefined)[] {
  const here = locked ? new Map<string, Fact>() : undefined;
  return groups.map(({ player, asked, seen }) => {
    const account = accounts.get(player);
    if (!account)
      return asked.map((): Answer => ({ ok: false, refusal: "UNKNOWN_PLAYER", replayed: false }));
    if (here) shareDecided(account.state, asked, here);
    const outcome = decideGroup(account.state, asked, now, locked || seen);
    for (const entry of outcome?.entries ?? []) {
      account.entries.push(entry);
      here?.set(entry.idem, entry);
    }
    return outcome?.answers;
  });
}

/**
 * One id used for two players in one batch would break the unique index at every try: what this
 * batch has decided under a command's keys is known to it, for any player.
 */
function shareDecided(
  { facts }: PlayerState,
  group: readonly Asked[],
  here: ReadonlyMap<string, Fact>,
): void {
  for (const key of group.flatMap(({ idem, ref }) => (ref === null ? [idem] : [idem, ref]))) {
    const fact = here.get(key);
    if (fact && !facts.has(key)) facts.set(key, fact);
  }
}
