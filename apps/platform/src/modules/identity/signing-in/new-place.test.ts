import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { saveProfile } from "../../players/index.ts";
import { anyAddress, anyNumber, signInClient } from "./testing/sign-in-client.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";

const { db, sites } = await useSites();
const owner = await sites.staff("owner");
const customerService = [{ csType: "LIVECHAT", path: "https://chat.example.com" }];
await owner.call("PUT", "/settings/features", {
  version: "0",
  value: { NEWIPVERIFY: true, MOBILEVERCODELOGIN3: true },
});
await owner.call("PUT", "/settings/resources", { version: "0", value: { customerService } });
const client = signInClient(db, sites);

const proven = Temporal.Now.instant();
/** A player who registered at one place, with a verified phone or mail. */
const someone = async (contact: "phone" | "mail" | "none" = "phone") => {
  const player = await sites.player();
  const mobile = anyNumber();
  const email = `${player.username}@example.com`;
  const changes =
    contact === "phone" ? { mobile, mobileVerifiedAt: proven } : { email, emailVerifiedAt: proven };
  if (contact !== "none") await db.inTransaction((tx) => saveProfile(tx, player.id, changes));
  return { player, username: player.username, mobile, email };
};
const wait = (recipient: string) =>
  db.run(sql`
    update one_time_code set made_at = made_at - interval '61 seconds'
    where recipient = ${recipient}`);

describe("ID-02 a sign-in from a new address", () => {
  test("gives no session but a ticket, and the code that went to the verified phone opens it; then the address is known", async () => {
    const { username, mobile } = await someone();
    const ip = anyAddress();
    const asked = await client.login({ username }, ip);
    expect(asked).toMatchObject({
      status: 401,
      code: "SECOND_FACTOR_NEEDED",
      value: { channel: "sms", recipient: `+63 ••••• ${mobile.slice(-2)}` },
    });
    expect(JSON.stringify(asked.value)).not.toContain(mobile.slice(4, -2));
    const { ticket } = asked.value;
    expect(await client.post("/second-factor", { ticket, code: "12345" }, ip)).toMatchObject({
      status: 422,
      code: "INVALID_CODE",
    });
    const entered = await client.post(
      "/second-factor",
      { ticket, code: await client.codeFor(mobile) },
      ip,
    );
    expect(entered).toMatchObject({ status: 200, value: { username } });
    expect((await client.member(entered.value.token)).status).toBe(200);
    expect((await client.login({ username }, ip)).status).toBe(200);
  });

  test("goes by mail where no phone is verified", async () => {
    const { username, email } = await someone("mail");
    const ip = anyAddress();
    const { value } = await client.login({ username }, ip);
    expect(value).toMatchObject({
      channel: "mail",
      recipient: `${username.slice(0, 1)}•••@example.com`,
    });
    expect(
      (
        await client.post(
          "/second-factor",
          { ticket: value.ticket, code: await client.codeFor(email) },
          ip,
        )
      ).status,
    ).toBe(200);
  });

  test("without any verified contact is sent to customer service, and shown where that is", async () => {
    const { username } = await someone("none");
    const refused = await client.login({ username });
    expect(refused).toMatchObject({
      status: 403,
      code: "NO_CONTACT",
      value: { customerService: [{ csType: "LIVECHAT" }] },
    });
    expect(refused.message).toContain("Please contact customer service");
  });

  test("reveals nothing of this to a wrong password", async () => {
    const { username } = await someone();
    expect(await client.login({ username, password: "Wrong2026" })).toMatchObject({
      status: 401,
      code: "WRONG_LOGIN",
    });
  });

  test("can't be completed from another address, with another's ticket, twice or too late", async () => {
    const { username, mobile } = await someone();
    const ip = anyAddress();
    const { ticket } = (await client.login({ username }, ip)).value;
    const code = await client.codeFor(mobile);
    expect(await client.post("/second-factor", { ticket, code }, anyAddress())).toMatchObject({
      status: 401,
      code: "TICKET_OVER",
    });
    expect(await client.post("/second-factor", { ticket: "x".repeat(43), code }, ip)).toMatchObject(
      {
        status: 401,
        code: "TICKET_OVER",
      },
    );
    expect((await client.post("/second-factor", { ticket, code }, ip)).status).toBe(200);
    expect(await client.post("/second-factor", { ticket, code }, ip)).toMatchObject({
      status: 401,
      code: "TICKET_OVER",
    });
    const late = anyAddress();
    await wait(mobile);
    const again = (await client.login({ username }, late)).value.ticket;
    await db.run(sql`update second_factor set made_at = made_at - interval '10 minutes 1 second'`);
    const inTime = await client.codeFor(mobile);
    expect(
      await client.post("/second-factor", { ticket: again, code: inTime }, late),
    ).toMatchObject({
      status: 401,
      code: "TICKET_OVER",
    });
  });

  test("takes the code that was sent a moment ago when the player signs in twice, and sends another one after its wait", async () => {
    const { username, mobile } = await someone();
    const ip = anyAddress();
    await client.login({ username }, ip);
    const code = await client.codeFor(mobile);
    const { ticket } = (await client.login({ username }, ip)).value;
    expect(await client.post("/second-factor/code", { ticket }, ip)).toMatchObject({
      status: 429,
      code: "TOO_MANY_REQUESTS",
    });
    expect((await client.post("/second-factor", { ticket, code }, ip)).status).toBe(200);
    const other = anyAddress();
    await wait(mobile);
    const next = (await client.login({ username }, other)).value.ticket;
    await wait(mobile);
    expect(await client.post("/second-factor/code", { ticket: next }, other)).toMatchObject({
      status: 200,
      value: { expiredMinutes: 1 },
    });
  });

  test("with a code by phone instead of a password needs no second one", async () => {
    const { player, username, mobile } = await someone();
    await db.run(sql`update player_login set mobile = ${mobile} where player_id = ${player.id}`);
    const ip = anyAddress();
    await client.post(
      "/sms",
      {
        countryDialingCode: "63",
        mobileNum: mobile.slice(3),
        proof: await client.proof("sms-login"),
      },
      ip,
    );
    const byCode = {
      type: "sms",
      countryDialingCode: "63",
      mobileNum: mobile.slice(3),
      verificationCode: await client.codeFor(mobile),
    };
    expect((await client.login(byCode, ip)).status).toBe(200);
    expect((await client.login({ username }, ip)).status).toBe(200);
  });

  test("keeps a browser remembered elsewhere out, and forgets it", async () => {
    const { username, mobile } = await someone();
    const ip = anyAddress();
    const { ticket } = (await client.login({ username, rememberMe: true }, ip)).value;
    const { cookie } = await client.post(
      "/second-factor",
      { ticket, code: await client.codeFor(mobile) },
      ip,
    );
    expect(await client.post("/remembered", undefined, anyAddress(), cookie)).toMatchObject({
      status: 401,
      code: "NOT_REMEMBERED",
    });
    expect(await client.post("/remembered", undefined, ip, cookie)).toMatchObject({ status: 401 });
  });
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:2::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "127.0.0.1"],
  ["not an address", "not an address"],
])("ID-02 the place of %s is %s", (ip, place) => {
  expect(placeOf(ip)).toBe(place);
});
