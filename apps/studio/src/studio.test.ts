import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { newRsaPair } from "@perya/secrets";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { games } from "./games.ts";
import { openHouse, operator, newUser, type House } from "./testing/open-house.ts";
import { askAsOperator, call, launch, openPage } from "./testing/page.ts";

const SLOT = "harbor-lanterns";
const MINES = "mango-mines";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house[Symbol.asyncDispose]());
beforeEach(() => house.forget());

const pageOf: House["pageOf"] = (game, who) => house.pageOf(game, who);

test("no page of the studio tells its metrics: they are on a port of their own", async () => {
  expect((await fetch(`${house.url}/metrics`)).status).toBe(404);
});

describe("launch", () => {
  test("a ticket opens one session, even when two pages come at once", async () => {
    const ticket = await launch(house.url, operator, newUser(), SLOT);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        call(house.url, undefined, "POST", "/api/session", { ticket }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401, 401, 401,
    ]);
    const opened = answers.find(({ status }) => status === 200)?.body;
    expect(opened).toMatchObject({
      game: { code: SLOT, kind: "SLOT" },
      currency: "PHP",
      digits: 2,
      balance: "100000",
      round: null,
      fair: { nonce: 0, roundsLeft: 10_000 },
    });
    expect(opened.stakes).toContain("100");
  });

  test("a ticket older than a minute opens nothing", async () => {
    const ticket = await launch(house.url, operator, newUser(), SLOT);
    await house.db.run(
      sql`update launch_ticket set expires_at = now() - interval '1 second' where used_at is null`,
    );
    expect(await call(house.url, undefined, "POST", "/api/session", { ticket })).toMatchObject({
      status: 401,
      body: { code: "TICKET_OVER" },
    });
  });

  test("a silent wallet does not use up the ticket", async () => {
    const ticket = await launch(house.url, operator, newUser(), SLOT);
    house.wallet.say = () => 503;
    expect(await call(house.url, undefined, "POST", "/api/session", { ticket })).toMatchObject({
      status: 503,
      body: { code: "WALLET_UNAVAILABLE" },
    });
    house.wallet.say = () => undefined;
    expect(await call(house.url, undefined, "POST", "/api/session", { ticket })).toMatchObject({
      status: 200,
    });
  });

  test("what the operator did not sign is refused, and so are foreign operators, games and currencies we don't have", async () => {
    const other = { ...operator, privateKey: newRsaPair().privateKey };
    expect(await askAsOperator(house.url, other, "game/list", {})).toMatchObject({
      status: 401,
      body: { error: expect.stringContaining("signature") as string },
    });
    expect(
      await askAsOperator(house.url, operator, "game/list", { operator_id: "else" }),
    ).toMatchObject({ status: 403 });
    const body = { ...newUser(), game_code: "no-such", currency: "PHP" };
    expect(await askAsOperator(house.url, operator, "game/url", body)).toMatchObject({
      status: 404,
    });
    expect(
      await askAsOperator(house.url, operator, "game/url", {
        ...body,
        game_code: SLOT,
        currency: "ABC",
      }),
    ).toMatchObject({ status: 400 });
    expect(
      await askAsOperator(house.url, operator, "game/url", { ...body, user: undefined }),
    ).toMatchObject({ status: 400 });
  });

  test("the list names every game with its return", async () => {
    const { body } = await askAsOperator(house.url, operator, "game/list", {});
    expect(body.map((game: { game_code: string }) => game.game_code)).toEqual([...games.keys()]);
    expect(body[0]).toMatchObject({
      game_code: SLOT,
      category: "Slots",
      rtp: "95.99",
      enabled: true,
      lines: 20,
    });
    expect(body[0].min_bets).toMatchObject({ PHP: "100000", USD: "20000" });
    expect(BigInt(body[0].max_bets.PHP)).toBeGreaterThan(100_000n);
    expect(body[0].max_win).toBe(String(games.get(SLOT)?.maxWinX));
  });

  test("neither a ticket, nor a session token, nor the operator's token, nor a seed lies in the database as it is", async () => {
    const who = newUser();
    const ticket = await launch(house.url, operator, who, SLOT);
    const page = await openPage(house.url, ticket);
    await page.play("100");
    const everything = await house.db.row<{
      text: string;
    }>(sql`
      select string_agg(t::text, ' ') as text
      from (
        select to_jsonb(l)::text as t from launch_ticket l
        union all
        select to_jsonb(s)::text from studio_session s
        union all
        select to_jsonb(c)::text from wallet_call c
        union all
        select to_jsonb(r)::text from round r
      ) t`);
    const inHex = (text: string) => Buffer.from(text).toString("hex");
    for (const secret of [ticket, page.token, who.token]) {
      expect(everything?.text).not.toContain(secret);
      expect(everything?.text).not.toContain(inHex(secret));
    }
    const rotated = await page.ask("POST", "/api/fair/rotate", { clientSeed: "mine" });
    const seed = rotated.body.revealed.serverSeed as string;
    const seeds = await house.db.row<{ text: string }>(
      sql`select string_agg(to_jsonb(s)::text, ' ') as text from seed s`,
    );
    expect(seeds?.text).not.toContain(seed);
    expect(seeds?.text).not.toContain(inHex(seed));
  });
});

describe("another player", () => {
  test("can neither see, move, acknowledge nor take over a round by knowing its id", async () => {
    const page = await pageOf(MINES);
    const { round } = await page.play("100", { mines: 3 });
    const thief = await pageOf(MINES);
    const before = (await page.ask("GET", "/api/rounds/last")).body.round;
    expect(
      await thief.ask("POST", `/api/rounds/${round.roundId}/actions`, {
        step: 0,
        action: { pick: 1 },
      }),
    ).toMatchObject({ status: 404 });
    expect(await thief.ask("POST", `/api/rounds/${round.roundId}/shown`)).toMatchObject({
      status: 404,
    });
    const taken = await thief.play("100", { mines: 3 }, round.roundId);
    expect(taken).toMatchObject({ status: 409, body: { code: "ROUND_ID_TAKEN" } });
    expect(taken.round).toBeUndefined();
    expect((await thief.ask("GET", "/api/rounds/last")).body.round).toBeNull();
    expect((await thief.ask("GET", "/api/rounds")).body.rounds).toEqual([]);
    expect((await thief.ask("GET", "/api/fair")).body.commitment).not.toBe(round.fair.commitment);
    expect((await page.ask("GET", "/api/rounds/last")).body.round).toEqual(before);
  });

  test.each([
    ["GET", "/api/session"],
    ["GET", "/api/rounds"],
    ["GET", "/api/rounds/last"],
    ["GET", "/api/fair"],
    ["POST", "/api/fair/rotate", { clientSeed: "x" }],
    ["POST", "/api/rounds", { roundId: randomUUID(), stake: "100", choice: {} }],
    ["POST", `/api/rounds/${randomUUID()}/actions`, { step: 0, action: {} }],
    ["POST", `/api/rounds/${randomUUID()}/shown`],
  ])("without a session gets nowhere: %s %s", async (method, path, body?: unknown) => {
    for (const token of [undefined, "x".repeat(43)])
      expect(await call(house.url, token, method, path, body)).toMatchObject({
        status: 401,
        body: { code: "SESSION_EXPIRED" },
      });
  });

  test("may not frame a game: only the operator's site may, and no inline script runs", async () => {
    const response = await fetch(`${house.url}/play/${SLOT}`);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors http://localhost:8080");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("unsafe");
    expect([200, 503]).toContain(response.status);
  });
});

test("a client seed has 1 to 64 bytes, no colon and only whole characters", async () => {
  const page = await pageOf(SLOT);
  for (const clientSeed of ["a:b", "é".repeat(33)])
    expect(await page.ask("POST", "/api/fair/rotate", { clientSeed })).toMatchObject({
      status: 422,
      body: { code: "INVALID_CLIENT_SEED" },
    });
  for (const clientSeed of ["", "a\0b", "\ud800"])
    expect(await page.ask("POST", "/api/fair/rotate", { clientSeed })).toMatchObject({
      status: 400,
    });
});
