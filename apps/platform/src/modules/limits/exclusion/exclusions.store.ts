import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Person } from "../../players/index.ts";
import type { AskedKind, ExclusionKind, RecognisedBy, StandingExclusion } from "./exclusion.ts";
import type { ExcludedPerson } from "./same-person.ts";

export interface NewExclusion {
  readonly player: bigint;
  readonly kind: AskedKind;
  readonly until: Temporal.Instant;
  /** `player`, or the name of a member of staff. */
  readonly actor: string;
}

/** Keeps an exclusion that was asked for; answers its id. */
export async function insertExclusion(tx: Tx, asked: NewExclusion): Promise<bigint> {
  const { player, kind, until, actor } = asked;
  const row = await tx.row<{ id: bigint }>(sql`
    insert into exclusion (player_id, kind, until, actor)
    values (${player}, ${kind}, ${until}, ${actor})
    returning id`);
  if (!row) throw new Error("An exclusion was not written");
  return row.id;
}

/** Keeps an exclusion carried over to another account; false if it was before. */
export async function insertCarried(
  tx: Tx,
  origin: StandingExclusion,
  player: bigint,
  by: RecognisedBy,
): Promise<boolean> {
  const row = await tx.row(sql`
    insert into exclusion (player_id, kind, until, actor, origin_id, recognised_by)
    values (${player}, ${origin.kind}, ${origin.until}, 'house', ${origin.id}, ${by})
    on conflict (origin_id, player_id) where origin_id is not null do nothing
    returning id`);
  return row !== undefined;
}

/** Keeps what an excluded person is recognised by. What is known stays. */
export async function insertPerson(tx: Tx, person: Person): Promise<void> {
  await tx.run(sql`
    insert into excluded_person (player_id, mobile, email, name, birthday, kyc_level)
    values (
      ${person.player},
      ${person.hasProvenMobile ? person.mobile : null},
      ${person.hasProvenEmail ? person.email : null},
      ${person.name}, ${person.birthday}::date, ${person.kycLevel}
    )
    on conflict do nothing`);
}

const STANDING = sql`
  select id, player_id as player, kind, until from exclusion
  where until > now() and kind <> 'REGISTER'`;

/** The exclusion that was asked for at an account and ends last, while it stands. */
export function selectStanding(tx: Tx, player: bigint): Promise<StandingExclusion | undefined> {
  return tx.row(sql`
    ${STANDING} and origin_id is null and player_id = ${player}
    order by until desc limit 1`);
}

/**
 * Exclusions that stand, those carried over and those of registers too, in the order of their ids.
 */
export function selectAllStanding(
  tx: Tx,
  after: bigint,
  limit: number,
): Promise<{ readonly id: bigint; readonly player: bigint; readonly until: Temporal.Instant }[]> {
  return tx.rows(sql`
    select id, player_id as player, until from exclusion
    where until > now() and lifted_at is null and id > ${after}
    order by id limit ${limit}`);
}

const PERSONS = sql`
  select excluded_person.player_id as player, mobile, email, name, birthday::text as birthday,
    kyc_level as "kycLevel", standing.since
  from excluded_person
  join lateral (
    select min(begins_at) as since from exclusion
    where exclusion.player_id = excluded_person.player_id
      and origin_id is null
      and kind <> 'REGISTER'
      and until > now()
  ) standing on standing.since is not null`;

/** What the person of an account is recognised by while an exclusion of the account stands. */
export function selectPersonsOf(
  tx: Tx,
  player: bigint,
): Promise<(ExcludedPerson & { readonly player: bigint })[]> {
  return tx.rows(sql`${PERSONS} where excluded_person.player_id = ${player}`);
}

/** Excluded persons, while their exclusion stands, with a phone, mail or birth date. */
export function selectPersonsAlike(
  tx: Tx,
  { mobile, email, birthday }: Pick<Person, "mobile" | "email" | "birthday">,
): Promise<(ExcludedPerson & { readonly player: bigint })[]> {
  return tx.rows(sql`
    ${PERSONS}
    where excluded_person.mobile = ${mobile}
      or excluded_person.email = ${email}
      or excluded_person.birthday = ${birthday}::date
    order by excluded_person.player_id`);
}

/** An exclusion of an account that stands. */
export interface Standing {
  readonly kind: ExclusionKind;
  readonly register: string | null;
  readonly until: Temporal.Instant;
}

/** What the exclusion of an account that ends last is; undefined for none that stands. */
export function selectLast(tx: Tx, player: bigint): Promise<Standing | undefined> {
  return tx.row(sql`
    select kind, register, until from exclusion
    where player_id = ${player} and until > now() and lifted_at is null
    order by until desc, kind limit 1`);
}

/**
 * Whether a player is excluded for months or for good, by themselves or by a register, whether they
 * may sign in or not. A break of days and the stop of one press are none: who takes one plays on
 * afterwards.
 */
export async function isShutOut(tx: Tx, player: bigint): Promise<boolean> {
  const row = await tx.row(sql`
    select id from exclusion
    where player_id = ${player}
      and kind in ('EXCLUSION', 'REGISTER')
      and until > now()
      and lifted_at is null
    limit 1`);
  return row !== undefined;
}
