import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openHouse, operator, newUser, type House } from "../testing/open-house.ts";
import { askAsOperator } from "../testing/page.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

/** NUL, another control character, delete, and half a surrogate pair, which JSON can escape. */
const SPOILT = ["a\u0000b", "a\u0001b", "a\u007fb", "a\ud800b"];

test.each(SPOILT)(
  "a text no database stores, %j, is refused in what the operator asks",
  async (text) => {
    const asked = {
      ...newUser(),
      game_code: "harbor-lanterns",
      platform: "GPL_DESKTOP",
      lang: "en",
      currency: "PHP",
      country: "PH",
      ip: "203.0.113.7",
    };
    for (const field of ["user", "token", "game_code"])
      expect(
        (await askAsOperator(house.url, operator, "game/url", { ...asked, [field]: text })).status,
      ).toBe(400);
    for (const path of ["game/list", "game/round"]) {
      const body = { user: text, round: randomUUID(), more: { deep: [{ [text]: 1 }] } };
      expect((await askAsOperator(house.url, operator, path, body)).status).toBe(400);
    }
  },
);

test.each(SPOILT)(
  "a text no database stores, %j, is refused in what a game's page asks",
  async (text) => {
    const page = await house.pageOf("harbor-lanterns");
    const bodies = [
      { ticket: `${text}${"x".repeat(30)}` },
      { roundId: randomUUID(), stake: text, choice: { a: text } },
      { seed: text, clientSeed: text },
    ];
    for (const path of [
      "/api/session",
      "/api/rounds",
      "/api/fair",
      "/api/fair/rotate",
      "/api/rounds/1/actions",
    ]) {
      for (const body of bodies)
        expect([400, 404]).toContain((await page.ask("POST", path, body)).status);
    }
  },
);

test.each(["/play/%00", "/api/rounds/%00", "/api/fair/%01", "/%00", "/api/session?x=%00"])(
  "%s is no fault",
  async (path) => {
    const page = await house.pageOf("harbor-lanterns");
    expect((await page.ask("GET", path)).status).toBe(400);
  },
);
