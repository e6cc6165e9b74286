import type { Tx } from "@perya/postgres";
import { closedAmong, seenAmong } from "../../identity/index.ts";
import { vipLevelsOf } from "../../loyalty/index.ts";
import { segmentOf } from "../../players/index.ts";
import { cashOf } from "../../wallet/index.ts";
import { notAdvertisedTo } from "../advertising/not-advertised-to.ts";
import type { Audience } from "./audience.ts";
import type { BroadcastDraft } from "./broadcast.ts";

/** Players looked at in one step. */
const STEP = 1_000;

/** One step through an audience. */
export interface Step {
  /** Those of the step whom the message is for. */
  readonly players: readonly bigint[];
  /** The last one looked at. */
  readonly reached: bigint;
  readonly isLast: boolean;
}

/** The players of an audience after one, in the order of their ids; closed accounts are in none. */
export async function nextPlayers(
  tx: Tx,
  { brandId, audience, advertises }: Pick<BroadcastDraft, "brandId" | "audience" | "advertises">,
  after: bigint,
): Promise<Step> {
  const found = await lookedAt(tx, brandId, audience, after);
  const barred = advertises ? await notAdvertisedTo(tx, brandId, found) : undefined;
  const closed = await closedAmong(tx, found);
  const open = found.filter((player) => !closed.has(player) && !barred?.has(player));
  return {
    players: "segment" in audience ? await narrowed(tx, audience.segment, open) : open,
    reached: found.at(-1) ?? after,
    isLast: found.length < STEP,
  };
}

type SegmentAsked = Extract<Audience, { segment: unknown }>["segment"];

async function lookedAt(
  tx: Tx,
  brandId: bigint,
  audience: Audience,
  after: bigint,
): Promise<bigint[]> {
  if ("players" in audience)
    return audience.players
      .map(BigInt)
      .filter((player) => player > after)
      .slice(0, STEP);
  const { countries, levels, registered, balance } = audience.segment;
  const segment = { brandId, countries, levels, registered, currency: balance?.currency };
  return segmentOf(tx, segment, after, STEP);
}

async function narrowed(
  tx: Tx,
  { seen, balance, vipLevels }: SegmentAsked,
  players: readonly bigint[],
): Promise<readonly bigint[]> {
  const present = seen && (await seenAmong(tx, players, seen));
  const cash = balance && (await cashOf(tx, players));
  const levels = vipLevels && (await vipLevelsOf(tx, players));
  return players.filter((player) => {
    if (present && !present.has(player)) return false;
    if (levels && !vipLevels.includes(levels.get(player) ?? 0)) return false;
    const has = cash?.get(player) ?? 0n;
    return (
      (balance?.least === undefined || has >= BigInt(balance.least)) &&
      (balance?.most === undefined || has <= BigInt(balance.most))
    );
  });
}
