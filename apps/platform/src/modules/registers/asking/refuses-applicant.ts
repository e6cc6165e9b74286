import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { registerLawOf } from "../../profiles/index.ts";
import { loadedLists } from "../lists/loaded-lists.ts";
import type { AskedPerson } from "../port.ts";

/**
 * Whether a national register keeps a visitor from opening an account: it has them, or can't be
 * asked. Which of them refuses, and why, is told to nobody: what was
 * typed may be someone else's. Nothing is kept of who is no player.
 */
export async function refusesApplicant(
  platform: Platform,
  brand: Pick<Brand, "id" | "realMoney">,
  person: Omit<AskedPerson, "numberMarks">,
): Promise<boolean> {
  if (!brand.realMoney) return false;
  const law = await registerLawOf(platform, brand.id);
  if (!law?.moments.signUp) return false;
  const registers = loadedLists(platform.config.secretKey);
  for (const register of law.names) {
    const asked = { ...person, numberMarks: [] };
    const named = { brandId: brand.id, register };
    const { outcome } = await registers.check(platform.db, named, asked, "SIGN_UP");
    if (outcome !== "CLEAR") return true;
  }
  return false;
}
