import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Wallet } from "../../wallet/index.ts";

/** A player with so much play money, in ledger units. */
export async function addPlayer(
  db: Database,
  wallet: Wallet,
  { id, cash }: { readonly id: bigint; readonly cash: bigint },
): Promise<bigint> {
  await db.run(sql`
    insert into player (id, public_id, brand_id, username, currency, book, country)
    overriding system value
    values (
      ${id}, ${`pl_${id.toString().padStart(20, "0")}`}, 1, ${`p${id}`}, 'PHP', 'play', 'PH'
    )`);
  await db.inTransaction(async (tx) => {
    await wallet.append(tx, [
      { kind: "open", player: id, key: `open:${id}`, currency: "PHP", book: "play" },
    ]);
    await wallet.append(tx, [{ kind: "deposit", player: id, key: `deposit:${id}`, units: cash }]);
  });
  return id;
}
