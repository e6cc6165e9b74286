import type { Platform } from "../../../platform.ts";
import { allBrands, type Brand } from "../../brands/index.ts";
import { tellFact } from "../../facts/index.ts";
import { accountTypeOf, playersByIds } from "../../players/index.ts";
import { dormancyLawOf, type DormancyLaw } from "../../profiles/index.ts";
import { accountDormant } from "../facts.ts";
import { insertTold, selectAbsent, writeDormant } from "./dormancy.store.ts";

const AT_A_TIME = 500;

/**
 * Tells players that their accounts come to be dormant, and notes those that are: by the law of
 * their brand, from the last sign-in on. Nothing of an account changes by it, and there is no fee.
 */
export async function noteDormancy(platform: Platform): Promise<void> {
  for (const brand of await allBrands(platform.db, null)) {
    const law = await dormancyLawOf(platform, brand.id);
    if (!law) continue;
    await tellAbsent(platform, brand, law);
    await noteDormant(platform, brand);
  }
}

/** Accounts of staff and free trials are nobody's to tell. */
async function tellAbsent({ db }: Platform, brand: Brand, law: DormancyLaw): Promise<void> {
  let after: Awaited<ReturnType<typeof selectAbsent>>[number] | undefined;
  do {
    const absent = await selectAbsent(db, brand, law, after, AT_A_TIME);
    const found = await playersByIds(
      db,
      absent.map(({ player }) => player),
    );
    const persons = found.filter((one) => accountTypeOf(one) === "REAL").map(({ id }) => id);
    if (persons.length > 0)
      await db.inTransaction(async (tx) => {
        for (const told of await insertTold(tx, brand, law, persons))
          await tellFact(tx, accountDormant, told);
      });
    after = absent.length === AT_A_TIME ? absent.at(-1) : undefined;
  } while (after);
}

async function noteDormant({ db }: Platform, brand: Brand): Promise<void> {
  const step = () =>
    db.inTransaction(async (tx) => {
      const dormant = await writeDormant(tx, brand, AT_A_TIME);
      for (const player of dormant) await tellFact(tx, accountDormant, { player, day: null });
      return dormant.length;
    });
  while ((await step()) === AT_A_TIME);
}
