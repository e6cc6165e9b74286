import { openDraw } from "@perya/fair";
import { sql } from "@perya/postgres/sql";
import { useSites } from "../../../testing/use-sites.ts";
import { rulesOf } from "../games/rules-of.ts";
import { seedLottery } from "../index.ts";
import { drawsElsewhere } from "./drawn-elsewhere.ts";

export const GAME = "K3-5M";
export const reason = "seen on the board";

export const outcomes = ["a", "b"].map((label) =>
  rulesOf("k3").draw(openDraw("0".repeat(64), label), {}),
);

/** Both sites with one lottery on sale whose draws are held elsewhere. */
export async function useResults() {
  const { db, sites } = await useSites();
  const { platform } = sites;
  await db.inTransaction(seedLottery);
  await db.run(sql`update lottery_game set enabled = code = ${GAME}`);
  const [first, second, owner] = [
    await sites.staff("owner"),
    await sites.staff("cashier"),
    await sites.staff("owner"),
  ];

  const { issue, drawnElsewhere } = drawsElsewhere(db, platform, [first, owner], GAME);

  return { db, sites, platform, first, second, owner, issue, drawnElsewhere };
}
