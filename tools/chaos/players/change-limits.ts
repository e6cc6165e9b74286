import { setTimeout as pause } from "node:timers/promises";
import { connect, type Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { openDice, type Dice } from "../dice.ts";
import type { Stage } from "../stage.ts";
import { bet, openHub88 } from "../vendor/hub88.ts";
import type { Line } from "../vendor/movement.ts";
import type { Member, People } from "./people.ts";

/** What a player was told is in force, in ledger units; null for no limit. */
export interface InForce {
  readonly player: bigint;
  readonly limits: Map<string, bigint | null>;
  excludedUntil: Temporal.Instant | null;
  /** Limits and time-outs that were answered as set. */
  changes: number;
  /** Bets that came after such an answer and were decided against it. */
  bets: number;
  readonly faults: string[];
}

/** A bet is decided by the first alone; the others are compared with the account at the end. */
const NAMES = ["singleBet", "dailyWager", "weeklyLoss", "monthlyDeposit"] as const;
const CENT = 1_000n;
const MOST_CENTS = 2_000_000;
const LEAST_CENTS = 1_000;
const LONGEST_BREAK_MS = 600;
const AGAIN_MS = 150;
/** Of a hundred changes so many are time-outs. */
const TIME_OUT_PERCENT = 8;

/**
 * Players who lower limits, ask for higher ones, confirm them too early and in time, take time-outs
 * and make them longer, over HTTP at both processes until stopped. After each answer a bet beyond
 * the limit is sent to either process, which must refuse it.
 */
export async function changeLimits(
  stage: Stage,
  people: People,
  seed: string,
  stopped: () => boolean,
): Promise<InForce[]> {
  const db = connect(stage.databaseUrls.platform);
  const urls = stage.walletUrls.map((url) => `${url}/hub88/chaos-hub`) as [string, string];
  try {
    return await Promise.all(
      people.limiters.map(async (member, at) => {
        const dice = openDice(seed, `limiter ${at}`);
        const line = openHub88(
          stage.vendors.hub88,
          urls,
          stage.keys.hub88.privateKey,
          openDice(seed, `limiter line ${at}`),
        );
        const inForce: InForce = {
          player: member.id,
          limits: new Map(),
          excludedUntil: null,
          changes: 0,
          bets: 0,
          faults: [],
        };
        while (!stopped()) {
          // The first player never takes a time-out, so that limits refuse the bets to the end.
          if (at > 0 && dice.chance(TIME_OUT_PERCENT)) await timeOut(member, dice, inForce);
          else await changeOne(member, db, dice, inForce);
          await betBeyond(line, member, inForce);
          await pause(dice.between(0, LONGEST_BREAK_MS));
        }
        return inForce;
      }),
    );
  } finally {
    await db.close();
  }
}

async function changeOne(
  member: Member,
  db: Database,
  dice: Dice,
  inForce: InForce,
): Promise<void> {
  const name = dice.pick(NAMES);
  const before = inForce.limits.get(name) ?? null;
  const most = before === null ? MOST_CENTS : Number(before / CENT);
  const isRaise = before !== null && (dice.chance(40) || most <= LEAST_CENTS);
  const cents = isRaise ? most + dice.between(1, MOST_CENTS) : dice.between(LEAST_CENTS, most);
  const units = BigInt(cents) * CENT;
  const { status, code } = await member.ask("POST", "/limits", { name, amount: units.toString() });
  if (status !== 200) return void inForce.faults.push(`${name} was answered ${status} ${code}`);
  inForce.changes++;
  const expect = async (limit: bigint | null, when: string) => {
    inForce.limits.set(name, limit);
    const told = await ownOf(member, name);
    if (told !== limit) inForce.faults.push(`${name} ${when}: told ${told}, not ${limit}`);
  };
  if (!isRaise) return expect(units, "after it was lowered");
  await expect(before, "while a raise waits");
  const early = await member.ask("POST", "/limits/confirm", { name });
  if (early.code !== "TOO_EARLY")
    inForce.faults.push(`${name} confirmed too early: ${early.status} ${early.code}`);
  if (dice.chance(50)) return expect(before, "after a confirmation that came too early");
  await letDayPass(db, member.id, name);
  // A repeated confirmation finds that the first one was carried out.
  await member.ask("POST", "/limits/confirm", { name });
  return expect(units, "after it was confirmed");
}

async function ownOf(member: Member, name: string): Promise<bigint | null> {
  const { value } = await member.ask("GET", "/limits");
  const limits = value.limits as readonly { name: string; own: { amount: string } | null }[];
  const own = limits.find((limit) => limit.name === name)?.own ?? null;
  return own && BigInt(own.amount);
}

/** Moves a raise back in the database's time, however often the database is away. */
async function letDayPass(db: Database, player: bigint, name: string): Promise<void> {
  for (;;) {
    try {
      await db.run(sql`
        update player_limit_raise set asked_at = now() - interval '25 hours'
        where player_id = ${player} and name = ${name}`);
      return;
    } catch {
      await pause(AGAIN_MS);
    }
  }
}

async function timeOut(member: Member, dice: Dice, inForce: InForce): Promise<void> {
  const offered = (await member.ask("GET", "/exclusion")).value.timeOuts as [string, ...string[]];
  const asked = { kind: "TIME_OUT", period: dice.pick(offered) };
  const { status } = await member.ask("POST", "/exclusion", asked);
  const { until } = (await member.ask("GET", "/exclusion")).value as { until: string | null };
  const now = until === null ? null : Temporal.Instant.from(until);
  const { excludedUntil: before } = inForce;
  if (now === null || (before && Temporal.Instant.compare(now, before) < 0))
    inForce.faults.push(
      `a time-out was answered ${status}: ${String(before)} became ${String(now)}`,
    );
  inForce.excludedUntil = now;
  if (status === 200) inForce.changes++;
}

/**
 * A bet above the single bet in force, or any bet of an excluded player, whose open games ended
 * with the exclusion: either process must refuse it for that.
 */
async function betBeyond(line: Line, member: Member, inForce: InForce): Promise<void> {
  const single = inForce.limits.get("singleBet") ?? null;
  const { excludedUntil, faults } = inForce;
  if (single === null && excludedUntil === null) return;
  const units = excludedUntil ? CENT : (single ?? 0n) + CENT;
  const heard = await line.send(bet(line, member, { units }));
  if (!heard) return;
  inForce.bets++;
  const said = heard.ok ? "OK" : heard.refusal;
  const wanted = excludedUntil ? ["USER_DISABLED", "TOKEN_EXPIRED"] : ["LIMIT_REACHED"];
  if (!wanted.includes(said))
    faults.push(`a bet of ${units} beyond ${String(excludedUntil ?? single)} was answered ${said}`);
}
