import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** What the person behind an account is recognised by. */
export interface Person {
  readonly player: bigint;
  readonly openedAt: Temporal.Instant;
  /** 1 with a proven name and birth date, 2 and above with documents. */
  readonly kycLevel: number;
  /** E.164. */
  readonly mobile: string | null;
  readonly hasProvenMobile: boolean;
  /** In lower case. */
  readonly email: string | null;
  readonly hasProvenEmail: boolean;
  /** The name on the documents, or that of the bank account. */
  readonly name: string | null;
  /** yyyy-MM-dd. */
  readonly birthday: string | null;
}

const PERSON = sql`
  select player.id as player, player.created_at as "openedAt", player.kyc_level as "kycLevel",
    mobile, mobile_verified_at is not null as "hasProvenMobile",
    lower(email) as email, email_verified_at is not null as "hasProvenEmail",
    coalesce(fullname, payee_name) as name, birthday::text as birthday
  from player join player_profile on player_profile.player_id = player.id
  where player.kind not in ('4', 'staff', 'system')`;

/** The person behind an account; undefined for trial and house accounts. */
export function selectPerson(tx: Tx, player: bigint): Promise<Person | undefined> {
  return tx.row(sql`${PERSON} and player.id = ${player}`);
}

/** Accounts of any brand with this phone, mail or birth date, in the order of their ids. */
export function selectAlike(
  tx: Tx,
  { mobile, email, birthday }: Pick<Person, "mobile" | "email" | "birthday">,
): Promise<Person[]> {
  return tx.rows(sql`
    ${PERSON} and player_profile.player_id in (
      select player_id from player_profile where mobile = ${mobile}
      union
      select player_id from player_profile where lower(email) = ${email}
      union
      select player_id from player_profile where birthday = ${birthday}::date)
    order by player.id`);
}

/** Whether an account is a person's: no trial and no house account. */
export async function selectIsPerson(tx: Tx, player: bigint): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 from player where id = ${player} and kind not in ('4', 'staff', 'system')`);
  return row !== undefined;
}
