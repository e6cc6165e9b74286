import { sql } from "@perya/postgres/sql";
import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { PASSWORD, send, sendSealed, type TestPlayer } from "../../../testing/people.ts";
import { hashPassword } from "../../../secrets/password.ts";
import { told } from "../../facts/testing/told.ts";
import { playerById } from "../../players/index.ts";
import { authenticatorChanged } from "../facts.ts";
import { softPasskey } from "../passkeys/testing/soft-passkey.ts";
import { setPassword } from "../recovering/set-password.ts";
import { anyAddress } from "../signing-in/testing/sign-in-client.ts";
import { useSignIn } from "../signing-in/testing/use-sign-in.ts";
import { checkAuthenticator } from "./check-authenticator.ts";
import { RECOVERY_CODES } from "./recovery-codes.ts";
import { withAuthenticator } from "./testing/with-authenticator.ts";

const { db, sites, client, features, withMobile, sms } = await useSignIn();

const sealedBy = (player: TestPlayer, path: string, body: object) =>
  sendSealed(
    sites.playerUrl,
    { authorization: `Bearer ${player.token}`, "x-forwarded-for": anyAddress() },
    "POST",
    `/api/v1${path}`,
    body,
  );
const begin = (player: TestPlayer, body: object = { password: PASSWORD }) =>
  sealedBy(player, "/authenticator/begin", body);
const confirm = (player: TestPlayer, code: string) =>
  player.call("POST", "/authenticator/confirm", { code });
const renew = (player: TestPlayer, body: object) =>
  sealedBy(player, "/authenticator/recovery-codes", body);
const codeOf = (secret: string) => new TOTP({ secret }).generate();
const set = async () => {
  const player = await sites.player();
  return { player, app: await withAuthenticator(db, sites.playerUrl, player) };
};
/** A sign-in with the password, as far as its ticket. */
const ticketOf = async (player: TestPlayer, ip: string): Promise<string> =>
  (await client.login({ username: player.username }, ip)).value.ticket;
const enter = (ticket: string, code: string, ip: string) =>
  client.post("/second-factor", { ticket, code }, ip);

test("MC-17 an authenticator app is set up with the password and its first code, and is asked for from then on", async () => {
  const player = await sites.player();
  expect(await begin(player, { password: "Wrong2026" })).toMatchObject({
    status: 422,
    code: "WRONG_PASSWORD",
  });
  expect((await confirm(player, "123456")).code).toBe("SETUP_OVER");
  const { secret, uri } = (await begin(player)).value;
  expect(uri).toContain(`secret=${secret}`);
  expect(decodeURIComponent(uri)).toContain(player.username);
  expect(await confirm(player, "000000")).toMatchObject({
    status: 422,
    code: "WRONG_AUTHENTICATOR_CODE",
  });
  // Nothing is asked for until the app has shown that it works.
  expect((await client.login({ username: player.username })).status).toBe(200);

  const { recoveryCodes } = (await confirm(player, codeOf(secret))).value;
  expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
  expect((await player.call("GET", "/authenticator")).value).toMatchObject({
    since: expect.any(String),
    recoveryCodesLeft: RECOVERY_CODES,
  });
  expect((await begin(player)).code).toBe("AUTHENTICATOR_ON");

  const ip = anyAddress();
  const stopped = await client.login({ username: player.username }, ip);
  expect(stopped).toMatchObject({
    status: 401,
    code: "SECOND_FACTOR_NEEDED",
    value: { channel: "authenticator", recipient: "", authenticator: true },
  });
  const { ticket } = stopped.value;
  await db.run(sql`update player_authenticator set last_step = 0 where player_id = ${player.id}`);
  const entered = await enter(ticket, codeOf(secret), ip);
  expect(entered).toMatchObject({ status: 200, value: { username: player.username } });
  expect((await client.member(entered.value.token)).status).toBe(200);
});

test("MC-17 neither the secret nor a recovery code can be read from the database", async () => {
  const player = await sites.player();
  const { secret } = (await begin(player)).value;
  const { recoveryCodes } = (await confirm(player, codeOf(secret))).value;
  const rows = await db.rows<{ row: string }>(sql`
    select encode(sealed_secret, 'escape') || encode(sealed_secret, 'hex') as row
    from player_authenticator where player_id = ${player.id}
    union all
    select encode(hash, 'escape') from recovery_code where player_id = ${player.id}`);
  expect(rows).toHaveLength(1 + RECOVERY_CODES);
  for (const { row } of rows)
    for (const held of [secret, ...recoveryCodes]) {
      expect(row).not.toContain(held);
      expect(row).not.toContain(held.replaceAll("-", ""));
    }
});

test("MC-17 a code works once, at whichever of two sign-ins it comes first", async () => {
  const { player, app } = await set();
  const ip = anyAddress();
  const [one, other] = [await ticketOf(player, ip), await ticketOf(player, ip)];
  const code = await app.code();
  const answers = await Promise.all([enter(one, code, ip), enter(other, code, ip)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
  const third = await ticketOf(player, ip);
  expect((await enter(third, code, ip)).code).toBe("WRONG_AUTHENTICATOR_CODE");
});

test("MC-17 a recovery code comes in once without the app, however it is typed, and the player is told", async () => {
  const { player, app } = await set();
  const [first = "", second = ""] = app.recoveryCodes;
  const ip = anyAddress();
  const typed = ` ${first.toUpperCase().replaceAll("-", " ")} `;
  expect((await enter(await ticketOf(player, ip), typed, ip)).status).toBe(200);
  expect((await enter(await ticketOf(player, ip), first, ip)).code).toBe(
    "WRONG_AUTHENTICATOR_CODE",
  );
  expect((await player.call("GET", "/authenticator")).value.recoveryCodesLeft).toBe(
    RECOVERY_CODES - 1,
  );
  expect(await told(db, authenticatorChanged)).toContainEqual({
    player: player.id.toString(),
    what: "recovery code used",
  });

  const renewed = await renew(player, { password: PASSWORD, code: await app.code() });
  expect(renewed.value.recoveryCodes).toHaveLength(RECOVERY_CODES);
  expect((await enter(await ticketOf(player, ip), second, ip)).status).toBe(422);
  const fresh = renewed.value.recoveryCodes[0] as string;
  expect((await enter(await ticketOf(player, ip), fresh, ip)).status).toBe(200);
});

test("MC-17 of a hundred guesses at once ten are checked, and then the right code is not either", async () => {
  const { player, app } = await set();
  const whose = await playerById(db, player.id);
  if (!whose) throw new Error("A player of the test is there");
  const guess = async (code: string, ip = "203.0.113.9") => {
    const checked = await checkAuthenticator(sites.platform, whose, { code, ip });
    return checked.ok ? "RIGHT" : checked.refusal;
  };
  const right = await app.code();
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => guess(`wrong-${at}`)));
  expect(answers.filter((answer) => answer === "WRONG_AUTHENTICATOR_CODE")).toHaveLength(10);
  expect(await guess(right)).toBe("TOO_MANY_ATTEMPTS");
  // From as many addresses, twenty in an hour.
  const anywhere = [];
  for (let at = 0; at < 12; at++) anywhere.push(await guess(`wrong-${at}`, `198.18.0.${at}`));
  expect(anywhere.filter((answer) => answer === "WRONG_AUTHENTICATOR_CODE")).toHaveLength(10);
  // Their own home stays open to them, and their password is not guessed at by it.
  const home = "203.0.113.77";
  await db.run(sql`
    insert into player_place (player_id, brand_id, place)
    select id, brand_id, ${home} from player where id = ${player.id}`);
  expect(await guess(right, home)).toBe("RIGHT");
});

describe("MC-17 an authenticator app is asked for", () => {
  test("after a code to the phone, too, and no code that is sent stands in for it", async () => {
    await features({ MOBILEVERCODELOGIN3: true });
    const { player, mobile, number } = await withMobile();
    const app = await withAuthenticator(db, sites.playerUrl, player);
    const ip = anyAddress();
    await sms(number);
    const stopped = await client.login(
      {
        type: "sms",
        countryDialingCode: "63",
        mobileNum: number,
        verificationCode: await client.codeFor(mobile),
      },
      ip,
    );
    expect(stopped).toMatchObject({ status: 401, value: { channel: "authenticator" } });
    const { ticket } = stopped.value;
    expect(await client.post("/second-factor/code", { ticket }, ip)).toMatchObject({
      status: 403,
      code: "NOT_OFFERED",
    });
    expect((await enter(ticket, await app.code(), ip)).status).toBe(200);
  });

  test("after a new password that a code to the phone has set", async () => {
    await features({ CHNGPASSVERIF3: true });
    const { player, number } = await withMobile();
    const app = await withAuthenticator(db, sites.playerUrl, player);
    const ip = anyAddress();
    const asked = await send(sites.playerUrl, {}, "POST", "/api/v1/password/forgot/sms", {
      countryDialingCode: "63",
      mobileNum: number,
      proof: await client.proof("sms-forgot"),
    });
    expect(asked.status).toBe(200);
    const message = await db.row<{ text: string }>(sql`
      select text from message where recipient = ${`+63${number}`} order by made_at desc limit 1`);
    const stopped = await sendSealed(
      sites.playerUrl,
      { "x-forwarded-for": ip },
      "POST",
      "/api/v1/password/phone",
      {
        countryDialingCode: "63",
        mobileNum: number,
        newPassword: "Another2026",
        verificationCode: /\b\d{6}\b/.exec(message?.text ?? "")?.[0],
      },
    );
    expect(stopped).toMatchObject({ status: 401, code: "SECOND_FACTOR_NEEDED" });
    expect((await enter(stopped.value.ticket, await app.code(), ip)).status).toBe(200);
  });

  test("ID-02 at a new place in place of a code that is sent, also of a player without any contact", async () => {
    await features({ NEWIPVERIFY: true });
    const { player, app } = await set();
    const ip = anyAddress();
    const ticket = await ticketOf(player, ip);
    expect((await enter(ticket, await app.code(), anyAddress())).code).toBe("TICKET_OVER");
    expect((await enter(ticket, await app.code(), ip)).status).toBe(200);
  });

  test("where a passkey is, as the other way in", async () => {
    const { player, app } = await set();
    const device = await addPasskey(player);
    const asking = { password: PASSWORD, asked: true };
    await sendSealed(
      sites.playerUrl,
      { authorization: `Bearer ${player.token}` },
      "PUT",
      "/api/v1/passkeys/asked",
      asking,
    );
    const ip = anyAddress();
    const { value } = await client.login({ username: player.username }, ip);
    expect(value).toMatchObject({ channel: "passkey", authenticator: true, recipient: "" });
    expect((await enter(value.ticket, await app.code(), ip)).status).toBe(200);
    // A passkey knows its owner, so it is enough by itself.
    const { challenge } = (await client.post("/passkey/begin", {}, ip)).value;
    const alone = await client.post("/passkey", { response: device.use(challenge) }, ip);
    expect(alone.status).toBe(200);
  });

  test("still, after a password that was lost: recovering it goes round no second factor", async () => {
    const { player } = await set();
    const hash = await hashPassword("Another2026");
    await db.inTransaction((tx) => setPassword(tx, player.id, hash, async () => undefined));
    const stopped = await client.login({ username: player.username, password: "Another2026" });
    expect(stopped).toMatchObject({ status: 401, value: { channel: "authenticator" } });
  });
});

test("MC-17 it is switched off with the password or a passkey, withdrawals wait a day, and the password alone is enough again", async () => {
  const { player } = await set();
  expect((await sealedBy(player, "/authenticator/off", { password: "Wrong2026" })).code).toBe(
    "WRONG_PASSWORD",
  );
  const device = await addPasskey(player);
  const proof = async () =>
    device.use((await player.call("POST", "/passkeys/proof/begin")).value.challenge);
  const stranger = await addPasskey(await sites.player());
  const { challenge } = (await player.call("POST", "/passkeys/proof/begin")).value;
  const foreign = { passkey: stranger.use(challenge) };
  expect((await sealedBy(player, "/authenticator/off", foreign)).code).toBe("PASSKEY_REFUSED");
  const shown = await proof();
  expect((await sealedBy(player, "/authenticator/off", { passkey: shown })).status).toBe(200);
  expect((await sealedBy(player, "/authenticator/off", { passkey: shown })).code).toBe(
    "PASSKEY_REFUSED",
  );
  expect((await sealedBy(player, "/authenticator/off", { password: PASSWORD })).code).toBe(
    "AUTHENTICATOR_OFF",
  );
  expect((await client.login({ username: player.username })).status).toBe(200);
  const { withdrawalsFrom } = (await player.call("GET", "/payment-password")).value;
  expect(Date.parse(withdrawalsFrom)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  // And on again by a passkey, in place of the password.
  expect((await begin(player, { passkey: await proof() })).status).toBe(200);
});

async function addPasskey(player: TestPlayer) {
  const { origin, hostname: rpId } = new URL(sites.platform.config.playerUrl);
  const device = softPasskey({ rpId, origin });
  const { challenge } = (await sealedBy(player, "/passkeys/begin", { password: PASSWORD })).value;
  const made = { name: "Phone", response: device.make(challenge) };
  expect((await player.call("POST", "/passkeys", made)).status).toBe(200);
  return device;
}
