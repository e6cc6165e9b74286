import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { PASSWORD } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";

const PESO = 100_000n;
const { db, sites } = await useSites();
const ana = await sites.staff("cashier");
const owner = await sites.staff("owner");

const scoreOf = async (subject: string) =>
  (await ana.call("GET", `/risk/scores?subjects=${subject}`)).value.scores[0];

/** A player with money and a bank account, who asks for a withdrawal of 200. */
async function withdrawing(player: Awaited<ReturnType<typeof sites.player>>, number: string) {
  const account = { bank: "Metrobank", number, holder: "Juan dela Cruz" };
  const bound = await player.call("POST", "/bank-accounts", account);
  await owner.call("POST", `/players/${player.publicId}/adjust`, {
    amount: (300n * PESO).toString(),
    reason: "A gift of the house",
    key: randomUUID(),
  });
  return player.call("POST", "/withdrawals", {
    amount: (200n * PESO).toString(),
    bankAccount: bound.value.id,
    password: PASSWORD,
    key: randomUUID(),
  });
}

test("a bank account that another player tried to bind is a link, and is found at the withdrawal", async () => {
  const [mine, theirs] = [await sites.player(2), await sites.player(2)];
  const account = { bank: "Metrobank", number: "900100200300", holder: "Juan dela Cruz" };
  await mine.call("POST", "/bank-accounts", account);
  await theirs.call("POST", "/bank-accounts", account);
  const { value } = await withdrawing(mine, "900100200300");
  expect(value.status).toBe("REQUESTED");
  expect(await scoreOf(value.id)).toMatchObject({
    score: 40,
    reasons: [{ rule: "sharedAccount", weight: 40, words: expect.stringContaining("1 other") }],
  });
  const { links } = (await ana.call("GET", `/players/${mine.publicId}/risk`)).value;
  expect(links).toMatchObject([
    { player: { username: theirs.username }, ties: [{ kind: "account", value: "0300" }] },
  ]);
});

test("a withdrawal with a score from the brand's on is reviewed by two, who read rule, weight and facts", async () => {
  const [mine, theirs] = [await sites.player(2), await sites.player(2)];
  const account = { bank: "Metrobank", number: "900100200301", holder: "Juan dela Cruz" };
  await mine.call("POST", "/bank-accounts", account);
  await theirs.call("POST", "/bank-accounts", account);
  const vendor = await db.row<{ id: number }>(sql`
    insert into vendor (slug, vassalage, name, dialect, wallet)
    values ('loops', 'LOOPS', 'Loops', 'hub88', 'transfer')
    returning id`);
  for (let n = 0; n < 3; n++)
    await db.run(sql`
      insert into vendor_movement (
        public_id, player, vendor, brand_id, player_name, player_ref, direction, cause, units,
        currency, book, key, transaction, status
      )
      values (
        ${`vm_${mine.id}_${n}`}, ${mine.id}, ${vendor?.id ?? 0}, 1, ${mine.username},
        ${mine.publicId}, 'OUT', 'PLAYER', ${100n * PESO}, 'PHP', 'real', ${`k${n}`},
        ${randomUUID()}, 'DONE'
      )`);
  const { value } = await withdrawing(mine, account.number);
  expect(value.status).toBe("RISK_REVIEW");
  const score = await scoreOf(value.id);
  expect(score.reasons.map(({ rule }: { rule: string }) => rule).toSorted()).toEqual([
    "sharedAccount",
    "transferLoop",
  ]);
  const seen = await ana.call("GET", `/withdrawals/${value.id}`);
  expect(JSON.stringify(seen.value)).toContain(
    "Score 80: 1 other player bound or tried to bind the same bank account (+40); " +
      "Came back from vendors 3 times in 24 hours; 0 % of that was played (+40)",
  );
  const told = await mine.call("GET", `/withdrawals/${value.id}`);
  expect(JSON.stringify(told)).not.toMatch(/score|vendors|bound/i);
});
