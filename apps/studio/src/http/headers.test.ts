import { afterAll, beforeAll, expect, test } from "vitest";
import { newUser, openHouse, operator, type House } from "../testing/open-house.ts";
import { askAsOperator } from "../testing/page.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse({
    PLAYER_URL: "https://play.example/",
    STUDIO_URL: "https://games.example",
  });
});
afterAll(() => house[Symbol.asyncDispose]());

const ADDRESSES = ["/play/harbor-lanterns", "/api/session", "/nothing", "/healthz"];

test.each(ADDRESSES)(
  "a browser runs only the studio's own scripts at %s, and only the operator's site may frame it",
  async (path) => {
    const { headers } = await fetch(house.url + path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(
      Object.fromEntries(
        policy.split(";").map((part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]),
      ),
    ).toMatchObject({
      "default-src": "'none'",
      "script-src": "'self'",
      "style-src": "'self'",
      "connect-src": "'self'",
      "frame-ancestors": "https://play.example",
      "base-uri": "'none'",
      "form-action": "'none'",
    });
    expect(policy).not.toMatch(/unsafe|\*/);
    // The old header knows no foreign ancestor, and would forbid the operator's.
    expect(headers.has("x-frame-options")).toBe(false);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
  },
);

test("nothing keeps what a game's page asks", async () => {
  const page = await house.pageOf("harbor-lanterns");
  for (const authorization of [`Bearer ${page.token}`, "Bearer nobody"])
    for (const path of ["/api/session", "/api/fair", "/api/rounds"])
      expect(
        (await fetch(house.url + path, { headers: { authorization } })).headers.get(
          "cache-control",
        ),
      ).toBe("no-store");
});

test.each(ADDRESSES)(
  "scripts of other origins get nothing at %s, and nothing is kept in cookies",
  async (path) => {
    const ask = {
      origin: "https://evil.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization",
    };
    for (const method of ["OPTIONS", "GET"]) {
      const { headers } = await fetch(house.url + path, { method, headers: ask });
      expect(
        [...headers.keys()].filter(
          (name) => name.startsWith("access-control-") || name === "set-cookie",
        ),
      ).toEqual([]);
    }
  },
);

test("a game may be framed at the site its launch was for, and at no other that a link names", async () => {
  const night = "https://night.example:8443/";
  const asked = { ...newUser(), game_code: "harbor-lanterns", currency: "PHP", lobby_url: night };
  const { body } = await askAsOperator(house.url, operator, "game/url", asked);
  const voucher = new URL((body as { url: string }).url).searchParams.get("site") ?? "";
  const ancestors = async (lobby: string, site: string) => {
    const query = new URLSearchParams({ lobby, site });
    const { headers } = await fetch(`${house.url}/play/harbor-lanterns?${query.toString()}`);
    return /frame-ancestors ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1];
  };
  expect(await ancestors(night, voucher)).toBe("https://night.example:8443");
  for (const [named, site] of [
    ["https://evil.example/", voucher],
    ["https://evil.example/", ""],
    ["", voucher],
    [night, `${voucher.slice(1)}A`],
  ] as const)
    expect(await ancestors(named, site)).toBe("https://play.example");
});
