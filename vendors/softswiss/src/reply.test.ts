import { expect, test } from "vitest";
import { softswiss } from "./adapter.ts";
import { refuseGroup } from "./reply.ts";

const player = { id: 7n } as Parameters<typeof refuseGroup>[1];
const operator = { balance: async () => 1_234_000n } as unknown as Parameters<
  typeof refuseGroup
>[2];
const said = async (no: Parameters<typeof refuseGroup>[0]) =>
  JSON.parse((await refuseGroup(no, player, operator)).body).msg as string;

test("a bad request says which rule of the wallet it broke, and any other refusal what the wallet adds to it", async () => {
  expect(
    await said({ ok: false, replayed: false, refusal: "ROUND_CLOSED", detail: "ended at noon" }),
  ).toBe("Bad request. ROUND_CLOSED");
  expect(await said({ ok: false, replayed: false, refusal: "DUPLICATE_TRANSACTION" })).toBe(
    "Bad request. DUPLICATE_TRANSACTION",
  );
  expect(await said({ ok: false, replayed: false, refusal: "NOT_ENOUGH_MONEY" })).not.toContain(
    "NOT_ENOUGH_MONEY",
  );
});

test("an unknown result is HTTP 500, after which the vendor asks again, and a refusal is 400", async () => {
  const { status, body } = softswiss.unknown();
  expect([status, JSON.parse(body)]).toMatchObject([
    500,
    { code: "internal", meta: { api_code: "500" } },
  ]);
  const no = { ok: false, replayed: false, refusal: "NOT_ENOUGH_MONEY" } as const;
  const refused = await refuseGroup(no, player, operator);
  expect([refused.status, JSON.parse(refused.body).code]).toEqual([400, "invalid_argument"]);
});
