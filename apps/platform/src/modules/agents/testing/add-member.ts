import { randomUUID } from "node:crypto";
import type { TestDatabase } from "@perya/postgres/testing";
import { createPlayer, saveOrigin, type NewPlayer } from "../../players/index.ts";
import { placePlayer } from "../index.ts";

type Member = Partial<Pick<NewPlayer, "kind" | "brandId" | "book">> & {
  /** Who invited them. */
  readonly upline?: bigint | null;
  /** False leaves the place to the test. */
  readonly placed?: boolean;
};

/** A player who has registered at a brand, by default the demo, and has a place in the tree. */
export function addMember(
  db: TestDatabase,
  { upline = null, placed = true, ...one }: Member = {},
): Promise<bigint> {
  return db.inTransaction(async (tx) => {
    const username = `t${randomUUID().replaceAll("-", "").slice(0, 12)}`;
    const account = { brandId: 1n, currency: "PHP", country: "PH", book: "real" } as const;
    const made = await createPlayer(tx, { ...account, username, ...one });
    if (!made.ok) throw new Error(made.refusal);
    const { id } = made.value;
    await saveOrigin(tx, id, {
      uplineId: upline,
      affiliateCode: null,
      referralCode: null,
      registerUrl: null,
      domain: null,
      registerMethod: "WEB",
      termsVersion: "1",
    });
    if (placed) await placePlayer(tx, id);
    return id;
  });
}
