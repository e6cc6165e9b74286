import type { Platform } from "../../../platform.ts";
import { allBrands } from "../../brands/index.ts";
import { registerLawOf } from "../../profiles/index.ts";
import type { NamedRegister } from "../port.ts";
import { selectDue, type Due } from "./answers.store.ts";
import { askRegister } from "./ask-register.ts";

/** Players of one transaction. */
const MOST = 50;

/** Asks once more for players of brands whose law wants that every so many days. */
export async function askAgain(platform: Platform): Promise<void> {
  for (const brand of await allBrands(platform.db, null)) {
    const law = brand.realMoney ? await registerLawOf(platform, brand.id) : undefined;
    const days = law?.moments.everyDays;
    if (!law || days === undefined) continue;
    for (const name of law.names) {
      const register = { brandId: brand.id, register: name };
      let last: Due | undefined;
      do last = await askAfter(platform, register, days, last);
      while (last);
    }
  }
}

/**
 * Asks for the next few players after one, and returns the last of them; undefined when none is
 * left. Accounts that are nobody's stay due for ever, so the next ones are sought behind them.
 */
function askAfter(
  platform: Platform,
  register: NamedRegister,
  days: number,
  after: Due | undefined,
): Promise<Due | undefined> {
  return platform.db.inTransaction(async (tx) => {
    const due = await selectDue(tx, register, days, { after, most: MOST });
    for (const { player } of due) await askRegister(platform, tx, player, register, "AGAIN");
    return due.length === MOST ? due.at(-1) : undefined;
  });
}
