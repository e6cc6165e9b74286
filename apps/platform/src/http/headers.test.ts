import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { useSites } from "../testing/use-sites.ts";
import { type Sites } from "../testing/open-sites.ts";
import { STAFF_PASSWORD, send } from "../testing/people.ts";
import { ROLE_IDS } from "../testing/roles.ts";
import { buildOperatorSite } from "../sites/operator-site.ts";
import { buildPlayerSite } from "../sites/player-site.ts";
import { describeApis } from "../sites/describe-apis.ts";

const STUDIO = "https://studio.example";
const VENDOR = "https://games.vendor.example";

const { sites } = await useSites({
  STUDIO_URL: `${STUDIO}/`,
  GAME_ORIGINS: `${VENDOR}, ${STUDIO}/games`,
});

/** A policy as a map from directive to its sources. */
function policyOf(response: Response): Record<string, string> {
  const text = response.headers.get("content-security-policy") ?? "";
  return Object.fromEntries(
    text.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

const SAME = {
  "default-src": "'self'",
  "script-src": "'self'",
  "script-src-attr": "'none'",
  "style-src": "'self'",
  "font-src": "'self'",
  "connect-src": "'self'",
  "frame-ancestors": "'none'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
};
const POLICIES = {
  player: {
    ...SAME,
    "img-src": `'self' data: blob: ${STUDIO} ${VENDOR}`,
    "frame-src": `'self' ${STUDIO} ${VENDOR}`,
  },
  console: { ...SAME, "img-src": `'self' data: blob: ${STUDIO} ${VENDOR}`, "frame-src": "'none'" },
} as const;

/** One address of each kind: a page, a page deep inside, an answer, a refusal, nothing. */
const ADDRESSES = [
  "/",
  "/wallet/deposit",
  "/api/v1/games",
  "/operator/v1/me",
  "/api/v1/nothing",
  "/theme.js",
  "/healthz",
];
const urlOf = (site: keyof typeof POLICIES) =>
  site === "player" ? sites.playerUrl : sites.consoleUrl;

describe.each(["player", "console"] as const)("the %s site", (site) => {
  test.each(ADDRESSES)(
    "lets a browser run only its own scripts and be framed by nobody at %s",
    async (path) => {
      const response = await fetch(urlOf(site) + path);
      expect(policyOf(response)).toEqual(POLICIES[site]);
      expect(response.headers.get("content-security-policy")).not.toMatch(/unsafe|\*/);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy":
          site === "player" ? "same-origin-allow-popups" : "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "x-frame-options": "SAMEORIGIN",
        "permissions-policy": expect.stringContaining("camera=()") as string,
      });
      expect(response.headers.has("x-powered-by")).toBe(false);
    },
  );

  test.each(ADDRESSES)(
    "gives scripts of other origins nothing at %s, asked before or at once",
    async (path) => {
      const headers = {
        origin: "https://evil.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization",
      };
      for (const method of ["OPTIONS", "GET"]) {
        const response = await fetch(urlOf(site) + path, { method, headers });
        expect(
          [...response.headers.keys()].filter((name) => name.startsWith("access-control-")),
        ).toEqual([]);
      }
    },
  );
});

describe("TLS", () => {
  test.each([
    ["http://localhost:8080", null],
    ["https://play.example", "max-age=31536000"],
  ])("is insisted on exactly where people come by it: %s", async (address, expected) => {
    for (const build of [buildPlayerSite, buildOperatorSite]) {
      const app = await build({
        ...sites.platform,
        config: { ...sites.platform.config, playerUrl: address, consoleUrl: address },
      });
      const { headers } = await app.inject("/healthz");
      expect(headers["strict-transport-security"] ?? null).toBe(expected);
      await app.close();
    }
  });

  test("makes the staff's cookie one that travels by it alone", async () => {
    const staff = await sites.staff("auditor");
    const app = await buildOperatorSite({
      ...sites.platform,
      config: { ...sites.platform.config, consoleUrl: "https://console.example" },
    });
    const code = new TOTP({ secret: staff.secret }).generate({ timestamp: Date.now() + 30_000 });
    const payload = { username: staff.username, password: STAFF_PASSWORD, code };
    const reply = await app.inject({
      method: "POST",
      url: "/operator/v1/session",
      headers: { origin: "https://console.example" },
      payload,
    });
    expect(reply.headers["set-cookie"]).toMatch(
      /^perya_staff=[^;]+; Path=\/operator; HttpOnly; Secure; SameSite=Strict$/,
    );
    await app.close();
  });
});

const { operator, player } = (await describeApis()) as Record<
  "operator" | "player",
  { readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>> }
>;
const changing = (document: typeof operator) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== "get")
      .map((method) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path: path.replaceAll(/\{\w+\}/g, "1"),
      })),
  );

describe("a page of another site", () => {
  test.each(changing(operator))(
    "makes a signed-in browser change nothing by $name",
    async ({ method, path }) => {
      const { cookie } = await staff();
      for (const from of [
        { origin: "https://evil.example" },
        { origin: "null" },
        { origin: sites.playerUrl },
        { "sec-fetch-site": "cross-site" },
        { "sec-fetch-site": "same-site" },
      ]) {
        const answer = await send(
          sites.consoleUrl,
          { cookie, ...from },
          method,
          `/operator/v1${path}`,
          {},
        );
        expect(answer).toMatchObject({ status: 403, code: "FORBIDDEN" });
      }
    },
  );

  test("is the reason: the console's own page may", async () => {
    const { cookie } = await staff();
    const body = {
      username: "newcomer",
      roles: [ROLE_IDS.support],
      reason: "To answer the players at night",
    };
    const own = await send(
      sites.consoleUrl,
      { cookie, origin: sites.consoleUrl, "sec-fetch-site": "same-origin" },
      "POST",
      "/operator/v1/staff",
      body,
    );
    expect(own.status).toBe(200);
  });

  test.each(changing(player))(
    "has no cookie to borrow at the player site: $name sets and reads none",
    async ({ name, method, path }) => {
      const { cookie } = await staff();
      const response = await fetch(`${sites.playerUrl}/api/v1${path}`, {
        method,
        headers: {
          cookie,
          "content-type": "application/json",
          "x-forwarded-for": `10.1.${Math.trunc(performance.now()) % 250}.1`,
        },
        body: "{}",
      });
      expect(response.headers.has("set-cookie")).toBe(false);
      // 403: the brand does not offer it.
      expect(ASKED_BY_ANYONE.has(name) ? [200] : [400, 401, 403]).toContain(response.status);
    },
  );
});

/** What a sign-in begins with. */
const ASKED_BY_ANYONE: ReadonlySet<string> = new Set(["POST /session/passkey/begin"]);

let signedIn: ReturnType<Sites["staff"]> | undefined;
const staff = () => (signedIn ??= sites.staff("owner"));
