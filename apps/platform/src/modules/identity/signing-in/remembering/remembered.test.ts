import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { useSites } from "../../../../testing/use-sites.ts";
import { PASSWORD, send } from "../../../../testing/people.ts";
import { anyAddress, signInClient } from "../testing/sign-in-client.ts";

const { db, sites } = await useSites();
const client = signInClient(db, sites);

const remembered = async () => {
  const player = await sites.player();
  const ip = anyAddress();
  const { cookie, value } = await client.login({ username: player.username, rememberMe: true }, ip);
  return {
    player,
    ip,
    cookie,
    token: value.token as string,
    renew: (from: string) => client.post("/remembered", undefined, ip, from),
  };
};
const outlast = (interval: string) =>
  db.run(sql`update remembered_browser set rotated_at = rotated_at - ${interval}::interval`);
const call = (token: string, method: string, path: string, body?: unknown) =>
  send(sites.playerUrl, { authorization: `Bearer ${token}` }, method, `/api/v1${path}`, body);

describe("ID-01 a remembered browser", () => {
  test("is one only where the player asked for it, and its cookie is for the session's calls alone and no script", async () => {
    const player = await sites.player();
    expect((await client.login({ username: player.username })).cookie).toBe("");
    const { key, now } = (await send(sites.playerUrl, {}, "GET", "/api/v1/envelope-key")).value;
    const { seal } = await import("@perya/api-client");
    const typed = {
      type: "username",
      username: player.username,
      password: PASSWORD,
      rememberMe: true,
    };
    const jwe = await seal(key, Date.parse(now), "POST /api/v1/session", typed);
    const reply = await fetch(`${sites.playerUrl}/api/v1/session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jwe }),
    });
    const header = reply.headers.get("set-cookie") ?? "";
    for (const part of [
      "perya_remember=",
      "Max-Age=86400",
      "Path=/api/v1/session",
      "HttpOnly",
      "SameSite=Strict",
    ])
      expect(header).toContain(part);
  });

  test("opens a session for a new tab and changes its token each time", async () => {
    const { player, cookie, renew } = await remembered();
    const first = await renew(cookie);
    expect(first).toMatchObject({ status: 200, value: { username: player.username } });
    expect(first.cookie).not.toBe(cookie);
    expect((await client.member(first.value.token)).status).toBe(200);
    expect(await renew(first.cookie)).toMatchObject({ status: 200 });
  });

  test("serves two tabs that open together", async () => {
    const { cookie, renew } = await remembered();
    const answers = await Promise.all([renew(cookie), renew(cookie)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [fresh] = answers.flatMap((answer) => (answer.cookie ? [answer.cookie] : []));
    expect(await renew(fresh ?? "")).toMatchObject({ status: 200 });
  });

  test("whose old token comes back was copied: the browser is forgotten and its sessions end", async () => {
    const { cookie, token, renew } = await remembered();
    const first = await renew(cookie);
    await outlast("11 seconds");
    expect(await renew(cookie)).toMatchObject({ status: 401, code: "NOT_REMEMBERED" });
    expect(await renew(first.cookie)).toMatchObject({ status: 401, code: "NOT_REMEMBERED" });
    for (const each of [token, first.value.token])
      expect((await call(each, "GET", "/sessions")).status).toBe(401);
  });

  test("is forgotten a day after its sign-in, however often it was renewed", async () => {
    const { cookie, renew } = await remembered();
    const { cookie: next } = await renew(cookie);
    await db.run(sql`update remembered_browser set made_at = now() - interval '1 day'`);
    expect(await renew(next)).toMatchObject({ status: 401 });
  });

  test.each([
    "",
    "perya_remember=",
    "perya_remember=x.y",
    `perya_remember=${crypto.randomUUID()}.${"a".repeat(43)}`,
  ])("%j is nobody's", async (cookie) => {
    expect(await client.post("/remembered", undefined, anyAddress(), cookie)).toMatchObject({
      status: 401,
      code: "NOT_REMEMBERED",
    });
  });

  test("is forgotten when the player signs out in it, when another browser signs it out, and when the password changes", async () => {
    const out = await remembered();
    await call(out.token, "DELETE", "/session");
    expect(await out.renew(out.cookie)).toMatchObject({ status: 401 });

    const lost = await remembered();
    await lost.player.call("DELETE", "/sessions");
    expect(await lost.renew(lost.cookie)).toMatchObject({ status: 401 });

    const stolen = await remembered();
    const sessions = (await stolen.player.call("GET", "/sessions")).value as {
      id: string;
      current: boolean;
    }[];
    await stolen.player.call("DELETE", `/sessions/${sessions.find(({ current }) => !current)?.id}`);
    expect(await stolen.renew(stolen.cookie)).toMatchObject({ status: 401 });

    const changed = await remembered();
    await call(changed.token, "POST", "/password", {
      oldPassword: PASSWORD,
      newPassword: "Harvest2027",
      confirmNewPassword: "Harvest2027",
    });
    expect(await changed.renew(changed.cookie)).toMatchObject({ status: 401 });
  });

  test("stays when another one is signed out", async () => {
    const { player, cookie, token, renew } = await remembered();
    await call(token, "DELETE", "/sessions");
    expect(await renew(cookie)).toMatchObject({ status: 200 });
    expect((await player.call("GET", "/sessions")).status).toBe(401);
  });

  test("leaves no token in the database", async () => {
    const { cookie } = await remembered();
    const secret = cookie.split(".")[1] ?? "";
    const dump = await db.row<{ text: string }>(
      sql`select string_agg(r::text, ' ') as text from remembered_browser r`,
    );
    expect(dump?.text).not.toContain(secret);
  });
});

describe("a session", () => {
  test("ends a day after it began, even if it was used a moment ago", async () => {
    const player = await sites.player();
    await db.run(sql`
      update player_session set created_at = now() - interval '24 hours'
      where player_id = ${player.id}`);
    expect((await player.call("GET", "/balance")).status).toBe(401);
  });
});
