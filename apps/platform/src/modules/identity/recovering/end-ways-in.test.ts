import { sql } from "@perya/postgres/sql";
import { newToken, tokenHash } from "@perya/secrets";
import { expect, test } from "vitest";
import { PASSWORD, type TestPlayer } from "../../../testing/people.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";
import { saveProfile } from "../../players/index.ts";
import { setInitialPassword } from "../password/initial-password.ts";
import { insertWaiting } from "../signing-in/places.store.ts";
import { anyAddress, signInClient } from "../signing-in/testing/sign-in-client.ts";
import { insertReset } from "./recovering.store.ts";
import { setPassword } from "./set-password.ts";
import { FRESH, useRecovery } from "./testing/use-recovery.ts";

const { db, sites, call } = await useRecovery();
const client = signInClient(db, sites);
const keepGames = async () => undefined;

/** A player with a mailed link for a new password, and a sign-in that waits for a mailed code. */
async function withWaysIn() {
  const player = await sites.player();
  const email = `${player.username}@example.com`;
  const [link, ticket, ip] = [newToken(), newToken(), anyAddress()];
  await db.inTransaction(async (tx) => {
    await saveProfile(tx, player.id, { email, emailVerifiedAt: Temporal.Now.instant() });
    await insertReset(tx, player.id, tokenHash(link));
    await insertWaiting(tx, tokenHash(ticket), {
      playerId: player.id,
      channel: "mail",
      recipient: email,
      place: placeOf(ip),
      remember: false,
      mustChange: false,
    });
  });
  const tried = async () => {
    const waiting = await client.post("/second-factor", { ticket, code: "123456" }, ip);
    const passwords = { newPassword: FRESH, confirmNewPassword: FRESH };
    const opened = await call("POST", "/password/reset", { token: link, ...passwords });
    return [waiting.code, opened.code];
  };
  return { player, tried };
}

test.each([
  [
    "changed",
    async (player: TestPlayer) => {
      const fresh = { newPassword: "Another2026", confirmNewPassword: "Another2026" };
      const body = { oldPassword: PASSWORD, ...fresh };
      expect((await player.call("POST", "/password", body)).status).toBe(200);
    },
  ],
  [
    "recovered",
    ({ id }: TestPlayer) => db.inTransaction((tx) => setPassword(tx, id, "a hash", keepGames)),
  ],
  [
    "handed out by staff",
    async ({ id }: TestPlayer) =>
      void (await db.inTransaction((tx) => setInitialPassword(tx, id, "a hash", keepGames))),
  ],
])("what would still open an account is used up when its password is %s", async (_, change) => {
  const { player, tried } = await withWaysIn();
  await change(player);
  expect(await tried()).toEqual(["TICKET_OVER", "LINK_EXPIRED"]);
});

test("nothing else uses it up; and a code to an address that is a player's no more opens nothing", async () => {
  const { tried } = await withWaysIn();
  expect(await tried()).toEqual(["CODE_EXPIRED", undefined]);
  const moved = await withWaysIn();
  await db.run(sql`
    update player_profile set email = 'other@example.com' where player_id = ${moved.player.id}`);
  expect((await moved.tried())[0]).toBe("TICKET_OVER");
});
