import { fromMinor } from "@perya/money";
import type { BetLaw, SessionBound } from "@perya/wallet-protocol";
import { dayOfAge, ageOn } from "../rules/age-on.ts";
import { betBounds } from "../rules/bet-bounds.ts";
import type { NumberRule, Rule } from "../rules/compile.ts";
import { forbidsPlay } from "../rules/identity-law.ts";
import type { Product } from "../rules/fields.ts";
import { ruleOf } from "../rules/profile.ts";
import { SESSION_PRODUCTS } from "../rules/session-law.ts";
import type { Law } from "../versions/laws.ts";

const HOUR_MS = 3_600_000;

/** Who bets on what. */
export interface Bettor {
  readonly product: Product;
  readonly currency: string;
  /** yyyy-MM-dd; null where it is not known. */
  readonly birthday: string | null;
  /** IANA zone of the brand, whose midnight makes a player older. */
  readonly zone: string;
  /**
   * When a player whose identity is not proven registered, in milliseconds since 1970; null where
   * it is proven, or needs no proof.
   */
  readonly unprovenSince: number | null;
  /**
   * Until when each register is known not to have the player, in milliseconds since 1970; one that
   * is missing has not said so. Null where none is asked: a brand for play money.
   */
  readonly clear: ReadonlyMap<string, number> | null;
  /** Whether the account plays for real money, which a brand has to be open for. */
  readonly real: boolean;
  /** A pause that the law forces on the player; null for none. */
  readonly pause: PlayPause | null;
  /** The session that the player planned last; null for none, undefined where nobody asked. */
  readonly plan: PlayPlan | null | undefined;
}

/** What a player planned of a session of play before it. */
export interface PlayPlan {
  readonly number: bigint;
  /** When it is over, in milliseconds since 1970. */
  readonly until: number;
  /** The most that may be lost in it, in ledger units. */
  readonly units: bigint;
  /** The player's last entry before it. */
  readonly afterSeq: bigint;
}

/** A time without bets, in milliseconds since 1970. */
export interface PlayPause {
  readonly from: number;
  readonly until: number;
}

/**
 * What a player's laws say to bets between two times, in milliseconds since 1970: one for each
 * instant at which a version, a choice, the player's age or a pause changes something.
 */
export function betLawsOf(
  laws: readonly Law[],
  bettor: Bettor,
  span: { readonly from: number; readonly until: number },
): readonly BetLaw[] {
  const changes = new Set([
    span.from,
    ...laws.map(({ from }) => from),
    ...birthdaysThatCount(laws, bettor),
    ...deadlines(laws, bettor),
    ...(bettor.pause ? [bettor.pause.from, bettor.pause.until] : []),
    ...(bettor.plan ? [bettor.plan.until] : []),
    ...(bettor.clear?.values() ?? []),
  ]);
  return [...changes]
    .filter((at) => span.from <= at && at < span.until)
    .toSorted((a, b) => a - b)
    .flatMap((at) => betLawAt(laws, bettor, at) ?? []);
}

function betLawAt(laws: readonly Law[], bettor: Bettor, from: number): BetLaw | undefined {
  const law = laws.findLast((one) => one.from <= from);
  if (!law) return undefined;
  const { product, currency } = bettor;
  const bounds = betBounds(law.compiled, { product, currency, age: ageAt(bettor, from) });
  const units = (bound: NumberRule | null) =>
    bound && {
      value: fromMinor(BigInt(bound.value), currency).units,
      rule: nameOf(bound),
    };
  const gate = bettor.real
    ? (law.gate ?? unprovenBy(law, bettor, from) ?? unaskedBy(law, bettor, from))
    : null;
  const planned = plannedBy(law, bettor);
  const plan = bettor.plan && from < bettor.plan.until ? bettor.plan : null;
  const unplanned = plan ? null : planned;
  const closed = gate ?? bounds.closed ?? pausedBy(law, bettor, from) ?? unplanned;
  return {
    from,
    closed: closed && nameOf(closed),
    tooYoung: bounds.tooYoung && nameOf(bounds.tooYoung),
    highest: units(bounds.highest),
    lowest: units(bounds.lowest),
    apartMs: bounds.roundMs && { value: bounds.roundMs.value, rule: nameOf(bounds.roundMs) },
    session: plan && planned && { ...sessionBound(plan), rule: nameOf(planned) },
  };
}

/** The law that has a player pause at a time. */
function pausedBy({ folded }: Law, { pause }: Bettor, at: number): Rule | null {
  const owner = folded.get("check.break")?.of[0];
  if (!owner || pause === null || at < pause.from || at >= pause.until) return null;
  return { rule: ruleOf(owner.code, "check.break"), version: owner.version };
}

/** The law that has a player plan a session before such bets. */
function plannedBy({ session }: Law, { product, plan }: Bettor): Rule | null {
  return session && plan !== undefined && SESSION_PRODUCTS.has(product) ? session : null;
}

function sessionBound({ number, afterSeq, units: value }: PlayPlan): Omit<SessionBound, "rule"> {
  return { number, afterSeq, value };
}

/** The law of proof that keeps an unproven player from play at a time. */
function unprovenBy({ identity }: Law, bettor: Bettor, at: number): Rule | null {
  const { unprovenSince, currency } = bettor;
  if (!identity || unprovenSince === null) return null;
  const hoursSince = (at - unprovenSince) / HOUR_MS;
  return forbidsPlay(identity, { hoursSince, currency }) ? identity : null;
}

/** The law of registers while one of them has not said that the player is not on it. */
function unaskedBy({ registers }: Law, { clear }: Bettor, at: number): Rule | null {
  if (!registers?.moments.play || clear === null) return null;
  return registers.names.every((name) => (clear.get(name) ?? 0) > at) ? null : registers;
}

/** The instants at which a player's time to prove an identity is over. */
function deadlines(laws: readonly Law[], { unprovenSince }: Bettor): readonly number[] {
  if (unprovenSince === null) return [];
  return laws.flatMap(({ identity }) =>
    identity === undefined || identity.hours === null
      ? []
      : [unprovenSince + identity.hours * HOUR_MS],
  );
}

/** A rule as the wallet's log and staff read it. */
function nameOf({ rule, version }: Rule): string {
  return `${rule} v${version}`;
}

function ageAt({ birthday, zone }: Bettor, at: number): number | null {
  if (birthday === null) return null;
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();
  return ageOn(Temporal.PlainDate.from(birthday), day);
}

/** The midnights at which the player reaches an age that a law names. */
function birthdaysThatCount(laws: readonly Law[], { birthday, zone }: Bettor): readonly number[] {
  if (birthday === null) return [];
  const birth = Temporal.PlainDate.from(birthday);
  const ages = new Set(
    laws.flatMap(({ compiled: { age, highest } }) => [
      ...(age ? [age.value] : []),
      ...[...highest.values()]
        .flat()
        .flatMap(({ bands }) => bands)
        .flatMap(({ ageMin, ageMax }) => [ageMin ?? 0, ageMax === null ? 0 : ageMax + 1]),
    ]),
  );
  return [...ages].map((years) => dayOfAge(birth, years).toZonedDateTime(zone).epochMilliseconds);
}
