import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openHouse, operator, newUser, type House } from "../testing/open-house.ts";
import { askAsOperator, call, launch, openPage } from "../testing/page.ts";

const SLOT = "harbor-lanterns";

let house: House;
beforeAll(async () => {
  house = await openHouse({
    STUDIO_CALLS_PER_SESSION: "12",
    STUDIO_CALLS_PER_ADDRESS: "200",
    STUDIO_LAUNCHES_PER_PLAYER: "5",
    STUDIO_ENTRIES_PER_ADDRESS: "40",
    STUDIO_GUESSES_PER_ADDRESS: "20",
    TRUST_PROXY: "loopback",
  });
});
afterAll(() => house[Symbol.asyncDispose]());

/** A call from an address of the test's own choice. */
async function from(
  address: string,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
) {
  const response = await fetch(house.url + path, {
    method,
    headers: {
      "x-forwarded-for": address,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const told = (await response.json()) as {
    code?: string;
    message?: string;
    retryAfterMs?: number;
  };
  return { status: response.status, retryAfter: response.headers.get("retry-after"), ...told };
}

const times = <Value>(count: number, make: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, make));

describe("spins", () => {
  test("of a page that runs wild are refused with when to come again, and take no stake; its neighbour plays on", async () => {
    const [wild, neighbour] = await Promise.all([house.pageOf(SLOT), house.pageOf(SLOT)]);
    house.forget();
    const answers = await times(30, () => wild.play("100"));
    const played = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 429);
    expect([played.length > 0, refused.length]).toEqual([true, 18]);
    expect(refused[0]?.body).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      message: expect.stringMatching(/try again in \d+ s/) as string,
    });
    expect(refused[0]?.body.retryAfterMs).toBeLessThanOrEqual(10_000);
    expect(house.wallet.asked.filter(({ path }) => path.endsWith("/bet")).length).toBe(
      played.length,
    );
    expect((await neighbour.play("100")).status).toBe(200);
  });
});

describe("launches", () => {
  test("of one player are limited behind the signature, and another player's are not", async () => {
    const [one, other] = [newUser(), newUser()];
    const ask = (who: typeof one) =>
      askAsOperator(house.url, operator, "game/url", { ...who, game_code: SLOT, currency: "PHP" });
    const answers = await times(8, () => ask(one));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 429)?.body.error).toMatch(
      /too many launches of this player, try again in \d+ s/,
    );
    expect((await ask(other)).status).toBe(200);
  });

  test("that nobody signed use up nothing of a player's", async () => {
    const who = newUser();
    const forged = { user: who.user, operator_id: operator.operatorId };
    const answers = await times(20, () =>
      call(house.url, undefined, "POST", "/operator/generic/v2/game/url", forged),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(await launch(house.url, operator, who, SLOT)).toMatch(/^[\w-]{20,}$/);
  });
});

describe("tokens nobody has", () => {
  const guess = (address: string) =>
    from(address, randomBytes(32).toString("base64url"), "GET", "/api/session");

  test("are looked up so often and no more; players behind the same address play on, and other addresses notice nothing", async () => {
    const address = "203.0.113.5";
    const page = await openPage(house.url, await launch(house.url, operator, newUser(), SLOT));
    expect((await from(address, page.token, "GET", "/api/session")).status).toBe(200);
    const guesses: number[] = [];
    for (let tried = 0; tried < 30; tried++) guesses.push((await guess(address)).status);
    expect(guesses.filter((status) => status === 401).length).toBeLessThanOrEqual(21);
    const refused = await guess(address);
    expect(refused).toMatchObject({
      status: 429,
      code: "TOO_MANY_REQUESTS",
      retryAfter: expect.stringMatching(/^\d+$/) as string,
    });
    expect((await from(address, page.token, "GET", "/api/session")).status).toBe(200);
    expect((await guess("203.0.113.6")).status).toBe(401);
  });

  test("count for a whole IPv6 network", async () => {
    for (let tried = 0; tried < 30; tried++) await guess(`2001:db8:1:2::${tried.toString(16)}`);
    expect((await guess("2001:db8:1:2::ffff")).status).toBe(429);
    expect((await guess("2001:db8:1:3::1")).status).toBe(401);
  });

  test("do not come in as tickets either", async () => {
    const enter = () =>
      from("203.0.113.9", undefined, "POST", "/api/session", {
        ticket: randomBytes(32).toString("base64url"),
      });
    const answers = await times(60, enter);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(40);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });
});

test("all pages of one address together are limited too", async () => {
  const answers = await times(230, () => from("198.51.100.4", undefined, "GET", "/api/fair"));
  expect(answers.filter(({ code }) => code === "TOO_MANY_REQUESTS")).toHaveLength(30);
});
