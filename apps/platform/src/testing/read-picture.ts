import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { hashLetters } from "../modules/challenges/hash-letters.ts";
import type { Purpose } from "../modules/challenges/index.ts";
import { send } from "./people.ts";

const LETTERS = "ABCDE";

/** A picture that was asked for, and its letters as a person reads them off. */
export async function readPicture(
  tx: Tx,
  playerUrl: string,
  purpose: Purpose,
): Promise<{ readonly captchaId: string; readonly captcha: string }> {
  const { captchaId } = (await send(playerUrl, {}, "GET", `/api/v1/captcha?purpose=${purpose}`))
    .value as { captchaId: string };
  const { salt } = (await tx.row<{ salt: Buffer }>(
    sql`select salt from challenge where id = ${captchaId}`,
  )) ?? { salt: Buffer.alloc(0) };
  await tx.run(
    sql`update challenge set letters_hash = ${hashLetters(salt, LETTERS)} where id = ${captchaId}`,
  );
  return { captchaId, captcha: LETTERS };
}
