import { connect } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { percentile } from "../../bench/percentile.ts";
import type { Load } from "./load.ts";
import type { Check } from "./proof/check.ts";
import type { Stage } from "./stage.ts";
import { bet } from "./vendor/hub88.ts";

/** Results of the other players while one account was held. */
export interface Held {
  readonly asked: number;
  /** Share, 0 … 1. */
  readonly accepted: number;
  readonly p99_ms: number;
  /**
   * The same a moment before, with no account held: the machine's usual results under this load.
   */
  readonly usual_accepted: number;
  readonly usual_p99_ms: number;
}

const USUAL_MS = 3_000;
const HELD_MS = 8_000;
/** Longer than the transaction is open, so that no timeout ends it. */
const NEVER_MS = 60_000;
const STAKE_UNITS = 1_000n;
const LEAST_ACCEPTED = 0.99;
/** Additional wait allowed for the other players. */
const P99_MS = 300;
/** Players besides the held one who can pay; each sends one bet after the other. */
const OTHERS = 8;

/**
 * Measures other players' bets over HTTP while an open transaction holds one player's account and
 * all vendors keep sending calls for that player.
 */
export async function holdAccount(
  { databaseUrls, players }: Stage,
  { vendors }: Load,
): Promise<Held> {
  const [held, ...more] = players;
  const vendor = vendors.find(({ name }) => name === "hub88");
  if (!vendor) throw new Error("Nobody speaks the native protocol");
  const others = more.filter(({ units }) => units === held.units).slice(0, OTHERS);
  const play = async (forMs: number) => {
    const asked: { ok: boolean; ms: number }[] = [];
    const until = performance.now() + forMs;
    const hand = async (player: (typeof others)[number]) => {
      while (performance.now() < until) {
        const call = bet(vendor.line, player, { units: STAKE_UNITS, closes: true });
        vendor.journal.push(call);
        const began = performance.now();
        const heard = await vendor.line.send(call);
        asked.push({ ok: heard?.ok === true, ms: performance.now() - began });
      }
    };
    await Promise.all(others.map(hand));
    return {
      asked: asked.length,
      accepted: asked.filter(({ ok }) => ok).length / asked.length,
      p99: Math.round(
        percentile(
          asked.map(({ ms }) => ms),
          0.99,
        ),
      ),
    };
  };
  const usual = await play(USUAL_MS);
  const db = connect(databaseUrls.platform, { connections: 1, idleInTransactionMs: NEVER_MS });
  try {
    const { asked, accepted, p99 } = await db.inTransaction(async (tx) => {
      await tx.run(sql`select from wallet_account where player = ${held.id} for update`);
      return play(HELD_MS);
    });
    return {
      asked,
      accepted,
      p99_ms: p99,
      usual_accepted: usual.accepted,
      usual_p99_ms: usual.p99,
    };
  } finally {
    await db.close();
  }
}

/**
 * Whether the other players were affected: 99% of the bets that would be accepted anyway are
 * accepted, and the 99th percentile is at most 300 ms higher than without the hold.
 */
export function checkHeld({
  asked,
  accepted,
  p99_ms: p99,
  usual_accepted: anyway,
  usual_p99_ms: usual,
}: Held): Check {
  const few =
    `${percent(accepted)} % of the others' bets were accepted, and ` +
    `${percent(anyway)} % with nothing held`;
  const slow = `99 of 100 of the others' bets took up to ${p99} ms, ${usual} ms with nothing held`;
  const faults = [
    ...(accepted < LEAST_ACCEPTED * anyway ? [few] : []),
    ...(p99 > P99_MS + usual ? [slow] : []),
  ];
  return {
    name: "one account held by an open transaction: the others' bets go on",
    looked: asked,
    faults,
  };
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}
