import type { Tx } from "@perya/postgres";
import { fitsKnownNames } from "../../cashier/index.ts";
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
  const { birthday } = await profileOf(tx, player);
  const isOtherName = !(await fitsKnownNames(tx, player, fullName ?? ""));
  return isOtherName || (birthday !== null && birthday !== birthDate);
}
