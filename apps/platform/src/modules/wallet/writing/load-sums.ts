import type { Tx } from "@perya/postgres";
import { Sums, type PlayerState } from "../deciding/index.ts";
import { selectAway, selectPlayed, selectSums, type LogPart } from "../sums/index.ts";
import { storeSums } from "./sums.store.ts";

const PAGE = 1_000;
/** When more entries than these had to be read, the sums are stored for the next time. */
const MAX_TAIL = 500;

interface Loading {
  readonly state: PlayerState;
  readonly sums: Sums;
  readonly rest: LogPart;
  readonly read: number;
}

/**
 * Gives states what their players staked and lost lately, as it stands after each account's entry
 * `seq`: the sums that were stored last, and the entries after them. Read backwards and in pages,
 * so that no statement reads a whole month of one who plays all day.
 */
export async function loadSums(tx: Tx, states: readonly PlayerState[]): Promise<void> {
  const ends = states.map(({ account }) => account);
  const stored = await selectSums(tx, ends);
  let loading: Loading[] = states.map((state) => {
    const { player, seq } = state.account;
    const known = stored.get(player);
    const rest = { player, after: known?.seq ?? 0n, before: seq + 1n };
    return { state, sums: Sums.of(known), rest, read: 0 };
  });
  const away = await selectAway(tx, ends);
  for (const { sums, state } of loading) sums.away = away.get(state.account.player) ?? 0n;
  while (loading.length > 0) loading = await loadPage(tx, loading);
}

/** Reads one page of each; answers those of which there is more. */
async function loadPage(tx: Tx, loading: readonly Loading[]): Promise<Loading[]> {
  const entries = Map.groupBy(
    await selectPlayed(
      tx,
      loading.map(({ rest }) => rest),
      PAGE,
    ),
    ({ player }) => player,
  );
  const more: Loading[] = [];
  for (const { state, sums, rest, read } of loading) {
    const page = entries.get(rest.player) ?? [];
    for (const { played, takenBack } of page) {
      if (played) sums.count(played);
      if (takenBack) sums.discount(takenBack);
    }
    const total = read + page.length;
    const oldest = page.at(-1);
    if (page.length === PAGE && oldest && !oldest.past)
      more.push({ state, sums, rest: { ...rest, before: oldest.seq }, read: total });
    else {
      state.sums = sums;
      if (total > MAX_TAIL) await storeSums(tx, state.account, sums);
    }
  }
  return more;
}
