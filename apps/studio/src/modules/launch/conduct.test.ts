import { expect, test } from "vitest";
import { newUser } from "../../testing/open-house.ts";
import { SLOT, MINES, useHouse } from "../../testing/use-house.ts";

const { pageOf, movements, house } = await useHouse();

test("a page is told how the game has to behave, and offers no stake above the highest", async () => {
  const asked = { disabledAutoplay: true, displayNetPosition: true, maximumStake: "500000" };
  const page = await pageOf(SLOT, newUser(), { ...asked, unheardOf: 1 });
  const { body } = await page.ask("GET", "/api/session");
  expect(body.conduct).toEqual(asked);
  expect(body.stakes).toEqual(["100", "200", "400"]);
  expect((await (await pageOf(SLOT)).ask("GET", "/api/session")).body.conduct).toEqual({});
});

test("a reloaded page knows what the session has won or lost so far", async () => {
  const page = await pageOf(SLOT);
  const [one, two] = [(await page.play("100")).round, (await page.play("200")).round];
  const { body } = await page.ask("GET", "/api/session");
  const net = BigInt(one.payout) + BigInt(two.payout) - 300n;
  expect(body.soFar).toEqual({ seconds: expect.any(Number), net: String(net) });
});

test("a stake above the highest is refused with the amount, and nothing is sent to the wallet", async () => {
  const page = await pageOf(SLOT, newUser(), { maximumStake: "200000" });
  house.forget();
  expect(await page.ask("POST", "/api/rounds", roundOf("400"))).toMatchObject({
    status: 422,
    body: { code: "STAKE_TOO_HIGH", message: "The highest stake for this game is ₱2.00." },
  });
  expect(movements()).toEqual([]);
  expect((await page.play("200")).status).toBe(200);
});

test("the next round waits as long as the operator says, counted from start to start; its decisions do not", async () => {
  const page = await pageOf(MINES, newUser(), { minimumRoundDuration: 60_000 });
  const choice = { mines: 24 };
  const first = await page.play("100", choice);
  expect(first.status).toBe(200);
  await page.ask("POST", `/api/rounds/${first.round.roundId}/actions`, {
    step: 0,
    action: { tile: 0 },
  });
  await house.db.run({ text: "update round set status = 'CLOSED'", values: [] });
  const again = await page.ask("POST", "/api/rounds", { ...roundOf("100"), choice });
  expect(again).toMatchObject({ status: 429, body: { code: "TOO_EARLY" } });
  expect(again.body.retryAfterMs).toBeGreaterThan(30_000);
  await house.db.run({
    text: "update round set created_at = created_at - interval '60 seconds'",
    values: [],
  });
  expect((await page.play("100", choice)).status).toBe(200);
});

function roundOf(stake: string) {
  return { roundId: crypto.randomUUID(), stake, choice: {} };
}
