import { sql } from "@perya/postgres/sql";
import { describe, expect, test, vi } from "vitest";
import { PASSWORD, send } from "../../../testing/people.ts";
import { anyAddress } from "./testing/sign-in-client.ts";
import { useSignIn } from "./testing/use-sign-in.ts";

const { sites, client, withMobile, features, db, owner, sms } = await useSignIn();

describe("ID-01 signing in with a password", () => {
  test("ID-14 takes a sealed body only", async () => {
    const player = await sites.player();
    const plain = { type: "username", username: player.username, password: PASSWORD };
    expect(await send(sites.playerUrl, {}, "POST", "/api/v1/session", plain)).toMatchObject({
      status: 400,
      code: "ENVELOPE_REQUIRED",
    });
  });

  test("trims what was typed, and needs both", async () => {
    const player = await sites.player();
    expect(
      await client.login({ username: `  ${player.username} `, password: ` ${PASSWORD} ` }),
    ).toMatchObject({ status: 200 });
    for (const typed of [{ username: "  " }, { username: player.username, password: "   " }])
      expect(await client.login(typed)).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
  });

  test("CA-12 answers who it is, with everything the site reads", async () => {
    const player = await sites.player();
    const { value } = await client.login({ username: player.username });
    expect(value).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      username: player.username,
      userName: player.username,
      customerId: player.publicId,
      isAgent: "0",
      currency: "PHP",
      firstTimeLogin: true,
      passwordExpired: false,
      memberLabel: "",
      memberLabelTextColor: "",
      memberLabelBgColor: "",
    });
  });

  test("CA-12 tells the member who they are: name, type, who invited them, rank and the sign of their money", async () => {
    const player = await sites.player();
    const { value } = await player.call("GET", "/member");
    expect(value).toMatchObject({
      id: player.publicId,
      account: player.username,
      nickname: player.username,
      type: "0",
      toUpline: null,
      clubLabel: { labelName: "", color: "", color2: "", rankLevel: 0 },
      vipLabelName: "",
      currency: "PHP",
      currencySymbol: "₱",
    });
  });

  test("takes a mobile number as the name, however it is written, where the brand wants that", async () => {
    const { mobile, number } = await withMobile();
    expect(await client.login({ username: mobile })).toMatchObject({
      status: 401,
      code: "WRONG_LOGIN",
    });
    await features({ PHONELOGIN: true });
    for (const username of [mobile, `0${number}`, `+63 ${number.slice(0, 3)} ${number.slice(3)}`])
      expect(await client.login({ username })).toMatchObject({ status: 200 });
  });
});

describe("ID-01 letters to read", () => {
  test("are asked for after a failure, of a name that exists and of one that doesn't alike", async () => {
    const player = await sites.player();
    for (const username of [player.username, "nobody77"]) {
      const ip = anyAddress();
      expect(await client.login({ username, password: "Wrong2026" }, ip)).toMatchObject({
        status: 401,
        code: "WRONG_LOGIN",
        value: { captcha: true },
      });
      expect(await client.login({ username, password: "Wrong2026" }, ip)).toMatchObject({
        status: 422,
        code: "CAPTCHA_NEEDED",
        value: { captcha: true },
      });
    }
  });

  test("are good once, and the right ones with the right password come in and are not asked for again", async () => {
    const player = await sites.player();
    const ip = anyAddress();
    await client.login({ username: player.username, password: "Wrong2026" }, ip);
    const read = await client.captcha();
    expect(
      await client.login({ username: player.username, ...read, captcha: "ZZZZZ" }, ip),
    ).toMatchObject({ code: "CAPTCHA_CHECK_FAILED" });
    expect(await client.login({ username: player.username, ...read }, ip)).toMatchObject({
      code: "CAPTCHA_CHECK_FAILED",
    });
    expect(
      await client.login({ username: player.username, ...(await client.captcha()) }, ip),
    ).toMatchObject({ status: 200 });
    expect(await client.login({ username: player.username }, ip)).toMatchObject({ status: 200 });
  });

  test("are asked of an address that tries many names, and not of another one", async () => {
    const player = await sites.player();
    const ip = anyAddress();
    // Who waits too long in the queue is answered 503, is not checked, and asks again.
    const miss = (at: number) =>
      vi.waitFor(
        async () =>
          expect(await client.login({ username: `someone${at}x` }, ip)).toMatchObject({
            code: "WRONG_LOGIN",
          }),
        60_000,
      );
    await Promise.all(Array.from({ length: 20 }, (_, at) => miss(at)));
    expect(await client.login({ username: player.username }, ip)).toMatchObject({
      code: "CAPTCHA_NEEDED",
    });
    expect(await client.login({ username: player.username })).toMatchObject({ status: 200 });
  });
});

describe("ID-16 kinds of accounts", () => {
  const kind = (id: bigint, value: string) =>
    db.run(sql`update player set kind = ${value} where id = ${id}`);

  test.each(["staff", "system"])(
    "an account of kind %s learns that it is not a member's, once its password was right",
    async (value) => {
      const player = await sites.player();
      await kind(player.id, value);
      expect(
        await client.login({ username: player.username, password: "Wrong2026" }),
      ).toMatchObject({
        code: "WRONG_LOGIN",
      });
      const refused = await client.login({ username: player.username });
      expect(refused).toMatchObject({
        status: 403,
        code: "NON_MEMBER",
        message: "Non-members cannot log in",
      });
    },
  );

  test("a member at the agents' switch is refused, and comes in without it", async () => {
    const player = await sites.player();
    expect(await client.login({ username: player.username, agent: true })).toMatchObject({
      status: 403,
      code: "NON_AGENT",
      message: "Non-agents cannot log in",
    });
    expect(
      await client.login({ username: player.username, agent: true, password: "Wrong2026" }),
    ).toMatchObject({ code: "WRONG_LOGIN" });
    expect(
      await client.login({ username: player.username, ...(await client.captcha()) }),
    ).toMatchObject({ status: 200 });
  });

  test.each(["1", "2", "41", "42"])(
    "an agent of type %s comes in by the switch and without it, and is reported as an agent",
    async (value) => {
      const player = await sites.player();
      await kind(player.id, value);
      for (const agent of [true, false])
        expect(await client.login({ username: player.username, agent })).toMatchObject({
          status: 200,
          value: { isAgent: value },
        });
    },
  );
});

describe("ID-04 a password that has to be changed", () => {
  const change = {
    oldPassword: PASSWORD,
    newPassword: "Harvest2027",
    confirmNewPassword: "Harvest2027",
  };

  test("because staff chose it allows only the change, the own account and signing out", async () => {
    const player = await sites.player();
    await db.run(
      sql`update player_login set password_initial = true where player_id = ${player.id}`,
    );
    const { value } = await client.login({ username: player.username });
    expect(value.passwordExpired).toBe(true);
    const call = (method: string, path: string) =>
      send(sites.playerUrl, { authorization: `Bearer ${value.token}` }, method, `/api/v1${path}`);
    for (const path of ["/balance", "/sessions", "/cashier/methods", "/betting-record", "/live"])
      expect(await call("GET", path)).toMatchObject({
        status: 403,
        code: "PASSWORD_CHANGE_NEEDED",
      });
    expect((await call("GET", "/member")).status).toBe(200);
    expect((await call("DELETE", "/session")).status).toBe(200);
  });

  test("works like any other once it is changed, and the next sign-in asks for nothing", async () => {
    const player = await sites.player();
    await db.run(
      sql`update player_login set password_initial = true where player_id = ${player.id}`,
    );
    const { value } = await client.login({ username: player.username });
    await changePassword(value.token, change);
    expect(
      (
        await send(
          sites.playerUrl,
          { authorization: `Bearer ${value.token}` },
          "GET",
          "/api/v1/balance",
        )
      ).status,
    ).toBe(200);
    expect(
      (await client.login({ username: player.username, password: change.newPassword })).value
        .passwordExpired,
    ).toBe(false);
  });

  test("ID-18 because it is old: only where the brand lets passwords expire, only after its days, and not for a code by phone", async () => {
    const { player, mobile, number } = await withMobile();
    const { versions } = (await owner.call("GET", "/settings")).value;
    await owner.call("PUT", "/settings/passwords", {
      version: versions.passwords,
      value: { expiryDays: 90 },
    });
    await db.run(sql`
      update player_login
      set password_changed_at = now() - interval '90 days 1 minute'
      where player_id = ${player.id}`);
    expect((await client.login({ username: player.username })).value.passwordExpired).toBe(false);
    await features({ PWDEXPIRY: true, MOBILEVERCODELOGIN3: true });
    expect((await client.login({ username: player.username })).value.passwordExpired).toBe(true);
    await sms(number);
    const byCode = {
      type: "sms",
      countryDialingCode: "63",
      mobileNum: number,
      verificationCode: await client.codeFor(mobile),
    };
    expect((await client.login(byCode)).value.passwordExpired).toBe(false);
    await db.run(sql`
      update player_login set password_changed_at = now() - interval '89 days'
      where player_id = ${player.id}`);
    expect((await client.login({ username: player.username })).value.passwordExpired).toBe(false);
  });

  const changePassword = async (token: string, body: unknown) => {
    const changed = await send(
      sites.playerUrl,
      { authorization: `Bearer ${token}` },
      "POST",
      "/api/v1/password",
      body,
    );
    expect(changed.status).toBe(200);
  };
});
