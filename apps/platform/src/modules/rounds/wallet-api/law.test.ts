import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { betOf, useWalletApi } from "../testing/use-wallet-api.ts";

const { db, target, bet, statusOf } = await useWalletApi();

const noteOf = async (transaction: string) =>
  (
    await db.row<{ note: string | null }>(
      sql`select note from wallet_entry where transaction = ${transaction}`,
    )
  )?.note;

test("a vendor's bet is decided by the brand's profiles, and the log says by which rule and version", async () => {
  expect(await bet()).toBe("RS_OK");
  await chooseProfiles(db, ["DE"]);
  const refused = betOf(target);
  const send = () => statusOf(`${target.baseUrl}/transaction/bet`, refused);
  expect(await send()).toBe("RS_ERROR_LIMIT_REACHED");
  expect(await noteOf(refused.transaction_uuid)).toBe("DE.product.casino v1");
  await chooseProfiles(db, ["DEMO"]);
  expect(await bet()).toBe("RS_OK");
  expect(await send()).toBe("RS_ERROR_LIMIT_REACHED");
});

test("rounds of one player and game stay as far apart as the profiles ask", async () => {
  const cell = { value: { casino: 60_000 }, source: "a", confidence: "sure", asOf: "2026" };
  await db.run(sql`
    insert into profile_version (
      code, version, name, authority, zone, effective_at, published_at, published_by, cells
    )
    values (
      'ON', 2, 'Ontario', '', 'brand', now() - interval '1 hour', now() - interval '1 day', 'test',
      ${JSON.stringify({ "round.minMs": cell })}::jsonb
    )`);
  const first = betOf(target);
  const send = (body: object) => statusOf(`${target.baseUrl}/transaction/bet`, body);
  expect(await send(first)).toBe("RS_OK");
  await chooseProfiles(db, ["ON"]);
  const early = betOf(target);
  expect(await send(early)).toBe("RS_ERROR_LIMIT_REACHED");
  expect(await noteOf(early.transaction_uuid)).toBe("ON.round.minMs v2");
  expect(await send(betOf(target, { is_free: true }))).toBe("RS_OK");
  expect(await send(betOf(target, { round: first.round }))).toBe("RS_OK");
});
