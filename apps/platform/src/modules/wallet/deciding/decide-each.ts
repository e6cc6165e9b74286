import type { Answer } from "@perya/wallet-protocol";
import type { AccountBatch, AccountBatches } from "./account-batch.ts";
import { decideGroup } from "./decide-group.ts";
import type { Asked } from "./keys.ts";
import { shareDecided } from "./share-decided.ts";
import type { Fact } from "./state.ts";

/** The commands of one caller. Those of a vendor are of one player. */
export interface Group {
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
  const stateOf = (player: bigint) => accountOf(accounts, player).state;
  return groups.map(({ asked, seen }) => {
    if (asked.some(({ command }) => !accounts.has(command.player)))
      return asked.map((): Answer => ({ ok: false, refusal: "UNKNOWN_PLAYER", replayed: false }));
    if (here) for (const one of asked) shareDecided(stateOf(one.command.player), one, here);
    const outcome = decideGroup(stateOf, asked, now, locked || seen);
    for (const entry of outcome?.entries ?? []) {
      accountOf(accounts, entry.player).entries.push(entry);
      here?.set(entry.idem, entry);
    }
    return outcome?.answers;
  });
}

function accountOf(accounts: AccountBatches, player: bigint): AccountBatch {
  const account = accounts.get(player);
  if (!account) throw new Error(`The account of player ${player} is missing`);
  return account;
}
