import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { issueSignInLink } from "../modules/identity/index.ts";
import { PASSWORD, register, send, sendSealed } from "../testing/people.ts";
import { useSites } from "../testing/use-sites.ts";
import { describeApis } from "../sites/describe-apis.ts";

const { db, sites } = await useSites();
const HERE = "play.b.example";
const ELSEWHERE = "play.c.example";
for (const host of [HERE, ELSEWHERE])
  await db.run(sql`
    insert into brand (host, name, real_money, currency, country, zone, minimum_age)
    values (${host}, ${host}, false, 'PHP', 'PH', 'Asia/Manila', 18)`);

const at = (host: string, more = {}) => ({ host, "x-forwarded-for": "203.0.113.5", ...more });
const url = sites.playerUrl;

/** A player who registered at the first brand and asked to be remembered there. */
const remembered = async (username: string) => {
  await register(db, url, at(HERE), username);
  const typed = { type: "username", username, password: PASSWORD, rememberMe: true };
  const { cookie, value } = await sendSealed(url, at(HERE), "POST", "/api/v1/session", typed);
  return { cookie, token: value.token as string };
};
const { cookie, token } = await remembered("rosalinda");
const session = { authorization: `Bearer ${token}` };
const member = (host: string) => send(url, at(host, session), "GET", "/api/v1/member");

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly security?: readonly object[] }>>>
  >;
}
const { player } = (await describeApis()) as { player: Document };
/** What only members may call. */
const guarded = Object.entries(player.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { security }]) =>
    security?.every((scheme) => Object.keys(scheme).length > 0)
      ? [[method.toUpperCase(), `/api/v1${path.replaceAll(/\{\w+\}/g, "1")}`] as const]
      : [],
  ),
);

describe("a session of one brand", () => {
  test.each(guarded)("is nobody's at another brand's %s %s", async (method, path) => {
    const guest = await send(url, at(ELSEWHERE), method, path);
    const stranger = await send(url, at(ELSEWHERE, session), method, path);
    expect([stranger.status, stranger.code]).toEqual([guest.status, guest.code]);
    expect(stranger.status).toBeGreaterThanOrEqual(400);
  });

  test("opens no stream at another brand's, where a guest's is open", async () => {
    expect((await send(url, at(ELSEWHERE, session), "GET", "/api/v1/live")).code).toBe(
      "NOT_LOGGED_IN",
    );
  });

  test("is nobody's at the host of every other brand either, and still its player's at home", async () => {
    expect((await send(url, session, "GET", "/api/v1/member")).code).toBe("NOT_LOGGED_IN");
    expect((await member(ELSEWHERE)).code).toBe("NOT_LOGGED_IN");
    expect((await member(HERE)).value).toMatchObject({ account: "rosalinda" });
    expect((await member(ELSEWHERE)).code).toBe("NOT_LOGGED_IN");
  });

  test("opens nothing where a brand lets only members look around", async () => {
    const owner = await sites.staff("owner");
    const brand = await db.row<{ id: bigint }>(sql`select id from brand where host = ${ELSEWHERE}`);
    const { versions } = (await owner.call("GET", `/settings?brand=${brand?.id}`)).value;
    await owner.call("PUT", `/settings/features?brand=${brand?.id}`, {
      version: versions.features,
      value: { LOGINFIRST: true },
    });
    expect((await send(url, at(ELSEWHERE, session), "GET", "/api/v1/games")).code).toBe(
      "NOT_LOGGED_IN",
    );
  });
});

test("a remembered browser is one at its own brand alone, and is not forgotten for having been tried elsewhere", async () => {
  const renew = (host: string) =>
    send(url, at(host, { cookie }), "POST", "/api/v1/session/remembered");
  expect((await renew(ELSEWHERE)).code).toBe("NOT_REMEMBERED");
  expect((await renew(HERE)).value).toMatchObject({ username: "rosalinda" });
});

test("a one-time link opens its own brand's site alone, and is not used up by having been tried elsewhere", async () => {
  const row = await db.row<{ id: bigint }>(sql`select id from player where username = 'rosalinda'`);
  const link = await db.inTransaction((tx) => issueSignInLink(tx, row?.id ?? 0n));
  const open = (host: string) =>
    send(url, at(host), "POST", "/api/v1/session/token", { token: link });
  expect((await open(ELSEWHERE)).code).toBe("LINK_OVER");
  expect((await open(HERE)).value).toMatchObject({ username: "rosalinda" });
});
