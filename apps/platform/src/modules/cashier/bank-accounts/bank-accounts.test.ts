import { raw, sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { PASSWORD, type TestPlayer } from "../../../testing/people.ts";
import { saveProfile } from "../../players/index.ts";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import { PESO, openCashier, type Cashier } from "../testing/open-cashier.ts";
import { received, stepBody, stepPath } from "../testing/pay-steps.ts";
import { withdrawing } from "../testing/withdrawing.ts";
import { sameName } from "./bank-account.ts";
import { bindBankAccount } from "./bind-bank-account.ts";
import { selectSharedNumbers as sharedNumbers } from "./shared-numbers.store.ts";

let db: TestDatabase;
let cashier: Cashier;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  cashier = await openCashier(db);
  await onlyLargeNeedsTwo(db, 100_000n * PESO);
});
afterAll(async () => {
  await cashier.close();
  await db.close();
});

const account = { bank: "Metrobank", number: "0012-3456-7890", holder: "Juan dela Cruz" };

test("a player's accounts are in one name as banks write it, and the same one is bound once", async () => {
  const player = await cashier.player();
  const first = (await player.call("POST", "/bank-accounts", account)).value.id;
  const again = { bank: "METROBANK", number: "0012 3456 7890", holder: "JUAN  DELA CRUZ" };
  expect((await player.call("POST", "/bank-accounts", again)).value.id).toBe(first);
  const other = { ...account, number: "111222333", holder: "Pedro Penduko" };
  expect(await player.call("POST", "/bank-accounts", other)).toMatchObject({
    status: 422,
    code: "HOLDER_DIFFERS",
  });
});

test.each([
  ["Peña, José", "JOSE PENA", true],
  ["Juan dela Cruz", "dela Cruz Juan", true],
  ["Juan dela Cruz", "Juana dela Cruz", false],
  ["Juan Cruz", "Juan Cruz Cruz", false],
])("%s and %s: the same person is %s", (a, b, same) => {
  expect(sameName(a, b)).toBe(same);
});

describe("the name a player registered with, which the identity check proves,", () => {
  test("is the only one an account may be in", async () => {
    const player = await cashier.player();
    await db.inTransaction((tx) => saveProfile(tx, player.id, { fullname: "Maria Santos" }));
    const wrong = { ...account, number: "400500600" };
    expect(await player.call("POST", "/bank-accounts", wrong)).toMatchObject({
      status: 422,
      code: "HOLDER_DIFFERS",
    });
    expect(
      (await player.call("POST", "/bank-accounts", { ...wrong, holder: "SANTOS, MARIA" })).status,
    ).toBe(200);
  });

  test("is asked again at each withdrawal: an account in another name is paid nothing", async () => {
    const staff = await cashier.staff();
    const desk = withdrawing(cashier, [staff]);
    const { player, bankAccount } = await desk.ready(1_000n);
    await db.inTransaction((tx) => saveProfile(tx, player.id, { payeeName: "Another Name" }));
    expect(await desk.tryAsk(player, bankAccount, 400n)).toMatchObject({
      status: 422,
      code: "HOLDER_DIFFERS",
    });
    expect((await cashier.balance(player)).held).toBe(0n);
    await db.inTransaction((tx) => saveProfile(tx, player.id, { payeeName: "JUAN DELA CRUZ" }));
    expect((await desk.tryAsk(player, bankAccount, 400n)).status).toBe(200);
    expect((await cashier.balance(player)).held).toBe(400n * PESO);
  });
});

describe("an account number", () => {
  test("is refused to a second player of the brand however it is written, at any bank, and the attempt is recorded", async () => {
    const [owner, second] = await Promise.all([cashier.player(), cashier.player()]);
    await owner.call("POST", "/bank-accounts", { ...account, number: "5550 1234 00" });
    const taken = { bank: "Another bank", number: "5550-123400", holder: "Ana Reyes" };
    const refused = await second.call("POST", "/bank-accounts", taken);
    expect(refused).toMatchObject({ status: 422, code: "ACCOUNT_NUMBER_REFUSED" });
    expect(JSON.stringify(refused)).not.toContain(owner.username);
    expect((await second.call("GET", "/bank-accounts")).value).toEqual([]);
    expect(
      await db.rows(sql`select player from bank_account_attempt where number = '5550123400'`),
    ).toEqual([{ player: second.id }]);
  });

  test("that two players bind at the same moment is one's", async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => cashier.player()));
    const answers = await Promise.all(
      players.map((player) =>
        player.call("POST", "/bank-accounts", { ...account, number: "777000111" }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422, 422, 422, 422,
    ]);
  });

  test("may be bound by another person at another brand", async () => {
    const [here, there] = await Promise.all([cashier.player(), cashier.player()]);
    const bind = (player: TestPlayer, brandId: bigint) =>
      db.inTransaction((tx) =>
        bindBankAccount(tx, { ...account, number: "888000222", player: player.id, brandId }),
      );
    expect([(await bind(here, 1n)).ok, (await bind(there, 2n)).ok]).toEqual([true, true]);
  });

  test("can't be another's by a row the verbs did not write", async () => {
    const [owner, second] = await Promise.all([cashier.player(), cashier.player()]);
    await owner.call("POST", "/bank-accounts", { ...account, number: "999000333" });
    await second.call("POST", "/bank-accounts", { ...account, number: "999000444" });
    const stolen = db.run(
      sql`update bank_account set number = '999000333' where player = ${second.id}`,
    );
    await expect(stolen).rejects.toThrow("bank_account_owned");
  });
});

test("each number that several tried is listed with those who bound or tried it, and nobody else", async () => {
  const numbers = ["700800900", "700800901"];
  const pairs = await Promise.all(
    numbers.map(async (number) => {
      const [owner, other] = [await cashier.player(), await cashier.player()];
      await owner.call("POST", "/bank-accounts", { ...account, number });
      await other.call("POST", "/bank-accounts", { ...account, number });
      return [
        { player: owner.id, bound: true },
        { player: other.id, bound: false },
      ];
    }),
  );
  const listed = await sharedNumbers(db, null, 100, 0);
  const usesOf = (number: string) =>
    listed
      .find((one) => one.number === number)
      ?.uses.map(({ player, bound }) => ({ player, bound }));
  expect(numbers.map(usesOf)).toEqual(pairs);
});

test("the rule comes to a house whose players share numbers: all stay bound, the shared ones are marked, and no third person gets them", async () => {
  const [a, b, c, d] = await Promise.all([
    cashier.player(),
    cashier.player(),
    cashier.player(),
    cashier.player(),
  ]);
  await Promise.all(
    [a, b, c].map((player, at) =>
      player.call("POST", "/bank-accounts", { ...account, number: `60006000${at}` }),
    ),
  );
  await db.run(
    raw(`alter table bank_account
      drop column owned_number, drop column shared, drop column brand_id;
    drop table bank_account_owner; drop table bank_account_attempt`),
  );
  await db.run(sql`update bank_account set number = '600060000' where player = ${b.id}`);
  const file = join(import.meta.dirname, "../migrations/20261130050002_account_owners.sql");
  await db.run(raw(await readFile(file, "utf8")));
  const rows = await db.rows(sql`
    select player, shared from bank_account
    where player = any (${[a.id, b.id, c.id]}::bigint[])
    order by player`);
  expect(rows).toEqual(
    [a, b, c]
      .map((player, at) => ({ player: player.id, shared: at < 2 }))
      .toSorted((x, y) => Number(x.player - y.player)),
  );
  for (const player of [a, b])
    expect((await player.call("GET", "/bank-accounts")).value).toHaveLength(1);
  expect(await d.call("POST", "/bank-accounts", { ...account, number: "600060000" })).toMatchObject(
    { code: "ACCOUNT_NUMBER_REFUSED" },
  );
});

describe("MC-17 a bank account", () => {
  const numbered = (n: number) => ({ ...account, number: `7000${n}` });
  const bind = async (player: TestPlayer, n: number): Promise<string> =>
    (await player.call("POST", "/bank-accounts", numbered(n))).value.id;
  const listed = async (player: TestPlayer): Promise<string[]> =>
    (await player.call("GET", "/bank-accounts")).value.map(({ id }: { id: string }) => id);
  const remove = (player: TestPlayer, id: string) => player.call("DELETE", `/bank-accounts/${id}`);

  test("is made the default, which comes first, and removed by its owner alone", async () => {
    const [player, other] = [await cashier.player(), await cashier.player()];
    const [one, two, three] = [
      await bind(player, 11),
      await bind(player, 12),
      await bind(player, 13),
    ];
    expect(await listed(player)).toEqual([one, two, three]);
    const prefer = (by: TestPlayer, id: string) =>
      by.call("PUT", `/bank-accounts/${id}/default`, {});
    expect((await prefer(player, three)).status).toBe(200);
    expect((await prefer(player, two)).status).toBe(200);
    expect(await listed(player)).toEqual([two, three, one]);
    expect(await prefer(other, one)).toMatchObject({ status: 404, code: "BANK_ACCOUNT_NOT_FOUND" });
    expect(await remove(other, one)).toMatchObject({ status: 404, code: "BANK_ACCOUNT_NOT_FOUND" });
    expect((await remove(player, two)).status).toBe(200);
    expect(await listed(player)).toEqual([three, one]);
    expect((await remove(player, two)).status).toBe(404);
    expect((await prefer(player, two)).status).toBe(404);
  });

  test("that was removed is paid nothing, waits when it is bound again, and spares the next one no wait", async () => {
    const { ready } = withdrawing(cashier, [await cashier.staff(), await cashier.staff()]);
    const { player, bankAccount } = await ready(1_000n);
    expect((await remove(player, bankAccount)).status).toBe(200);
    const ask = (id: string) =>
      player.call("POST", "/withdrawals", {
        amount: (200n * PESO).toString(),
        bankAccount: id,
        password: PASSWORD,
        key: randomUUID(),
      });
    expect(await ask(bankAccount)).toMatchObject({ status: 404, code: "BANK_ACCOUNT_NOT_FOUND" });
    const next = await bind(player, 21);
    expect(await ask(next)).toMatchObject({ status: 422, code: "BANK_ACCOUNT_WAITING" });
    const same = { bank: "METROBANK", number: (700_000_000n + player.id).toString() };
    const again = await player.call("POST", "/bank-accounts", { ...account, ...same });
    expect(again.value.id).toBe(bankAccount);
    expect(await ask(bankAccount)).toMatchObject({ status: 422, code: "BANK_ACCOUNT_WAITING" });
    // Nor does it free the number for anyone else.
    expect((await remove(player, next)).status).toBe(200);
    const stranger = await cashier.player();
    expect(await stranger.call("POST", "/bank-accounts", numbered(21))).toMatchObject({
      status: 422,
      code: "ACCOUNT_NUMBER_REFUSED",
    });
  });

  test("that was removed comes back in the name it is bound in now, and binds nobody to a name unless it was paid", async () => {
    const player = await cashier.player();
    const id = await bind(player, 31);
    const maria = { ...numbered(31), holder: "Maria Santos" };
    expect((await player.call("POST", "/bank-accounts", maria)).code).toBe("HOLDER_DIFFERS");
    await remove(player, id);
    await db.inTransaction((tx) => saveProfile(tx, player.id, { fullname: "Maria Santos" }));
    expect((await player.call("POST", "/bank-accounts", maria)).value).toMatchObject({
      id,
      holder: "Maria Santos",
    });

    const [staff, payer] = [await cashier.staff(), await cashier.staff()];
    const { ready, ask } = withdrawing(cashier, [staff, payer]);
    const unpaid = await ready(1_000n);
    const released = await ask(unpaid.player, unpaid.bankAccount, 200n);
    await unpaid.player.call("POST", `/withdrawals/${released}/cancel`, {});
    const paid = await ready(1_000n);
    const sent = await ask(paid.player, paid.bankAccount, 200n);
    for (const [by, name] of [
      [staff, "approve"],
      [payer, "pay"],
      [payer, "sent"],
    ] as const)
      await by.call("POST", stepPath(sent, name), stepBody(name));
    expect((await received(paid.player, sent)).value.status).toBe("COMPLETED");
    for (const [index, who] of [unpaid, paid].entries()) {
      expect((await remove(who.player, who.bankAccount)).status).toBe(200);
      const next = { ...numbered(40 + index), holder: "Pedro Penduko" };
      const bound = await who.player.call("POST", "/bank-accounts", next);
      expect(bound.code).toBe(who === unpaid ? undefined : "HOLDER_DIFFERS");
    }
  });

  test("to which a withdrawal is open stays until it has ended", async () => {
    const { ready, ask } = withdrawing(cashier, [await cashier.staff(), await cashier.staff()]);
    const { player, bankAccount } = await ready(1_000n);
    const id = await ask(player, bankAccount, 200n);
    expect(await remove(player, bankAccount)).toMatchObject({
      status: 409,
      code: "BANK_ACCOUNT_IN_USE",
    });
    await player.call("POST", `/withdrawals/${id}/cancel`, {});
    expect((await remove(player, bankAccount)).status).toBe(200);
    expect((await player.call("GET", `/withdrawals/${id}`)).value.bankAccount.bank).toBe(
      "Metrobank",
    );
  });
});
