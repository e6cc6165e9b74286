import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import { brandById } from "../brands/index.ts";
import { fitsKnownNames } from "../cashier/index.ts";
import { profileOf, saveProfile } from "../players/index.ts";
import { minimumAgeNow } from "../profiles/index.ts";
import { todayOf } from "./deciding/decide-document.ts";
import { lockProofs } from "./documents.store.ts";
import { reachLevel } from "./levels/reach-level.ts";

/** A real name, and a date of birth as yyyy-MM-dd. */
export interface Person {
  readonly fullName: string;
  readonly birthDate: string;
}

export type GivePersonRefusal = "KNOWN_ALREADY" | "NAME_DIFFERS" | "TOO_YOUNG";

/**
 * Takes the name and the date of birth of a player who was not asked for them at registration. They
 * are given once; after that a document or staff correct them.
 */
export async function givePerson(
  platform: Platform,
  player: { readonly id: bigint; readonly brandId: bigint },
  { fullName, birthDate }: Person,
): Promise<Result<void, GivePersonRefusal>> {
  return platform.db.inTransaction(async (tx) => {
    await lockProofs(tx, player.id);
    const { fullname, birthday } = await profileOf(tx, player.id);
    if (fullname !== null && birthday !== null) return refuse("KNOWN_ALREADY");
    // Money may go to accounts in a player's name: another one than the known takes a document.
    if (fullname === null && !(await fitsKnownNames(tx, player.id, fullName)))
      return refuse("NAME_DIFFERS");
    const brand = await brandById(tx, player.brandId);
    if (!brand) throw new Error(`Brand ${player.brandId} is gone`);
    const [day, least] = [await todayOf(tx, brand.id), await minimumAgeNow(tx, brand)];
    const born = Temporal.PlainDate.from(birthday ?? birthDate);
    if (Temporal.PlainDate.compare(born, day.subtract({ years: least })) > 0)
      return refuse("TOO_YOUNG");
    await saveProfile(tx, player.id, {
      fullname: fullname ?? fullName,
      birthday: birthday ?? birthDate,
    });
    await reachLevel(tx, player.id);
    return ok(undefined);
  });
}
