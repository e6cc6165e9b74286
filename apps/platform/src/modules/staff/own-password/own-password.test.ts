import { randomInt } from "node:crypto";
import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { send, STAFF_PASSWORD } from "../../../testing/people.ts";

const { sites } = await useSites();

const NEW = "the carabao sleeps at noon";

test("staff change their own password with the old one; it opens, the old one does not, and their other sessions are over", async () => {
  const staff = await sites.staff("support");
  const enter = (password: string, steps: number) => {
    const code = new TOTP({ secret: staff.secret }).generate({
      timestamp: Date.now() + steps * 30_000,
    });
    return send(sites.consoleUrl, {}, "POST", "/operator/v1/session", {
      username: staff.username,
      password,
      code,
    });
  };
  const other = await enter(STAFF_PASSWORD, 1);
  expect(other.status).toBe(200);
  expect(
    await staff.call("PUT", "/me/password", { oldPassword: "not this one", newPassword: NEW }),
  ).toMatchObject({
    status: 422,
    code: "WRONG_PASSWORD",
  });
  expect(
    (await staff.call("PUT", "/me/password", { oldPassword: STAFF_PASSWORD, newPassword: NEW }))
      .status,
  ).toBe(200);
  expect((await staff.call("GET", "/me")).status).toBe(200);
  expect(
    (await send(sites.consoleUrl, { cookie: other.cookie }, "GET", "/operator/v1/me")).status,
  ).toBe(401);
  expect((await enter(STAFF_PASSWORD, 0)).code).toBe("WRONG_LOGIN");
  const [last] = (await (await sites.staff("owner")).call("GET", "/audit?action=staff.password"))
    .value.content;
  expect(last).toMatchObject({ actor: staff.username, before: null, after: null });
});

test("a password of staff is long, no first guess, and another one than before", async () => {
  const owner = await sites.staff("owner");
  // From an address of its own each time: how often one address may try is limited.
  const choose = (newPassword: string) => {
    const headers = {
      cookie: owner.cookie,
      "x-forwarded-for": `10.8.${randomInt(250)}.${randomInt(250)}`,
    };
    return send(sites.consoleUrl, headers, "PUT", "/operator/v1/me/password", {
      oldPassword: STAFF_PASSWORD,
      newPassword,
    });
  };
  expect((await choose("short")).status).toBe(400);
  expect((await choose("password1234")).status).toBe(400);
  expect(await choose(`${owner.username}-000000`)).toMatchObject({
    status: 422,
    code: "EASY_PASSWORD",
  });
  expect(await choose(STAFF_PASSWORD)).toMatchObject({ status: 422, code: "SAME_PASSWORD" });
  expect((await choose("the jeepney at dawn")).status).toBe(200);
});
