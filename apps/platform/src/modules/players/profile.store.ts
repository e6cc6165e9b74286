import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * A player's own details besides the name. Times say when a contact was proven; `birthday` is
 * yyyy-MM-dd, `mobile` E.164, `language` a code of the site's.
 */
export interface Profile {
  readonly mobile: string | null;
  readonly mobileVerifiedAt: Temporal.Instant | null;
  readonly email: string | null;
  readonly emailVerifiedAt: Temporal.Instant | null;
  readonly payeeName: string | null;
  readonly fullname: string | null;
  readonly birthday: string | null;
  readonly qqNum: string | null;
  readonly line: string | null;
  readonly whatsapp: string | null;
  readonly zalo: string | null;
  readonly facebook: string | null;
  readonly telegram: string | null;
  readonly wechat: string | null;
  readonly idNumber: string | null;
  readonly avatar: string | null;
  readonly language: string | null;
}

export function selectProfile(tx: Tx, playerId: bigint): Promise<Profile | undefined> {
  return tx.row(sql`
    select mobile, mobile_verified_at as "mobileVerifiedAt", email,
      email_verified_at as "emailVerifiedAt", payee_name as "payeeName", fullname,
      birthday::text as birthday, qq_num as "qqNum", line, whatsapp, zalo, facebook, telegram,
      wechat, id_number as "idNumber", avatar, language
    from player_profile
    where player_id = ${playerId}`);
}

/** Writes a whole profile. */
export async function writeProfile(tx: Tx, playerId: bigint, profile: Profile): Promise<void> {
  const at = (time: Temporal.Instant | null) => time?.toString() ?? null;
  await tx.run(sql`
    update player_profile
    set mobile = ${profile.mobile},
      mobile_verified_at = ${at(profile.mobileVerifiedAt)},
      email = ${profile.email},
      email_verified_at = ${at(profile.emailVerifiedAt)},
      payee_name = ${profile.payeeName},
      fullname = ${profile.fullname},
      birthday = ${profile.birthday},
      qq_num = ${profile.qqNum},
      line = ${profile.line},
      whatsapp = ${profile.whatsapp},
      zalo = ${profile.zalo},
      facebook = ${profile.facebook},
      telegram = ${profile.telegram},
      wechat = ${profile.wechat},
      id_number = ${profile.idNumber},
      avatar = ${profile.avatar},
      language = ${profile.language},
      updated_at = now()
    where player_id = ${playerId}`);
}

/** Makes sure that a player has a profile, and locks it until the transaction ends. */
export async function lockProfile(tx: Tx, playerId: bigint): Promise<void> {
  await tx.run(sql`
    insert into player_profile (player_id)
    values (${playerId})
    on conflict (player_id) do nothing`);
  await tx.run(sql`select 1 from player_profile where player_id = ${playerId} for update`);
}

/** Dates of birth (yyyy-MM-dd) of those players who gave theirs. */
export async function selectBirthdays(
  tx: Tx,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  const rows = await tx.rows<{ player: bigint; birthday: string }>(sql`
    select player_id as player, birthday::text as birthday
    from player_profile
    where player_id = any(${playerIds}::bigint[]) and birthday is not null`);
  return new Map(rows.map(({ player, birthday }) => [player, birthday]));
}
