import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { checkCode } from "../../codes/index.ts";
import { playerById, type Player } from "../../players/index.ts";
import { selectShut, type ShutRefusal } from "../closing/closing.store.ts";
import { loginByMobile } from "../identity.store.ts";
import { kindRefusal, type KindRefusal } from "./kind-refusal.ts";

/**
 * The player of the number a code was sent to. Wrong codes are counted with the code, for unknown
 * numbers too.
 */
export async function signInByCode(
  { db, config }: Platform,
  brand: Brand,
  {
    mobile,
    code,
    agent,
    place,
  }: {
    readonly mobile: string;
    readonly code: string;
    readonly agent: boolean;
    readonly place: string;
  },
): Promise<Result<Player, "INVALID_CODE" | "CODE_EXPIRED" | ShutRefusal | KindRefusal>> {
  const wrong = await checkCode(
    db,
    config.secretKey,
    { brandId: brand.id, purpose: "login", channel: "sms", recipient: mobile, place },
    code,
  );
  if (wrong) return refuse(wrong);
  const id = await loginByMobile(db, brand.id, mobile);
  const player = id === undefined ? undefined : await playerById(db, id);
  if (!player) return refuse("INVALID_CODE");
  const shut = await selectShut(db, player.id);
  if (shut) return refuse(shut);
  const wrongKind = kindRefusal(player, agent);
  return wrongKind ? refuse(wrongKind) : ok(player);
}
