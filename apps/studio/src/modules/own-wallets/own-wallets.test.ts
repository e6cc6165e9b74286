import { randomUUID } from "node:crypto";
import { untilSettled } from "@perya/postgres/testing";
import { afterAll, expect, test } from "vitest";
import { openHouse, newUser, operator } from "../../testing/open-house.ts";
import { ownWalletLine } from "./own-wallet-line.ts";
import { askAsOperator, launch, openPage } from "../../testing/page.ts";

const house = await openHouse({ STUDIO_MISCONDUCT: "true" });
afterAll(() => house[Symbol.asyncDispose]());
const url = `${house.url}/arcade`;
const GAME = "thunder-orchard";
const PESO = 100_000;

const ask = (call: string, body: Record<string, unknown>) =>
  askAsOperator(url, operator, `transfer_wallet/${call}`, {
    request_uuid: randomUUID(),
    currency: "PHP",
    ...body,
  });
const move = (call: "deposit" | "withdraw", user: string, amount: number, more: object = {}) =>
  ask(call, { user, amount, transaction_uuid: randomUUID(), ...more });
const balance = async (user: string) => (await ask("balance", { user })).body.balance as number;
const misbehave = (user: string, kind: string | null, wait_ms = 0) =>
  ask("misconduct", { user, kind, wait_ms });

/** Everything played from a place on, of one player, once no open transaction hides it. */
async function played(user: string, cursor = "0:0") {
  await untilSettled(house.db);
  const { body } = await askAsOperator(url, operator, "transactions/list", { cursor });
  return {
    cursor: body.cursor as string,
    list: body.transactions.filter((one: { user: string }) => one.user === user),
  };
}

test("money that comes in can be taken out, and never more than there is", async () => {
  const { user } = newUser();
  expect((await move("deposit", user, 50 * PESO)).body).toMatchObject({
    user,
    status: "RS_OK",
    currency: "PHP",
    balance: 50 * PESO,
  });
  expect((await move("withdraw", user, 51 * PESO)).body).toMatchObject({
    status: "RS_ERROR_NOT_ENOUGH_MONEY",
  });
  expect((await move("withdraw", user, 20 * PESO)).body).toMatchObject({ balance: 30 * PESO });
  expect(await balance(user)).toBe(30 * PESO);
});

test("a movement that is asked for again, by ten at once, happens once and is answered as at first", async () => {
  const { user } = newUser();
  const transaction_uuid = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => move("deposit", user, 10 * PESO, { transaction_uuid })),
  );
  await move("deposit", user, 5 * PESO);
  answers.push(await move("deposit", user, 10 * PESO, { transaction_uuid }));
  for (const { body } of answers)
    expect(body).toMatchObject({ status: "RS_OK", balance: 10 * PESO });
  const refused = { transaction_uuid: randomUUID() };
  const no = { status: "RS_ERROR_NOT_ENOUGH_MONEY" };
  expect((await move("withdraw", user, 99 * PESO, refused)).body).toMatchObject(no);
  await move("deposit", user, 99 * PESO);
  expect((await move("withdraw", user, 99 * PESO, refused)).body).toMatchObject(no);
  const other = await move("deposit", newUser().user, 10 * PESO, { transaction_uuid });
  expect(other.body).toMatchObject({ status: "RS_ERROR_DUPLICATE_TRANSACTION" });
});

test("what is unsigned, of another currency or of parts of a cent moves nothing", async () => {
  const { user } = newUser();
  expect((await move("deposit", user, PESO, { currency: "ZZZ" })).body.status).toBe(
    "RS_ERROR_WRONG_CURRENCY",
  );
  expect((await move("deposit", user, PESO + 1)).body.status).toBe("RS_ERROR_WRONG_TYPES");
  expect((await move("deposit", user, -PESO)).body.status).toBe("RS_ERROR_WRONG_SYNTAX");
  const unsigned = await fetch(`${url}/operator/generic/v2/transfer_wallet/balance`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ operator_id: "perya", user, request_uuid: randomUUID() }),
  });
  expect(await unsigned.json()).toMatchObject({ status: "RS_ERROR_INVALID_SIGNATURE" });
  expect(await balance(user)).toBe(0);
});

test("a game of the arcade is paid from the money that was sent, and the operator reads what was played, each once", async () => {
  const who = newUser();
  await move("deposit", who.user, 100 * PESO);
  house.forget();
  const page = await openPage(house.url, await launch(url, operator, who, GAME));
  const rounds = [await page.play("100"), await page.play("200"), await page.play("100")];
  const net = rounds.reduce((sum, { round }) => sum + Number(round.payout), 0) - 400;
  expect(await balance(who.user)).toBe(100 * PESO + net * 1_000);
  expect(house.wallet.asked).toEqual([]);
  const { list, cursor } = await played(who.user);
  expect(list.map(({ kind }: { kind: string }) => kind)).toEqual([
    "bet",
    "win",
    "bet",
    "win",
    "bet",
    "win",
  ]);
  expect(list[0]).toMatchObject({ game_code: GAME, currency: "PHP", amount: PESO });
  expect((await played(who.user, cursor)).list).toEqual([]);
  await page.play("100");
  expect((await played(who.user, cursor)).list).toHaveLength(2);
});

test("the operator reads of a rollback what it gave back: the stake, or nothing without a bet", async () => {
  const { user } = newUser();
  await move("deposit", user, 10 * PESO);
  const line = ownWalletLine(house.db, `${operator.operatorId}:arcade`, "PHP");
  const send = (kind: "bet" | "rollback", of: string, more: object) =>
    line.send(`/transaction/${kind}`, { user, game_code: GAME, round: of, ...more });
  const [bet, unknown] = [randomUUID(), randomUUID()];
  await send("bet", bet, { transaction_uuid: bet, amount: 4 * PESO });
  for (const reference_transaction_uuid of [bet, unknown]) {
    const back = { transaction_uuid: randomUUID(), reference_transaction_uuid };
    await send("rollback", reference_transaction_uuid, back);
  }
  const { list } = await played(user);
  expect(list).toMatchObject([
    { kind: "bet", amount: 4 * PESO },
    { kind: "rollback", amount: 4 * PESO, reference_transaction_uuid: bet },
    { kind: "rollback", amount: 0, reference_transaction_uuid: unknown },
  ]);
  expect(await balance(user)).toBe(10 * PESO);
});

test("a stake above what was sent is refused, whatever the operator's wallet has", async () => {
  const who = newUser();
  await move("deposit", who.user, PESO);
  const page = await openPage(house.url, await launch(url, operator, who, GAME));
  expect((await page.play("200")).round).toMatchObject({ status: "REJECTED" });
});

test("the arcade misbehaves on demand in five ways, and by itself in none", async () => {
  const { user } = newUser();
  await move("deposit", user, 10 * PESO);
  await misbehave(user, "SILENT_UNDONE");
  await expect(move("deposit", user, PESO)).rejects.toThrow("fetch failed");
  await misbehave(user, "SILENT_DONE");
  await expect(move("deposit", user, PESO)).rejects.toThrow("fetch failed");
  await misbehave(user, "OTHER_ANSWER");
  expect((await move("deposit", user, PESO)).body.status).toBe("RS_ERROR_DUPLICATE_TRANSACTION");
  await misbehave(user, "LATE", 30);
  expect((await move("deposit", user, PESO)).body).toMatchObject({ balance: 13 * PESO });
  await misbehave(user, "WRONG_BALANCE");
  expect(await balance(user)).toBe(20 * PESO);
  await misbehave(user, null);
  expect(await balance(user)).toBe(13 * PESO);
});
