import type { Tx } from "@perya/postgres";
import { sameName } from "../../cashier/index.ts";
import { profileOf } from "../../players/index.ts";
import type { Document } from "../document.ts";

/**
 * Whether a document gives its player another name or date of birth than the known one. Money may
 * go to accounts in the name, so two people see it.
 */
export async function changesPerson(
  tx: Tx,
  { proof, player, fullName, birthDate }: Document,
): Promise<boolean> {
  if (proof !== "IDENTITY") return false;
  const known = await profileOf(tx, player);
  const isOtherName = known.fullname !== null && !sameName(known.fullname, fullName ?? "");
  return isOtherName || (known.birthday !== null && known.birthday !== birthDate);
}
