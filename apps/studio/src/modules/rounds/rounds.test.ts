import { createPublicKey, randomUUID } from "node:crypto";
import { openDraw } from "@perya/fair";
import { verifyRsa } from "@perya/wallet-protocol";
import { describe, expect, test } from "vitest";
import { games } from "../../games.ts";
import { operator, newUser, studioPublicKey } from "../../testing/open-house.ts";
import { askAsOperator } from "../../testing/page.ts";
import { useHouse, SLOT, SOON, MINES } from "../../testing/use-house.ts";

const { pageOf, house, movements } = await useHouse();

describe("a round", () => {
  test("is a bet and the win that closes it, signed, in ledger units, with ids that follow from the round", async () => {
    const who = newUser();
    const page = await pageOf(SLOT, who);
    house.wallet.asked.length = 0;
    const { status, round } = await page.play("200");
    expect([status, round.status, round.over]).toEqual([200, "CLOSED", true]);
    const [bet, win] = movements();
    expect(movements()).toHaveLength(2);
    const common = {
      user: who.user,
      token: who.token,
      round: round.roundId,
      game_code: SLOT,
      currency: "PHP",
      is_free: false,
    };
    expect(bet).toMatchObject({
      path: expect.stringMatching(/\/transaction\/bet$/) as string,
      body: {
        ...common,
        amount: 200_000,
        round_closed: false,
        is_aggregated: false,
        meta: { effectiveBet: 200_000 },
      },
    });
    expect(win).toMatchObject({
      path: expect.stringMatching(/\/transaction\/win$/) as string,
      body: {
        ...common,
        amount: Number(round.payout) * 1_000,
        round_closed: true,
        is_aggregated: false,
        round_details: {
          version: games.get(SLOT)?.version,
          nonce: round.fair.nonce,
          choice: round.choice,
          decisions: 0,
        },
        reference_transaction_uuid: bet?.body["transaction_uuid"],
      },
    });
    // What was wagered is said once, with the bet: a round's movements add up.
    expect(win?.body).not.toHaveProperty("meta");
    expect(
      await verifyRsa(
        [createPublicKey(studioPublicKey)],
        bet?.raw ?? Buffer.alloc(0),
        bet?.signature,
      ),
    ).toBe(true);
    expect(bet?.body["transaction_uuid"]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5/);
  });

  test("asked for again under its id, also ten times at once, is the same round and one bet", async () => {
    const page = await pageOf(SLOT);
    const roundId = randomUUID();
    house.wallet.asked.length = 0;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => page.play("100", {}, roundId)),
    );
    expect(
      new Set(answers.map(({ status, round }) => JSON.stringify([status, round.fair, round.state])))
        .size,
    ).toBe(1);
    expect(await page.play("200", {}, roundId)).toMatchObject({
      status: 200,
      round: { stake: "100" },
    });
    expect(movements()).toHaveLength(2);
    expect((await page.ask("GET", "/api/fair")).body.nonce).toBe(1);
  });

  test("follows from its seed, client seed and nonce alone, as the revealed seed proves", async () => {
    const who = newUser();
    const page = await pageOf("halo-halo-drop", who);
    const choice = { rows: 12, risk: "mid" };
    const rounds = [await page.play("100", choice), await page.play("100", choice)].map(
      ({ round }) => round,
    );
    const { body } = await page.ask("POST", "/api/fair/rotate", { clientSeed: "my own seed 🎪" });
    expect(body.seeds).toMatchObject({ clientSeed: "my own seed 🎪", nonce: 0 });
    expect(body.revealed).toMatchObject({ commitment: rounds[0]?.fair.commitment, rounds: 2 });
    const rules = games.get("halo-halo-drop");
    for (const round of rounds) {
      const state = rules?.begin(
        round.choice,
        openDraw(
          body.revealed.serverSeed as string,
          `plinko:${round.fair.clientSeed}:${round.fair.nonce}`,
        ),
      );
      expect(rules?.reveal(state)).toEqual(round.state);
      expect(rules?.payout(state, 100n).toString()).toBe(round.payout);
      const proof = await askAsOperator(house.url, operator, "game/round", {
        user: who.user,
        round: round.roundId,
      });
      expect(proof.body).toMatchObject({
        server_seed: body.revealed.serverSeed,
        nonce: round.fair.nonce,
        fair_code: "plinko",
        choice,
        state: round.state,
      });
    }
  });

  test("keeps its seed secret until it is rotated, towards the player and the operator", async () => {
    const who = newUser();
    const page = await pageOf(SLOT, who);
    const { round } = await page.play("100");
    expect((await page.ask("GET", "/api/rounds")).body.rounds[0]).toMatchObject({
      roundId: round.roundId,
      fair: { serverSeed: null, fairCode: "slotA" },
    });
    expect(
      (
        await askAsOperator(house.url, operator, "game/round", {
          user: who.user,
          round: round.roundId,
        })
      ).body.server_seed,
    ).toBeNull();
    expect(
      await askAsOperator(house.url, operator, "game/round", {
        user: newUser().user,
        round: round.roundId,
      }),
    ).toMatchObject({ status: 404 });
  });

  test.each([
    ["RS_ERROR_NOT_ENOUGH_MONEY", 402, "NOT_ENOUGH_MONEY", "REJECTED", 1],
    ["RS_ERROR_LIMIT_REACHED", 422, "LIMIT_REACHED", "REJECTED", 1],
    ["RS_ERROR_USER_DISABLED", 422, "PLAYER_DISABLED", "VOID", 2],
    ["RS_ERROR_TOKEN_EXPIRED", 401, "SESSION_EXPIRED", "VOID", 2],
  ])(
    "whose stake is refused with %s spends its nonce, pays nothing and is taken back where the contract asks for it",
    async (said, status, code, state, calls) => {
      const page = await pageOf(SLOT);
      house.wallet.asked.length = 0;
      house.wallet.say = ({ path }) => (path.endsWith("/bet") ? said : undefined);
      const refused = await page.play("100");
      expect(refused).toMatchObject({
        status,
        body: { code, round: { status: state, state: null, payout: "0" } },
      });
      await expect.poll(() => movements().length, SOON).toBe(calls);
      const [bet, ...takenBack] = movements();
      expect(
        takenBack.every(
          ({ body }) => body["reference_transaction_uuid"] === bet?.body["transaction_uuid"],
        ),
      ).toBe(true);
      expect((await page.ask("GET", "/api/fair")).body.nonce).toBe(1);
    },
  );

  test("whose bet stays without an answer is tried three times under one id, then taken back until the wallet says so", async () => {
    const page = await pageOf(SLOT);
    house.wallet.asked.length = 0;
    let rollbacks = 0;
    house.wallet.say = ({ path }) => {
      if (path.endsWith("/bet")) return movements().length % 2 ? "hang up" : 503;
      return path.endsWith("/rollback") && ++rollbacks < 4 ? 503 : undefined;
    };
    expect(await page.play("100")).toMatchObject({
      status: 503,
      body: { code: "ROUND_VOID", round: { status: "VOID", state: null } },
    });
    await expect
      .poll(() => movements().map(({ path }) => path.split("/").at(-1)), SOON)
      .toEqual(["bet", "bet", "bet", "rollback", "rollback", "rollback", "rollback"]);
    const ids = movements().map(({ body }) => body["transaction_uuid"]);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(new Set(ids.slice(3)).size).toBe(1);
  });

  test("whose win stays without an answer is shown, and paid as soon as the wallet answers", async () => {
    const page = await pageOf(SLOT);
    let wins = 0;
    house.wallet.say = ({ path }) => (path.endsWith("/win") && ++wins < 4 ? "hang up" : undefined);
    expect(await page.play("100")).toMatchObject({ status: 200, round: { over: true } });
    await expect
      .poll(async () => (await page.ask("GET", "/api/rounds/last")).body.round.status, SOON)
      .toBe("CLOSED");
    expect(wins).toBe(4);
  });

  test("refuses stakes and choices that are not offered, before anything is asked of the wallet", async () => {
    const page = await pageOf(MINES);
    house.wallet.asked.length = 0;
    for (const stake of ["101", "1000000000"])
      expect(await page.play(stake, { mines: 3 })).toMatchObject({
        status: 422,
        body: { code: "INVALID_STAKE" },
      });
    for (const choice of [{}, { mines: 25 }, null])
      expect(await page.play("100", choice)).toMatchObject({
        status: 422,
        body: { code: "INVALID_CHOICE" },
      });
    for (const stake of ["-100", "1e2", "0", 100])
      expect(await page.play(stake as string, { mines: 3 })).toMatchObject({
        status: 400,
        body: { code: "INVALID_REQUEST" },
      });
    expect(movements()).toEqual([]);
    expect((await page.ask("GET", "/api/fair")).body.nonce).toBe(0);
  });
});

describe("a free round", () => {
  const reward = randomUUID();
  const playFree = async (page: Awaited<ReturnType<typeof pageOf>>, stake: string) =>
    page.ask("POST", "/api/rounds", { roundId: randomUUID(), stake, choice: {}, reward });

  test("is a bet and a win that name what it is given by and that nothing is wagered in", async () => {
    const page = await pageOf(SLOT);
    house.forget();
    const { status, body } = await playFree(page, "200");
    expect([status, (body as { round: object }).round]).toMatchObject([200, { free: true }]);
    const told = { is_free: true, reward_uuid: reward, meta: { effectiveBet: 0 } };
    expect(movements()[0]?.body).toMatchObject({ ...told, amount: 200_000 });
    expect(movements()[1]?.body).toMatchObject({ is_free: true, reward_uuid: reward });
  });

  test("that the operator has no more of takes nothing, and says so", async () => {
    const page = await pageOf(SLOT);
    house.wallet.say = ({ path }) => (path.endsWith("/bet") ? "RS_ERROR_LIMIT_REACHED" : undefined);
    expect(await playFree(page, "200")).toMatchObject({
      status: 422,
      body: { code: "FREE_ROUNDS_OVER" },
    });
  });

  test("of a stake that the game can't be played with is refused before anyone is asked", async () => {
    const page = await pageOf(SLOT);
    house.forget();
    const odd = (games.get(SLOT)?.stakeStep ?? 1n) === 1n ? "0" : "1";
    expect((await playFree(page, odd)).status).toBeGreaterThanOrEqual(400);
    expect(movements()).toEqual([]);
  });
});
