import { expect, test } from "vitest";
import { useSites } from "../testing/use-sites.ts";
import { describeApis } from "./describe-apis.ts";

const { sites } = await useSites();

interface Operation {
  readonly summary?: string;
  readonly operationId?: string;
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, { readonly content: object }>>;
}
interface Schema {
  readonly $ref?: string;
  readonly required?: readonly string[];
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const { player, operator } = (await describeApis()) as { player: Document; operator: Document };
const operations = (document: Document) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method} ${path}`,
      operation,
    })),
  );

test.each([...operations(player), ...operations(operator)])(
  "$name says what it does, what it answers and how it fails",
  ({ operation }) => {
    expect(operation.summary).toMatch(/^[A-Z].{5,}[^.]$/);
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(["200", "500"]));
    expect(
      Object.values(operation.responses).every(({ content }) => Object.keys(content).length > 0),
    ).toBe(true);
  },
);

/**
 * The calls of the specification with their methods and whether they take a session, at our own
 * paths.
 */
const CALLS = {
  "login v2": ["post /session", false],
  "login SMS code": ["post /session/sms", false],
  register: ["put /register", false],
  "mobile register": ["put /register/mobile", false],
  "registration SMS": ["post /register/sms", false],
  "affiliate check": ["get /affiliate", false],
  "change password": ["post /password", true],
  "forgot by email": ["post /password/forgot/mail", false],
  "forgot SMS": ["post /password/forgot/sms", false],
  "set by phone": ["post /password/phone", false],
  captcha: ["get /captcha", false],
  "free play login": ["post /session/free-play", false],
  logout: ["delete /session", true],
  feedback: ["put /feedback", true],
  "winner board": ["get /winners", false],
  "help v2": ["get /help", false],
  announcements: ["get /announcements", false],
  balance: ["get /balance", true],
  "merchant wallet": ["get /merchant-wallet", false],
  "hot games": ["get /games/hot", false],
  "game list": ["get /games", false],
  "game search": ["get /games/search", false],
  "recent games": ["get /games/recent", true],
  "popup games": ["get /games/popup", false],
  "PvP room list": ["get /games/pvp-rooms", true],
  "game vendor": ["get /vendors", false],
  "vendor lanes": ["get /vendors/lanes", false],
  "favourite list": ["get /favourites", true],
  "favourite ids": ["get /favourites/ids", true],
  "add favourite": ["post /favourites", true],
  "lottery menus": ["get /lottery/menus", false],
  "popular lotteries": ["get /lottery/popular", false],
  "recent lotteries": ["get /lottery/recent", true],
  "VN numbers": ["get /lottery/vn-numbers", false],
  "opened numbers": ["get /lottery/opened", false],
  "remove favourite": ["delete /favourites/{nodeId}", true],
  "wallet transfer in": ["post /vendor-wallets/{vendor}/in", true],
  "wallet transfer out": ["post /vendor-wallets/{vendor}/out", true],
  "mission summary": ["get /missions/summary", true],
  "raffle promotion claim": ["post /raffles/{id}/claim", true],
  "points balance": ["get /points/balance", true],
  "points reward list": ["get /points/rewards", true],
  "points redeem": ["post /points/redeem", true],
  "points redeem list": ["get /points/redeems", true],
  "points configuration": ["get /points/config", false],
  "points transaction details": ["get /points/transactions", true],
  "points convert": ["post /points/convert", true],
  "mission leaderboard": ["get /missions/leaderboard", true],
} as const;

test.each(Object.entries(CALLS))(
  "CA-01 CA-03 CA-04 CA-08 CA-17 CA-19 CA-20 the call %s has its method, and says whether it takes a session",
  (_call, [name, takesSession]) => {
    const found = operations(player).find((one) => one.name === name);
    expect(found && found.operation.security !== undefined).toBe(takesSession);
  },
);

test("only what a visitor needs to look around and come in needs no session", () => {
  const open = (document: Document) =>
    operations(document).flatMap(({ name, operation }) => (operation.security ? [] : [name]));
  expect(open(player)).toEqual([
    "get /permission",
    "get /system-status",
    "get /country-codes",
    "get /whitelabel-menu",
    "get /register-settings",
    "get /registration-validation",
    "get /domain-routes",
    "get /ping",
    "put /register",
    "put /register/mobile",
    "post /register/sms",
    "post /register/sms/token",
    "get /affiliate",
    "post /session",
    "post /session/sms",
    "post /session/second-factor",
    "post /session/second-factor/code",
    "post /session/passkey/begin",
    "post /session/passkey",
    "post /session/second-factor/passkey/begin",
    "post /session/second-factor/passkey",
    "post /session/remembered",
    "post /session/token",
    "post /session/free-play",
    "get /social-logins",
    "post /password/forgot/sms",
    "post /password/phone",
    "post /password/reset",
    "get /captcha",
    "post /verification/slider",
    "post /verification/arithmetic",
    "post /verification/slider/{id}",
    "post /verification/arithmetic/{id}",
    "get /envelope-key",
    "get /announcements",
    "get /help",
    "get /games",
    "get /games/search",
    "get /games/popup",
    "get /games/hot",
    "get /vendors",
    "get /vendors/lanes",
    "get /games/{gameId}",
    "get /winners",
    "get /lottery/menus",
    "get /lottery/popular",
    "get /lottery/vn-numbers",
    "get /lottery/opened",
    "get /lottery/issues/{code}/{issueNo}",
    "get /lottery/games/{code}",
    "get /lottery/history/{code}",
    "get /lottery/trends/{code}",
    "get /lottery/trends/{code}/{market}",
    "get /vip",
    "get /points/config",
    "get /jackpots",
    "get /referral/inviter",
    "get /merchant-wallet",
    "post /password/forgot/mail",
  ]);
  expect(open(operator)).toEqual(["post /session", "delete /session", "post /session/totp"]);
});

test("CO-04 every answer of the player API but the stream of news and a picture is wrapped: success with a value, or no success with a code and a sentence", () => {
  const { components } = player as unknown as {
    components: { schemas: Readonly<Record<string, Schema>> };
  };
  const wrapped = operations(player).flatMap(({ name, operation }) =>
    Object.entries(operation.responses).map(([status, { content }]) => {
      const { schema } =
        (content as Readonly<Record<string, { readonly schema: Schema }>>)["application/json"] ??
        {};
      const whole = schema?.$ref ? components.schemas[schema.$ref.split("/").at(-1) ?? ""] : schema;
      return { name, status, required: whole?.required ?? [] };
    }),
  );
  const bare = wrapped.filter(({ status, required }) =>
    (status === "200" ? ["success", "value"] : ["success", "code", "message"]).some(
      (part) => !required.includes(part),
    ),
  );
  expect(bare.map(({ name, status }) => `${name} ${status}`)).toEqual([
    "get /live 200",
    "get /service/messages/{seq}/pictures/{place} 200",
  ]);
});

test("every operation has a name of its own", () => {
  for (const document of [player, operator]) {
    const names = operations(document).map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  }
});

test("the player API gives its document to anyone, the operator API to staff alone", async () => {
  const given = await fetch(`${sites.playerUrl}/api/v1/openapi.json`);
  expect(await given.json()).toEqual(player);
  const address = `${sites.consoleUrl}/operator/v1/openapi.json`;
  expect((await fetch(address)).status).toBe(401);
  const { cookie } = await sites.staff("auditor");
  expect(await (await fetch(address, { headers: { cookie } })).json()).toEqual(operator);
});

test.each([
  [400, "INVALID_REQUEST", "application/json", "{"],
  [400, "ENVELOPE_REQUIRED", "application/json", '{"username":7}'],
  [413, "TOO_LARGE", "application/json", JSON.stringify({ username: "x".repeat(70_000) })],
  [415, "UNSUPPORTED_MEDIA_TYPE", "text/csv", "username"],
])("what can't be read is answered %i %s", async (status, code, type, body) => {
  const reply = await fetch(`${sites.playerUrl}/api/v1/session`, {
    method: "POST",
    headers: { "content-type": type },
    body,
  });
  expect([reply.status, await reply.json()]).toMatchObject([status, { success: false, code }]);
});
