import { expect, test } from "vitest";
import { replyWith } from "./reply.ts";

const player = { id: 7n, currency: "PHP" } as Parameters<typeof replyWith>[1];
const context = {
  call: { requestUuid: "r", user: "u" },
  vendor: { rolledBackUnknown: false },
  operator: { balance: async () => 1_234n },
} as unknown as Parameters<typeof replyWith>[2];
type Answer = Parameters<typeof replyWith>[0];
const said = async (no: Omit<Extract<Answer, { ok: false }>, "ok" | "replayed">) => {
  const answer: Answer = { ok: false, replayed: false, ...no };
  return JSON.parse((await replyWith(answer, player, context)).body);
};

test("a refusal that shares its status with others says which rule of the wallet it broke, and any other what the wallet adds to it", async () => {
  const closed = await said({ refusal: "ROUND_CLOSED", detail: "ended at noon" });
  expect(closed).toMatchObject({ detail: "ROUND_CLOSED" });
  const limit = await said({ refusal: "LIMIT_REACHED", detail: "the day's limit" });
  expect(limit).toMatchObject({ detail: "the day's limit", currency: "PHP", balance: 1_234 });
  expect(await said({ refusal: "DUPLICATE_TRANSACTION" })).not.toHaveProperty("detail");
});
