import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { operator, newUser } from "../../testing/open-house.ts";
import { call, launch } from "../../testing/page.ts";
import { useHouse, MINES, SLOT, SOON } from "../../testing/use-house.ts";

const { pageOf, house, movements } = await useHouse();

describe("a staged round", () => {
  test("takes decisions one by one, answers a repeated step with what came of it, and closes with one win", async () => {
    const page = await pageOf(MINES);
    house.wallet.asked.length = 0;
    const { round } = await page.play("1000", { mines: 1 });
    expect(round).toMatchObject({ status: "OPEN", step: 0, over: false });
    const path = `/api/rounds/${round.roundId}/actions`;
    expect(await page.ask("POST", path, { step: 1, action: { pick: 3 } })).toMatchObject({
      status: 409,
      body: { code: "STEP_AHEAD" },
    });
    expect(await page.ask("POST", path, { step: 0, action: { pick: 99 } })).toMatchObject({
      status: 422,
      body: { code: "INVALID_ACTION" },
    });
    const first = await page.ask("POST", path, { step: 0, action: { pick: 3 } });
    expect((await page.ask("POST", path, { step: 0, action: { pick: 4 } })).body.round).toEqual(
      first.body.round,
    );
    if (first.body.round.over) return;
    const out = await page.ask("POST", path, { step: 1, action: { cashOut: true } });
    expect(out.body.round).toMatchObject({ status: "CLOSED", step: 2 });
    expect(BigInt(out.body.round.payout as string)).toBeGreaterThan(0n);
    expect(movements().map(({ path }) => path.split("/").at(-1))).toEqual(["bet", "win"]);
    expect(await page.ask("POST", path, { step: 2, action: { pick: 5 } })).toMatchObject({
      status: 409,
      body: { code: "ROUND_NOT_OPEN" },
    });
  });

  test("says what the player has now, also where the decision moved no money or the request is repeated", async () => {
    const page = await pageOf(MINES);
    const play = { roundId: randomUUID(), stake: "1000", choice: { mines: 1 } };
    const before = await page.ask("POST", "/api/rounds", play);
    house.wallet.balance += 1_200_000;
    try {
      const repeated = await page.ask("POST", "/api/rounds", play);
      const path = `/api/rounds/${play.roundId}/actions`;
      const acted = await page.ask("POST", path, { step: 0, action: { pick: 3 } });
      for (const { body } of [repeated, acted])
        expect(Number(body.balance) - Number(before.body.balance)).toBe(1_200);
    } finally {
      house.wallet.balance -= 1_200_000;
    }
  });

  test("that is ended in a later session is paid with the token it was begun with", async () => {
    const who = newUser();
    const { round } = await (await pageOf(MINES, who)).play("1000", { mines: 24 });
    const later = await pageOf(MINES, { ...who, token: "a-later-wallet-token" });
    const path = `/api/rounds/${round.roundId}/actions`;
    const { body } = await later.ask("POST", path, { step: 0, action: { pick: 3 } });
    expect(body.round).toMatchObject({ status: "CLOSED", roundId: round.roundId });
    expect(movements().map(({ body: { token } }) => token)).toEqual([who.token, who.token]);
  });

  test("is the only one of its player and game, waits for its player to come back, and keeps the seed from being revealed", async () => {
    const who = newUser();
    const page = await pageOf(MINES, who);
    const { round } = await page.play("100", { mines: 24 });
    expect(round.status).toBe("OPEN");
    expect(round.state).toMatchObject({ mineCells: null });
    expect(await page.play("100", { mines: 3 })).toMatchObject({
      status: 409,
      body: { code: "ROUND_OPEN", round: { roundId: round.roundId } },
    });
    expect(await page.ask("POST", "/api/fair/rotate", { clientSeed: "now" })).toMatchObject({
      status: 409,
      body: { code: "ROUND_OPEN" },
    });
    const other = await pageOf(SLOT, who);
    expect(await other.play("100")).toMatchObject({ status: 200 });
    const back = await call(house.url, undefined, "POST", "/api/session", {
      ticket: await launch(house.url, operator, who, MINES),
    });
    expect(back.body.round).toEqual(round);
  });

  test("that nobody comes back to for a day is ended by its rule, and its stake comes back as the game says", async () => {
    const page = await pageOf(MINES);
    const { round } = await page.play("100", { mines: 3 });
    await house.db.run(
      sql`update round set acted_at = now() - interval '25 hours' where id = ${round.roundId}`,
    );
    await expect
      .poll(async () => (await page.ask("GET", "/api/rounds")).body.rounds[0].status, SOON)
      .toBe("CLOSED");
    expect((await page.ask("GET", "/api/rounds")).body.rounds[0]).toMatchObject({
      payout: "100",
      step: 1,
    });
    expect((await page.ask("POST", "/api/fair/rotate", { clientSeed: "now" })).status).toBe(200);
  });

  test("open at the ten-thousandth nonce: the seed is replaced, and revealed only when the round is over", async () => {
    const who = newUser();
    const mines = await pageOf(MINES, who);
    const { round } = await mines.play("100", { mines: 3 });
    await house.db.run(
      sql`update seed set next_nonce = 10000 where commitment = ${round.fair.commitment}`,
    );
    const slot = await pageOf(SLOT, who);
    const next = await slot.play("100");
    expect(next.round.fair).toMatchObject({ nonce: 0, clientSeed: round.fair.clientSeed });
    expect(next.round.fair.commitment).not.toBe(round.fair.commitment);
    const status = async () =>
      (
        await house.db.row<{ status: string }>(
          sql`select status from seed where commitment = ${round.fair.commitment}`,
        )
      )?.status;
    expect(await status()).toBe("RETIRED");
    await house.db.run(
      sql`update round set acted_at = now() - interval '25 hours' where id = ${round.roundId}`,
    );
    await expect.poll(status, SOON).toBe("REVEALED");
  });
});
