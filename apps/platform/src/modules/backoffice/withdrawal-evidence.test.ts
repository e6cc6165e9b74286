import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../testing/alone-limits.ts";
import type { TestPlayer } from "../../testing/people.ts";
import { useSites } from "../../testing/use-sites.ts";
import { playOnce } from "../cashier/testing/open-cashier.ts";
import { received, stepBody, stepPath } from "../cashier/testing/pay-steps.ts";
import { withdrawing } from "../cashier/testing/withdrawing.ts";
import { followAll } from "../rounds/testing/follow-all.ts";

const PESO = 100_000n;
const { db, sites } = await useSites();
const { platform } = sites;
await onlyLargeNeedsTwo(db, 1_000_000n * PESO);
const [owner, staff, payer, support] = await Promise.all([
  sites.staff("owner"),
  sites.staff("cashier"),
  sites.staff("cashier"),
  sites.staff("support"),
]);
const people = {
  platform,
  player: sites.player,
  play: (player: TestPlayer, units: bigint) => playOnce(platform, player, units),
};
const { deposit, ready, ask } = withdrawing(people, [staff]);

const php = (pesos: bigint) => ({ amount: (pesos * PESO).toString(), currency: "PHP" });
const evidenceOf = async (id: string, by = owner) =>
  (await by.call("GET", `/withdrawals/${id}/evidence`)).value;

async function payOut(player: TestPlayer, id: string): Promise<void> {
  expect((await staff.call("POST", `/withdrawals/${id}/approve`, {})).status).toBe(200);
  for (const step of ["pay", "sent"])
    expect((await payer.call("POST", stepPath(id, step), stepBody(step))).status).toBe(200);
  expect((await received(player, id)).status).toBe(200);
}

/** A brand beside the one of every host; its number. */
async function newBrand(): Promise<bigint> {
  const made = await db.row<{ id: bigint }>(sql`
    insert into brand (host, name, real_money, currency, country, zone, minimum_age)
    values (${`${randomUUID()}.example`}, 'Other', false, 'PHP', 'PH', 'Asia/Manila', 18)
    returning id`);
  if (!made) throw new Error("No brand");
  return made.id;
}

/** Makes two players have signed in from one place. */
const meet = (place: string, ...players: TestPlayer[]) =>
  Promise.all(
    players.map(({ id }) =>
      db.run(sql`
        insert into player_place (player_id, brand_id, place)
        select id, brand_id, ${place} from player
        where id = ${id}
        on conflict do nothing`),
    ),
  );

/** A thousand players of a brand, newer than all others, who have signed in from one place. */
const crowd = (place: string, brandId: bigint) =>
  db.run(sql`
    with made as (
      insert into player (public_id, brand_id, username, currency, book, country)
      select 'pl_' || substr(md5(random()::text), 1, 20), ${brandId}, 'crowd' || n, 'PHP', 'play',
        'PH'
      from generate_series(1, 1000) n
      returning id
    )
    insert into player_place (player_id, brand_id, place)
    select id, ${brandId}, ${place} from made`);

const toCount = ({ count }: { count: number }) => count;

describe("the evidence beside a withdrawal", () => {
  test("has what came in, what was played and what had to be since the one before, and whether it is the first payout", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const first = await ask(player, bankAccount, 300n);
    await followAll(db);
    expect(await evidenceOf(first)).toMatchObject({
      firstPayout: true,
      paidOutBefore: 0,
      since: null,
      deposits: { count: 1, amount: php(1_000n) },
      turnover: php(1_000n),
      required: php(1_000n),
      left: { deposits: php(0n), bonuses: php(0n) },
      totals: { deposits: php(1_000n), withdrawals: php(0n), stake: php(1_000n), payout: php(0n) },
      profit: php(-1_000n),
    });
    await payOut(player, first);
    await deposit(player, 200n);
    await people.play(player, 250n * PESO);
    const second = await ask(player, bankAccount, 200n);
    await people.play(player, 50n * PESO);
    const { since, ...seen } = await evidenceOf(second);
    expect(seen).toMatchObject({
      firstPayout: false,
      paidOutBefore: 1,
      deposits: { count: 1, amount: php(200n) },
      turnover: php(250n),
      required: php(200n),
      totals: { deposits: php(1_200n), withdrawals: php(300n) },
    });
    expect(since).toBe((await owner.call("GET", `/withdrawals/${first}`)).value.createdAt);
  });

  test("has who else tried the account, and what of others the player tried", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const other = await ready(1_000n);
    const number =
      (
        await db.row<{ number: string }>(
          sql`select number from bank_account where public_id = ${bankAccount}`,
        )
      )?.number ?? "";
    const tried = await other.player.call("POST", "/bank-accounts", {
      bank: "Metrobank",
      number,
      holder: "Juan dela Cruz",
    });
    expect(tried.status).not.toBe(200);
    const withdrawal = await ask(player, bankAccount, 300n);
    expect((await evidenceOf(withdrawal)).account).toMatchObject({
      matches: true,
      shared: false,
      others: [{ id: other.player.publicId, username: other.player.username, bound: false }],
      attempts: [],
    });
    const triedBy = await ask(other.player, other.bankAccount, 300n);
    const { account } = await evidenceOf(triedBy);
    const hidden = { id: expect.any(String), number: `•••• ${number.slice(-4)}` };
    expect(account).toMatchObject({ others: [], attempts: [hidden] });
    // The whole number of another player is shown at a press, which stays in the audit trail.
    const look = (id: string, attempt: string) =>
      owner.call("POST", `/withdrawals/${id}/attempts/${attempt}/show`, {});
    const attempt = account.attempts[0].id;
    expect((await look(triedBy, attempt)).value).toEqual({ number });
    expect((await look(withdrawal, attempt)).status).toBe(404);
    expect(
      await db.rows(sql`
        select actor from audit_row
        where action = 'withdrawal.tried-number.look' and subject = ${triedBy}`),
    ).toEqual([{ actor: owner.username }]);
    const page = await owner.call("GET", "/shared-accounts");
    const [shared] = page.value.content;
    expect(shared).toMatchObject({
      number: hidden.number,
      players: [
        { id: player.publicId, bound: true, bank: "Metrobank" },
        { id: other.player.publicId, bound: false, bank: null },
      ],
    });
    const shownTo = (staff: typeof owner) =>
      staff.call("POST", `/shared-accounts/${shared.id}/show`, {});
    expect((await shownTo(owner)).value).toEqual({ number });
    expect(
      await db.rows(sql`
        select actor from audit_row
        where action = 'shared-account.look' and subject = ${shared.id}`),
    ).toEqual([{ actor: owner.username }]);
    const theirs = await sites.staff("owner", await newBrand());
    expect((await shownTo(theirs)).status).toBe(404);
    expect((await theirs.call("GET", "/shared-accounts")).value.content).toEqual([]);
    expect((await theirs.call("GET", `/withdrawals/${withdrawal}/evidence`)).status).toBe(404);
  });

  test("compares the holder with the name the player registered with, which only those who may see it read in full", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const withdrawal = await ask(player, bankAccount, 300n);
    await db.run(sql`
      insert into player_profile (player_id, fullname)
      values (${player.id}, 'Pedro Penduko')
      on conflict (player_id) do update set fullname = excluded.fullname`);
    expect((await evidenceOf(withdrawal)).account).toMatchObject({
      holder: "Juan dela Cruz",
      names: ["Pedro Penduko"],
      matches: false,
    });
    expect((await evidenceOf(withdrawal, staff)).account.names).toEqual(["Pe•••"]);
    expect((await support.call("GET", `/withdrawals/${withdrawal}/evidence`)).status).toBe(200);
  });

  test("names who signed in at the same address, and with the same browser, the fewest first, of the brand alone however many are at another", async () => {
    const { player, bankAccount } = await ready(1_000n);
    const [near, one, two] = await Promise.all([sites.player(), sites.player(), sites.player()]);
    const [home, network] = [
      `203.0.113.${Number(player.id % 200n)}`,
      `198.51.100.${Number(player.id % 200n)}`,
    ];
    await meet(network, player, one, two);
    await meet(home, player, near);
    const agent = `Mozilla/5.0 (${randomUUID()})`;
    await db.run(sql`
      update player_session set user_agent = ${agent}
      where player_id = any (${[player.id, near.id]}::int8[])`);
    await db.run(sql`
      update player_session set user_agent = 'another'
      where player_id = any (${[one.id, two.id]}::int8[])`);
    const withdrawal = await ask(player, bankAccount, 300n);
    expect((await evidenceOf(withdrawal)).addresses).toEqual([
      {
        address: home,
        count: 1,
        others: [{ id: near.publicId, username: near.username, sameBrowser: true }],
      },
      {
        address: network,
        count: 2,
        others: [two, one]
          .toSorted((a, b) => Number(b.id - a.id))
          .map((other) => ({ id: other.publicId, username: other.username, sameBrowser: false })),
      },
    ]);
    await crowd(network, await newBrand());
    expect((await evidenceOf(withdrawal)).addresses.map(toCount)).toEqual([1, 2]);
  });
});
