import type { Platform } from "../../../platform.ts";
import { allBrands } from "../../brands/index.ts";
import { registerLawOf } from "../../profiles/index.ts";
import { selectDue } from "./answers.store.ts";
import { askRegister } from "./ask-register.ts";

/** Players of one transaction. */
const MOST = 50;

/** Asks once more for players of brands whose law wants that every so many days. */
export async function askAgain(platform: Platform): Promise<void> {
  for (const brand of await allBrands(platform.db, null)) {
    const law = brand.realMoney ? await registerLawOf(platform, brand.id) : undefined;
    const days = law?.moments.everyDays;
    if (!law || days === undefined) continue;
    for (const register of law.names)
      while (await askDue(platform, { brandId: brand.id, register }, days));
  }
}

/** Asks for the next few players; false when none is left who can be asked for. */
function askDue(
  platform: Platform,
  register: { readonly brandId: bigint; readonly register: string },
  days: number,
): Promise<boolean> {
  return platform.db.inTransaction(async (tx) => {
    const due = await selectDue(tx, register, days, MOST);
    let asked = 0;
    for (const player of due)
      if (await askRegister(platform, tx, player, register, "AGAIN")) asked++;
    return asked > 0 && due.length === MOST;
  });
}
