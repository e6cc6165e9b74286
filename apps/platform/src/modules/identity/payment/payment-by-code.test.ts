import { sql } from "@perya/postgres/sql";
import { describe, expect, onTestFinished, test } from "vitest";
import { PASSWORD } from "../../../testing/people.ts";
import { deliverAll, hearAll } from "../../inbox/testing/use-inbox.ts";
import { saveProfile } from "../../players/index.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import {
  usePayment,
  set,
  state,
  recover,
  withdraw,
  PIN,
  hoursUntil,
  RIGHT,
} from "./testing/use-payment.ts";

const { sites, withNumber, codeTo, db, changesOf, client, withoutPassword } = await usePayment();

describe("MC-17 a forgotten payment password", () => {
  test("is replaced by a code and the login password, and withdrawals wait a day", async () => {
    const player = await sites.player(2);
    const mobile = await withNumber(player);
    const code = await (async () => {
      await set(player);
      return codeTo(player, mobile);
    })();
    expect(await state(player)).toMatchObject({
      contact: { channel: "sms", recipient: `+63 ••••• ${mobile.slice(-2)}` },
    });
    expect(await recover(player, "314159", { verificationCode: code })).toMatchObject({
      code: "WRONG_PASSWORD",
    });
    expect(
      await recover(player, "314159", { password: PASSWORD, verificationCode: "12345" }),
    ).toMatchObject({ code: "INVALID_CODE" });
    expect(
      (await recover(player, "314159", { password: PASSWORD, verificationCode: code })).status,
    ).toBe(200);
    expect(
      await recover(player, "161803", { password: PASSWORD, verificationCode: code }),
    ).toMatchObject({ code: "CODE_EXPIRED" });
    expect([await withdraw(player, PIN), await withdraw(player, "314159")]).toEqual([
      "WRONG_PASSWORD",
      "PASSWORD_RECENT",
    ]);
    expect(hoursUntil((await state(player)).withdrawalsFrom)).toBeGreaterThan(23.9);
    expect((await player.call("GET", "/cashier/methods")).value.withdrawal).toMatchObject({
      blocked: "PASSWORD_RECENT",
      waitsUntil: expect.any(String),
    });
    await db.run(sql`
      update player_login
      set withdrawals_from = withdrawals_from - interval '24 hours'
      where player_id = ${player.id}`);
    expect(await withdraw(player, "314159")).toBe(RIGHT);
    expect(await changesOf(player)).toEqual(["SET", "RECOVERED"]);
  });

  test("has withdrawals wait as long as the brand says, and says so beforehand", async () => {
    await setSection(sites.platform, "cashier", { securityWaitHours: 48 });
    onTestFinished(() => setSection(sites.platform, "cashier", { securityWaitHours: 24 }));
    const player = await sites.player(2);
    const mobile = await withNumber(player);
    await set(player);
    const code = await codeTo(player, mobile);
    expect(await state(player)).toMatchObject({ waitHours: 48, withdrawalsFrom: null });
    await recover(player, "314159", { password: PASSWORD, verificationCode: code });
    expect(hoursUntil((await state(player)).withdrawalsFrom)).toBeCloseTo(48, 1);
    for (const path of ["/contacts", "/authenticator"])
      expect((await player.call("GET", path)).value).toMatchObject({ waitHours: 48 });
  });

  test("is not recovered without a proven contact, nor is a code sent without a proof of a person", async () => {
    const player = await sites.player(2);
    await set(player);
    expect(
      await player.call("POST", "/payment-password/code", { proof: await client.proof("payment") }),
    ).toMatchObject({
      status: 422,
      code: "NO_CONTACT",
    });
    expect(
      await recover(player, "314159", { password: PASSWORD, verificationCode: "123456" }),
    ).toMatchObject({ code: "NO_CONTACT" });
    await withNumber(player);
    expect(
      await player.call("POST", "/payment-password/code", { proof: await client.proof("contact") }),
    ).toMatchObject({
      code: "CAPTCHA_CHECK_FAILED",
    });
  });

  test("is followed by a mail to the owner", async () => {
    const player = await sites.player(2);
    const email = `${player.username}@example.com`;
    await db.inTransaction((tx) =>
      saveProfile(tx, player.id, { email, emailVerifiedAt: Temporal.Now.instant() }),
    );
    await set(player);
    await recover(player, "314159", {
      password: PASSWORD,
      verificationCode: await codeTo(player, email),
    });
    await hearAll(db, sites.platform);
    await deliverAll(db, sites.platform);
    const mail = await db.row<{ text: string }>(
      sql`select text from message where recipient = ${email} order by made_at desc limit 1`,
    );
    expect(mail?.text).toContain("replaced with a code");
    expect(mail?.text).toContain("withdrawals wait");
  });
});

describe("a player without a login password", () => {
  test("can't withdraw before there is a payment password, and sets it by a code to the proven number", async () => {
    const player = await withoutPassword();
    expect((await player.call("GET", "/cashier/methods")).value.withdrawal.confirmWith).toBeNull();
    expect(await withdraw(player, PASSWORD)).toBe("PAYMENT_PASSWORD_NEEDED");
    expect(await set(player, PIN, {})).toMatchObject({ status: 422, code: "NO_CONTACT" });
    const mobile = await withNumber(player);
    expect(await set(player, PIN, { verificationCode: "123456" })).toMatchObject({
      code: "CODE_EXPIRED",
    });
    expect(
      (await set(player, PIN, { verificationCode: await codeTo(player, mobile) })).status,
    ).toBe(200);
    expect(await withdraw(player, PIN)).toBe(RIGHT);
    expect(await changesOf(player)).toEqual(["SET_BY_CODE"]);
  });

  test("who proved the number a moment ago waits a day: a borrowed browser could have named its own", async () => {
    const player = await withoutPassword();
    const mobile = await withNumber(player, 1);
    await set(player, PIN, { verificationCode: await codeTo(player, mobile) });
    expect(await withdraw(player, PIN)).toBe("PASSWORD_RECENT");
    expect(hoursUntil((await state(player)).withdrawalsFrom)).toBeCloseTo(23, 1);
  });

  test("recovers it by the code alone", async () => {
    const player = await withoutPassword();
    const mobile = await withNumber(player);
    await set(player, PIN, { verificationCode: await codeTo(player, mobile) });
    await db.run(sql`
      update one_time_code set made_at = made_at - interval '61 seconds'
      where recipient = ${mobile}`);
    expect(
      (await recover(player, "314159", { verificationCode: await codeTo(player, mobile) })).status,
    ).toBe(200);
    expect(await withdraw(player, "314159")).toBe("PASSWORD_RECENT");
  });

  test("is known by a sign-in with a password to have one after all", async () => {
    const player = await sites.player(2);
    await db.run(sql`update player_login set has_password = false where player_id = ${player.id}`);
    expect((await client.login({ username: player.username })).status).toBe(200);
    expect(await state(player)).toMatchObject({ loginPassword: true });
  });
});
