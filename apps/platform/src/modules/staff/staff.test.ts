import { sql } from "@perya/postgres/sql";
import { randomInt } from "node:crypto";
import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { useSites } from "../../testing/use-sites.ts";
import { STAFF_PASSWORD, send, type Answered, type TestStaff } from "../../testing/people.ts";
import { ROLE_IDS } from "../../testing/roles.ts";

const { db, sites } = await useSites();
const owner = await sites.staff("owner");

const signIn = (username: string, password = STAFF_PASSWORD, code?: string) =>
  send(
    sites.consoleUrl,
    { "x-forwarded-for": `10.9.0.${randomInt(250)}` },
    "POST",
    "/operator/v1/session",
    { username, password, code },
  );

/** The code of the time step after this one: the one of now was used to set up. */
const nextCode = (staff: TestStaff) =>
  new TOTP({ secret: staff.secret }).generate({ timestamp: Date.now() + 30_000 });

/** What a second owner made of a request: the colleague it was about. */
async function approved({ value }: Answered) {
  await (await sites.staff("owner")).call("POST", `/approvals/${value.approvalId}/approve`);
  const asked = await db.row<{ about: string }>(
    sql`select about from approval where public_id = ${value.approvalId}`,
  );
  return (await owner.call("GET", "/staff")).value.find(
    ({ username }: { username: string }) => username === asked?.about,
  );
}
const resetTotp = async (id: string) =>
  approved(await owner.call("POST", `/staff/${id}/reset-totp`, { reason: "Lost the phone" }));

describe("signing in", () => {
  test("takes password and code, and a code only once", async () => {
    const staff = await sites.staff("support");
    expect(await signIn(staff.username)).toMatchObject({ status: 401, code: "CODE_NEEDED" });
    expect(await signIn(staff.username, STAFF_PASSWORD, "000000")).toMatchObject({
      status: 401,
      code: "WRONG_CODE",
    });
    const code = nextCode(staff);
    expect(await signIn(staff.username, STAFF_PASSWORD, code)).toMatchObject({
      status: 200,
      value: { staff: { username: staff.username } },
    });
    expect(await signIn(staff.username, STAFF_PASSWORD, code)).toMatchObject({
      status: 401,
      code: "WRONG_CODE",
    });
  });

  test("of twenty with one code at once lets one in", async () => {
    const staff = await sites.staff("support");
    const code = nextCode(staff);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn(staff.username, STAFF_PASSWORD, code)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  test("says no more about a wrong password than about a name nobody has", async () => {
    expect(await signIn(owner.username, "not the password")).toMatchObject({
      status: 401,
      code: "WRONG_LOGIN",
    });
    expect(await signIn("nobody.here")).toMatchObject({ status: 401, code: "WRONG_LOGIN" });
  });

  test("with the password alone gives a setup session nothing but the code's proof", async () => {
    const staff = await sites.staff("owner");
    await db.run(
      sql`update staff set sealed_totp = null, totp_step = 0 where username = ${staff.username}`,
    );
    const { setupToken } = (await signIn(staff.username)).value;
    expect(
      (
        await send(
          sites.consoleUrl,
          { cookie: `perya_staff=${setupToken}` },
          "GET",
          "/operator/v1/players",
        )
      ).status,
    ).toBe(401);
    const wrong = await send(sites.consoleUrl, {}, "POST", "/operator/v1/session/totp", {
      setupToken,
      code: "000000",
    });
    expect(wrong).toMatchObject({ status: 401, code: "WRONG_CODE" });
  });
});

describe("a session", () => {
  test("comes as a cookie no script and no other site can use", async () => {
    const staff = await sites.staff("auditor");
    const answer = await fetch(`${sites.consoleUrl}/operator/v1/session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        username: staff.username,
        password: STAFF_PASSWORD,
        code: nextCode(staff),
      }),
    });
    expect(answer.headers.get("set-cookie")).toMatch(
      /^perya_staff=[^;]+; Path=\/operator; HttpOnly; SameSite=Strict$/,
    );
  });

  test("changes nothing for a page of another origin", async () => {
    const headers = { cookie: owner.cookie, origin: "https://evil.example" };
    const answer = await send(sites.consoleUrl, headers, "POST", "/operator/v1/staff", {
      username: "mallory",
      roles: [ROLE_IDS.owner],
      reason: "Let me in",
    });
    expect(answer).toMatchObject({ status: 403, code: "FORBIDDEN" });
    expect(await db.row(sql`select id from approval where about = 'mallory'`)).toBeUndefined();
  });

  test("of a colleague who is closed ends at that moment", async () => {
    const staff = await sites.staff("cashier");
    expect((await staff.call("GET", "/me")).status).toBe(200);
    const { value } = await owner.call("GET", "/staff");
    const { id } = value.find((member: { username: string }) => member.username === staff.username);
    await owner.call("POST", `/staff/${id}/close`, { reason: "Left us" });
    expect((await staff.call("GET", "/me")).status).toBe(401);
    expect(await signIn(staff.username, STAFF_PASSWORD, nextCode(staff))).toMatchObject({
      status: 401,
      code: "WRONG_LOGIN",
    });
  });

  test("of a colleague whose authenticator was reset is over, and so is one that waited for its first code", async () => {
    const staff = await sites.staff("support");
    const { value } = await owner.call("GET", "/staff");
    const { id } = value.find((member: { username: string }) => member.username === staff.username);
    await resetTotp(id);
    expect((await staff.call("GET", "/me")).status).toBe(401);
    const waiting = (await signIn(staff.username, STAFF_PASSWORD)).value;
    await resetTotp(id);
    const code = new TOTP({ secret: waiting.totpSetup.secret }).generate();
    const late = await send(sites.consoleUrl, {}, "POST", "/operator/v1/session/totp", {
      setupToken: waiting.setupToken,
      code,
    });
    expect(late).toMatchObject({ status: 401, code: "NOT_LOGGED_IN" });
  });

  test("is over after signing out", async () => {
    const staff = await sites.staff("support");
    await staff.call("DELETE", "/session");
    expect((await staff.call("GET", "/me")).status).toBe(401);
  });

  test("does not exist on the player site", async () => {
    const answer = await send(sites.playerUrl, { cookie: owner.cookie }, "GET", "/operator/v1/me");
    expect(answer.status).toBe(404);
  });
});

/** What each role may open. Everything else is refused. */
const PAGES = {
  "/players": ["owner", "cashier", "support", "auditor"],
  "/deposits": ["owner", "cashier", "support", "auditor"],
  "/withdrawals": ["owner", "cashier", "support", "auditor"],
  "/approvals": ["owner", "cashier", "support", "auditor"],
  "/vendors": ["owner", "auditor"],
  "/brands": ["owner", "cashier", "support", "auditor"],
  "/brands/1/vendors": ["owner", "auditor"],
  "/brands/1/games": ["owner", "auditor"],
  "/ledger-proof": ["owner", "auditor"],
  "/audit": ["owner", "auditor"],
  "/staff": ["owner"],
  "/roles": ["owner"],
} as const;

describe("permissions", () => {
  test.each(["owner", "cashier", "support", "auditor"] as const)(
    "a %s reads exactly the pages of the role",
    async (role) => {
      const staff = await sites.staff(role);
      const opened: string[] = [];
      for (const path of Object.keys(PAGES))
        if ((await staff.call("GET", path)).status === 200) opened.push(path);
      expect(opened).toEqual(
        Object.entries(PAGES).flatMap(([path, roles]) =>
          (roles as readonly string[]).includes(role) ? [path] : [],
        ),
      );
    },
  );

  test.each(Object.keys(PAGES))("nobody who is not signed in opens %s", async (path) => {
    expect((await send(sites.consoleUrl, {}, "GET", `/operator/v1${path}`)).status).toBe(401);
  });

  test.each(["boss", "constructor", "toString", "__proto__"])(
    "there is no role %s to give",
    async (role) => {
      const answer = await owner.call("POST", "/staff", {
        username: "newcomer",
        roles: [role],
        reason: "Needed here",
      });
      expect(answer).toMatchObject({ status: 422, code: "NO_SUCH_ROLE" });
    },
  );

  test("the house adds people to any brand there is, and to itself", async () => {
    const add = (username: string, brand?: number) =>
      owner.call("POST", "/staff", {
        username,
        roles: [ROLE_IDS.support],
        reason: "Needed there",
        ...(brand === undefined ? {} : { brand }),
      });
    expect((await approved(await add("of.a.brand", 1))).brand).toBe(1);
    expect((await approved(await add("of.the.house"))).brand).toBeNull();
    expect(await add("of.nobody", 999_999)).toMatchObject({ status: 422, code: "NO_SUCH_BRAND" });
    for (const brand of [0, -1, 1.5])
      expect(await add("of.nothing", brand)).toMatchObject({
        status: 400,
        code: "INVALID_REQUEST",
      });
    const row = await db.row(
      sql`select brand_id from audit_row where action = 'staff.create' order by n desc limit 1`,
    );
    expect(row).toEqual({ brand_id: null });
  });

  test("a brand's owner adds people to that brand alone, whether it is named or not", async () => {
    const mine = await sites.staff("owner", 1n);
    const made = await db.row<{ id: bigint }>(sql`
      insert into brand (host, name, real_money, currency, country, zone, minimum_age)
      values ('next.example', 'Next', false, 'PHP', 'PH', 'Asia/Manila', 18)
      returning id`);
    const add = (username: string, over: object) =>
      mine.call("POST", "/staff", {
        username,
        roles: [ROLE_IDS.support],
        reason: "Needed here",
        ...over,
      });
    expect((await mine.call("GET", "/me")).value.brand).toBe(1);
    expect((await approved(await add("ours.named", { brand: 1 }))).brand).toBe(1);
    expect((await approved(await add("ours.unnamed", {}))).brand).toBe(1);
    expect(await add("theirs", { brand: Number(made?.id) })).toMatchObject({
      status: 403,
      code: "OTHER_BRAND",
    });
    expect(await add("theirs", { brand: 999_999 })).toMatchObject({
      status: 403,
      code: "OTHER_BRAND",
    });
  });
});
