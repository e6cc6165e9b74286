import { fromMinor } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { fieldRule, type Field } from "../rules/fields.ts";
import { ruleOf, type Profile } from "../rules/profile.ts";
import { PER_SESSION } from "../rules/session-law.ts";
import { lawInForce } from "./law-in-force.ts";
import type { Law } from "./laws.ts";
import { lawAt, readLaws } from "./read-laws.ts";

/** Kinds of limits that a law can make compulsory. */
export type LimitKind = "deposit" | "loss" | "wager" | "session" | "balance";
const KINDS: readonly LimitKind[] = ["deposit", "loss", "wager", "session", "balance"];

/** A kind of limit that a player has to set, of every period that is listed; of any for none. */
export interface CompulsoryLimit {
  readonly kind: LimitKind;
  /** As a ceiling's. */
  readonly periods: readonly string[];
  /** Whose: `DK.limit.deposit`. */
  readonly rules: readonly string[];
}

/** A period of the calendar by which a law counts players' own deposit limits. */
interface CalendarPeriod {
  readonly period: string;
  /** Whose calendar it is: an IANA zone, or `brand`. */
  readonly zone: string;
  readonly isNet: boolean;
}

/** The most that a law lets a player pay in within a period. */
export interface DepositCeiling {
  /** `DE.limit.depositCeiling`. */
  readonly rule: string;
  /** Whole years, both ends included; null without an end. */
  readonly ageMin: number | null;
  readonly ageMax: number | null;
  /** `calendarMonth`, or a rolling `24h`, `day`, `7d`, `week`, `1month`, `month`. */
  readonly period: string;
  readonly currency: string;
  /** Ledger units. */
  readonly units: bigint;
  /** Whether what was paid out gives room again. */
  readonly isNet: boolean;
  /** Whose calendar it is: an IANA zone, or `brand`. */
  readonly zone: string;
}

/** The age below which a player neither pays in nor bets. */
interface AgeFloor {
  readonly years: number;
  /** `PH.age.min`. */
  readonly rule: string;
}

/** What the profiles of a brand ask of players' limits. */
export interface LimitLaw {
  /** Null where no profile names an age. */
  readonly age: AgeFloor | null;
  /** Without these a player neither pays in nor bets. */
  readonly compulsory: readonly CompulsoryLimit[];
  readonly calendar: readonly CalendarPeriod[];
  readonly ceilings: readonly DepositCeiling[];
  /** In force where the player has no own deposit limit of that period. */
  readonly defaults: readonly DepositCeiling[];
  /** Above these staff talk to the player. */
  readonly contactAt: readonly DepositCeiling[];
}

interface Offered {
  readonly mandatory: boolean;
  readonly periods: readonly string[];
  readonly basis: "net" | "gross" | null;
}

interface Row {
  readonly ageMin?: number | null;
  readonly ageMax?: number | null;
  readonly period?: string;
  readonly currency?: string;
  readonly amount?: number;
}

/** What the profiles of a brand ask of players' limits, now. Every matching row applies. */
export async function limitLawOf(platform: Platform, brandId: bigint): Promise<LimitLaw> {
  return limitLawIn(await lawInForce(platform, brandId));
}

/** The same, read in the caller's transaction: for what happens seldom. */
export async function limitLawNow(
  tx: Tx,
  brand: Pick<Brand, "id" | "realMoney">,
): Promise<LimitLaw> {
  const now = await readClock(tx);
  return limitLawIn(lawAt(await readLaws(tx, brand), now.epochMilliseconds));
}

function limitLawIn({ profiles, compiled: { age } }: Pick<Law, "profiles" | "compiled">): LimitLaw {
  const all = (field: Field) => profiles.flatMap((profile) => ceilingsOf(profile, field));
  return {
    age: age && { years: age.value, rule: age.rule },
    compulsory: KINDS.flatMap((kind) => compulsoryOf(profiles, kind)),
    calendar: profiles.flatMap(calendarOf),
    ceilings: all("limit.depositCeiling"),
    defaults: all("limit.depositDefault"),
    contactAt: all("limit.contactAt"),
  };
}

function compulsoryOf(profiles: readonly Profile[], kind: LimitKind): CompulsoryLimit[] {
  const field = `limit.${kind}` as const;
  const mandatory = profiles.flatMap((profile) => {
    const cell = cellOf<Offered>(profile, field);
    if (!cell?.mandatory) return [];
    const periods = cell.periods.filter((period) => period !== PER_SESSION);
    // One of a session alone is asked for before each session.
    if (periods.length < cell.periods.length && periods.length === 0) return [];
    return [{ rule: ruleOf(profile.code, field), periods }];
  });
  if (mandatory.length === 0) return [];
  const periods = [...new Set(mandatory.flatMap((one) => one.periods))];
  return [{ kind, periods, rules: mandatory.map(({ rule }) => rule) }];
}

function calendarOf(profile: Profile): CalendarPeriod[] {
  const cell = cellOf<Offered>(profile, "limit.deposit");
  return (cell?.periods ?? [])
    .filter((period) => period.startsWith("calendar"))
    .map((period) => ({ period, zone: profile.zone, isNet: cell?.basis === "net" }));
}

function ceilingsOf(profile: Profile, field: Field): DepositCeiling[] {
  const isNet = cellOf<Offered>(profile, "limit.deposit")?.basis === "net";
  return (cellOf<readonly Row[]>(profile, field) ?? []).flatMap((row) => {
    const { period, currency, amount, ageMin = null, ageMax = null } = row;
    if (period === undefined || currency === undefined || amount === undefined) return [];
    const { units } = fromMinor(BigInt(amount), currency);
    const rule = ruleOf(profile.code, field);
    return [{ rule, ageMin, ageMax, period, currency, units, isNet, zone: profile.zone }];
  });
}

function cellOf<Value>({ cells }: Profile, field: Field): Value | undefined {
  const value = cells[field]?.value;
  return value === undefined || value === null
    ? undefined
    : (fieldRule(field).kind.schema.parse(value) as Value);
}
