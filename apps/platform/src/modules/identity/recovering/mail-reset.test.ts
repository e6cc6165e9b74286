import { sql } from "@perya/postgres";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../../testing/open-sites.ts";
import { PASSWORD, sendSealed, type TestPlayer } from "../../../testing/people.ts";
import { brandById } from "../../brands/index.ts";
import { saveProfile } from "../../players/index.ts";
import { mailReset } from "./mail-reset.ts";

let db: TestDatabase;
let sites: Sites;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db);
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

const NEW = "mango4carabaos";

/** Somebody with an address, and the token of the link that was mailed there. */
async function mailed(): Promise<{ readonly player: TestPlayer; readonly token: string }> {
  const player = await sites.player();
  const email = `${player.username}@example.com`;
  await db.inTransaction((tx) => saveProfile(tx, player.id, { email }));
  const brand = (await brandById(db, 1n)) ?? expect.unreachable();
  expect(await mailReset(sites.platform, brand, { username: player.username, email: email.toUpperCase() })).toMatchObject({ ok: true });
  const message = await db.row<{ text: string }>(sql`select text from message where recipient = ${email}`);
  return { player, token: /reset#(\S+)/.exec(message?.text ?? "")?.[1] ?? "" };
}

const choose = (token: string, newPassword = NEW) =>
  sendSealed(sites.playerUrl, { "x-forwarded-for": "10.88.1.1" }, "POST", "/api/v1/password/reset", {
    token,
    newPassword,
    confirmNewPassword: newPassword,
  });
const signIn = ({ username }: TestPlayer, password: string) =>
  sendSealed(sites.playerUrl, { "x-forwarded-for": "10.88.1.2" }, "POST", "/api/v1/session", { username, password });

test("ID-06 a mailed link chooses a new password once, ends every session and signs nobody in", async () => {
  const { player, token } = await mailed();
  const chosen = await choose(token);
  expect([chosen.status, chosen.cookie, JSON.stringify(chosen.value ?? {})]).toEqual([200, "", "{}"]);
  expect((await player.call("GET", "/member")).status).toBe(401);
  expect((await choose(token, "another4carabao")).code).toBe("LINK_EXPIRED");
  expect((await signIn(player, PASSWORD)).status).not.toBe(200);
});

test("ID-02 ID-06 who comes in with a new password from a new place still needs the second factor", async () => {
  const { player, token } = await mailed();
  await choose(token);
  const { value } = await signIn(player, NEW);
  expect(value?.token).toBeUndefined();
});

test("ID-06 a link is nothing after half an hour, and a made-up one never was", async () => {
  const { token } = await mailed();
  await db.run(sql`update password_reset set made_at = now() - interval '31 minutes'`);
  expect((await choose(token)).code).toBe("LINK_EXPIRED");
  expect((await choose("a".repeat(43))).code).toBe("LINK_EXPIRED");
});
