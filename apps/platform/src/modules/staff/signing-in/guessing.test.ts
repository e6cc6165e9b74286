import { sql } from "@perya/postgres/sql";
import { TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { STAFF_PASSWORD, send, type TestStaff } from "../../../testing/people.ts";
import { verifyAudit } from "../../audit/index.ts";

const { db, sites } = await useSites();
beforeEach(() => db.run(sql`delete from staff_failure`));

const GUESSER = "203.0.113.66";

const signIn = (username: string, from: string, password = STAFF_PASSWORD, code?: string) =>
  send(sites.consoleUrl, { "x-forwarded-for": from }, "POST", "/operator/v1/session", {
    username,
    password,
    code,
  });

/**
 * A code nobody used: that of the next time step, since the one of now set the authenticator up.
 */
const freshCode = ({ secret }: TestStaff) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });

/** Attempts that were made a moment ago. */
const failures = (
  username: string,
  count: number,
  { ip = null as string | null, wrong = "PASSWORD" } = {},
) =>
  db.run(sql`
    insert into staff_failure (username, ip, wrong)
    select ${username}, coalesce(${ip}, '192.0.2.' || n), ${wrong}
    from generate_series(1, ${count}::int) n`);

const trail = async (of: string) =>
  (
    await db.rows<{ action: string }>(
      sql`select action from audit_row where actor = ${of} order by n`,
    )
  ).map((row) => row.action);

describe("guessing", () => {
  test("at one name is over after ten attempts, even when fifty come at once", async () => {
    const staff = await sites.staff("support");
    const addresses = Array.from({ length: 2 }, (_, at) => `203.0.113.${at + 1}`);
    const answers = await Promise.all(
      addresses.flatMap((from) =>
        Array.from({ length: 25 }, () => signIn(staff.username, from, "wrong")),
      ),
    );
    expect(answers.filter(({ code }) => code === "WRONG_LOGIN")).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test("at many names from one address is over after thirty attempts", async () => {
    await failures("stranger", 0);
    for (let at = 0; at < 30; at++) await failures(`name${at}`, 1, { ip: GUESSER });
    const staff = await sites.staff("support");
    expect(await signIn(staff.username, GUESSER)).toMatchObject({
      status: 429,
      code: "TOO_MANY_ATTEMPTS",
    });
    expect(await signIn(staff.username, "203.0.113.70")).toMatchObject({ code: "CODE_NEEDED" });
  });

  test("does not lock the person out: their own address and, from elsewhere, everything right at once still open", async () => {
    const staff = await sites.staff("support");
    await db.run(sql`
      update staff_session set ip = '198.51.100.1', place = '198.51.100.1'
      where staff_id = (select id from staff where username = ${staff.username})`);
    await failures(staff.username, 500);
    expect(await signIn(staff.username, "198.51.100.1")).toMatchObject({ code: "CODE_NEEDED" });
    for (const [password, code] of [
      ["wrong"],
      [STAFF_PASSWORD],
      [STAFF_PASSWORD, "000000"],
    ] as const)
      expect(await signIn(staff.username, "198.51.100.2", password, code)).toMatchObject({
        status: 429,
        code: "TOO_MANY_ATTEMPTS",
      });
    expect(
      await signIn(staff.username, "198.51.100.2", STAFF_PASSWORD, freshCode(staff)),
    ).toMatchObject({ status: 200 });
  });

  test("at codes with a stolen password stops everywhere but where the person is at home", async () => {
    const staff = await sites.staff("support");
    await db.run(sql`
      update staff_session set ip = '198.51.100.1', place = '198.51.100.1'
      where staff_id = (select id from staff where username = ${staff.username})`);
    await failures(staff.username, 20, { wrong: "CODE" });
    const code = freshCode(staff);
    expect(await signIn(staff.username, "198.51.100.9", STAFF_PASSWORD, code)).toMatchObject({
      status: 429,
    });
    expect(await signIn(staff.username, "198.51.100.1", STAFF_PASSWORD, code)).toMatchObject({
      status: 200,
    });
  });

  test("is forgotten after an hour", async () => {
    const staff = await sites.staff("support");
    await failures(staff.username, 100, { ip: GUESSER, wrong: "CODE" });
    await db.run(sql`update staff_failure set at = now() - interval '61 minutes'`);
    expect(await signIn(staff.username, GUESSER)).toMatchObject({ code: "CODE_NEEDED" });
  });

  test("asking for the code is no attempt", async () => {
    const staff = await sites.staff("support");
    for (let at = 0; at < 15; at++)
      expect(await signIn(staff.username, "198.51.100.3")).toMatchObject({ code: "CODE_NEEDED" });
  });
});

describe("the audit trail", () => {
  test("records who came in, who did not, who was locked out, and who left", async () => {
    const staff = await sites.staff("support");
    await signIn(staff.username, "198.51.100.4", "wrong");
    await signIn(staff.username, "198.51.100.4", STAFF_PASSWORD, "000000");
    for (let at = 0; at < 12; at++) await signIn(staff.username, GUESSER, "wrong");
    const { cookie } = await signIn(
      staff.username,
      "198.51.100.4",
      STAFF_PASSWORD,
      freshCode(staff),
    );
    for (let twice = 0; twice < 2; twice++)
      await send(sites.consoleUrl, { cookie }, "DELETE", "/operator/v1/session");
    const fails = Array.from({ length: 10 }, () => "staff.sign-in.fail");
    expect(await trail(staff.username)).toEqual([
      "staff.totp",
      "staff.sign-in",
      "staff.sign-in.fail",
      "staff.sign-in.fail",
      ...fails,
      "staff.sign-in.shut",
      "staff.sign-in",
      "staff.sign-out",
    ]);
    const row = await db.row(sql`
      select after from audit_row
      where actor = ${staff.username} and action = 'staff.sign-in'
      order by n desc limit 1`);
    expect(row).toEqual({ after: { ip: "198.51.100.4" } });
  });

  test("keeps nothing that was typed: it may be a password in the wrong field", async () => {
    await signIn("my-secret-password", "198.51.100.5", "another-secret");
    const row = await db.row<{ text: string }>(
      sql`select string_agg(to_jsonb(a)::text, ' ') as text from audit_row a`,
    );
    expect(row?.text).not.toMatch(/my-secret-password|another-secret/);
    expect(
      await db.row(sql`
        select actor, subject from audit_row
        where action = 'staff.sign-in.fail'
        order by n desc limit 1`),
    ).toEqual({
      actor: "nobody",
      subject: "unknown",
    });
    expect((await verifyAudit(db)).green).toBe(true);
  });
});

test("of two authenticators set up at once the first to be confirmed counts, and the other opens nothing", async () => {
  const staff = await sites.staff("support");
  await db.run(
    sql`update staff set sealed_totp = null, totp_step = 0 where username = ${staff.username}`,
  );
  const waiting = await Promise.all([
    signIn(staff.username, "198.51.100.6"),
    signIn(staff.username, "198.51.100.7"),
  ]);
  const confirmed = await Promise.all(
    waiting.map(({ value: { setupToken, totpSetup } }) =>
      send(sites.consoleUrl, {}, "POST", "/operator/v1/session/totp", {
        setupToken,
        code: new TOTP({ secret: totpSetup.secret }).generate(),
      }),
    ),
  );
  expect(confirmed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
});
