import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { useSites } from "../../testing/use-sites.ts";
import { PASSWORD, send, sendSealed, type TestPlayer } from "../../testing/people.ts";
import { signInClient } from "./signing-in/testing/sign-in-client.ts";

const { db, sites } = await useSites();

const from = (ip: string) => ({ "x-forwarded-for": ip });
const login = (username: string, password: string, ip: string, read = {}) =>
  sendSealed(sites.playerUrl, from(ip), "POST", "/api/v1/session", {
    type: "username",
    username,
    password,
    ...read,
  });

describe("signing in", () => {
  test("answers the same for a wrong password and for a name nobody has", async () => {
    const player = await sites.player();
    const [wrong, nobody] = [
      await login(player.username, "Fiesta2027", "10.5.0.1"),
      await login("nobody99", PASSWORD, "10.5.0.1"),
    ];
    expect([wrong.status, wrong.code]).toEqual([401, "WRONG_LOGIN"]);
    expect([nobody.status, nobody.code]).toEqual([401, "WRONG_LOGIN"]);
  });

  test("stops a guesser after ten, even with the right password, but not the player at home", async () => {
    const player = await sites.player();
    const { captcha } = signInClient(db, sites);
    for (let at = 0; at < 10; at += 1)
      await login(player.username, `Guess20${at}x`, "10.6.0.1", await captcha());
    expect((await login(player.username, PASSWORD, "10.6.0.1", await captcha())).status).toBe(429);
    expect((await login(player.username, PASSWORD, "10.6.0.2", await captcha())).status).toBe(200);
  });

  test("keeps no token and no password in the database", async () => {
    const player = await sites.player();
    const { token } = (await login(player.username, PASSWORD, "10.7.0.1")).value;
    const dump = await db.row<{ text: string }>(sql`
      select (select string_agg(s::text, ' ') from player_session s)
          || (select string_agg(l::text, ' ') from player_login l) as text`);
    expect(dump?.text).not.toContain(token);
    expect(dump?.text).not.toContain(PASSWORD);
    expect(dump?.text).toContain("$argon2id$");
  });
});

describe("a session", () => {
  async function signedIn(): Promise<{
    player: TestPlayer;
    token: string;
    get: (path: string) => ReturnType<typeof send>;
  }> {
    const player = await sites.player();
    const { token } = (await login(player.username, PASSWORD, "10.8.0.1")).value;
    return {
      player,
      token,
      get: (path) =>
        send(sites.playerUrl, { authorization: `Bearer ${token}` }, "GET", `/api/v1${path}`),
    };
  }

  test("ends when the player signs out, and no other of theirs does", async () => {
    const { player, token, get } = await signedIn();
    await send(sites.playerUrl, { authorization: `Bearer ${token}` }, "DELETE", "/api/v1/session");
    expect((await get("/member")).status).toBe(401);
    expect((await player.call("GET", "/member")).status).toBe(200);
  });

  test("that was idle for two hours is over", async () => {
    const { player } = await signedIn();
    await db.run(sql`
      update player_session set last_seen_at = now() - interval '121 minutes'
      where player_id = ${player.id}`);
    expect((await player.call("GET", "/member")).status).toBe(401);
  });

  test.each(["", "Bearer", "Bearer ' or 1=1 --", `Bearer ${"a".repeat(43)}`])(
    "%j is nobody's",
    async (authorization) => {
      expect((await send(sites.playerUrl, { authorization }, "GET", "/api/v1/member")).status).toBe(
        401,
      );
    },
  );

  test("shows its own player and nobody else", async () => {
    const [one, other] = [await sites.player(), await sites.player(2)];
    expect((await one.call("GET", "/member")).value).toMatchObject({
      id: one.publicId,
      account: one.username,
      kycLevel: 0,
    });
    expect((await other.call("GET", "/member")).value).toMatchObject({
      id: other.publicId,
      kycLevel: 2,
    });
  });
});
