import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hashPassword } from "../../../secrets/password.ts";
import { PASSWORD, sendSealed, type Answered } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { askPassword } from "../index.ts";

const { db, sites } = await useSites();

const AT_ONCE = 300;
const GUESSER = "203.0.113.9";
const atOnce = <Value>(make: (n: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, n) => make(n)));
const signIn = (username: string, ip: string, password = "Guess2026") =>
  sendSealed(sites.playerUrl, { "x-forwarded-for": ip }, "POST", "/api/v1/session", {
    type: "username",
    username,
    password,
  });
const codes = (answers: readonly Answered[], code: string) =>
  answers.filter((answer) => answer.code === code).length;

/** Asks a player's secret the way every route does that asks it behind a session. */
const asker = async (secret: "login" | "payment") => {
  const { id, username } = await sites.player();
  await db.run(sql`
    update player_login set payment_hash = ${await hashPassword("271828")}
    where player_id = ${id}`);
  const ask = async (typed: string, which = secret) => {
    const asked = await askPassword(
      db,
      { id, username, brandId: 1n },
      { secret: which, typed, ip: GUESSER },
    );
    return asked.ok ? "RIGHT" : asked.refusal;
  };
  return ask;
};

describe("of three hundred wrong guesses at once", () => {
  test("at a sign-in, from one address at one name, at most ten are checked, and the player at home comes in", async () => {
    const { username } = await sites.player();
    const answers = await atOnce(() => signIn(username, GUESSER));
    expect(codes(answers, "WRONG_LOGIN")).toBeGreaterThan(0);
    expect(codes(answers, "WRONG_LOGIN")).toBeLessThanOrEqual(10);
    await db.run(sql`
      insert into player_place (player_id, brand_id, place)
      select id, brand_id, '203.0.113.11' from player where username = ${username}`);
    expect((await signIn(username, "203.0.113.11", PASSWORD)).status).toBe(200);
  });

  test("at a sign-in, from as many addresses at one name, at most sixty are checked", async () => {
    const { username } = await sites.player();
    const answers = await atOnce((n) => signIn(username, `198.18.${n >> 8}.${n & 255}`));
    expect(codes(answers, "WRONG_LOGIN")).toBeGreaterThan(0);
    expect(codes(answers, "WRONG_LOGIN")).toBeLessThanOrEqual(60);
  });

  test("from the addresses of one IPv6 network, at most ten are checked", async () => {
    const { username } = await sites.player();
    const answers = await atOnce((n) => signIn(username, `2001:db8:7:7::${(n + 1).toString(16)}`));
    expect(codes(answers, "WRONG_LOGIN")).toBeLessThanOrEqual(10);
  });

  test.each(["login", "payment"] as const)(
    "at the %s password behind a session, ten are checked, and then the right one is not either",
    async (secret) => {
      const ask = await asker(secret);
      const answers = await atOnce((n) => ask(`${100_000 + n}`));
      expect(answers.filter((answer) => answer === "WRONG_PASSWORD")).toHaveLength(10);
      expect(answers.filter((answer) => answer === "TOO_MANY_ATTEMPTS")).toHaveLength(AT_ONCE - 10);
      expect(await ask(secret === "login" ? PASSWORD : "271828")).toBe("TOO_MANY_ATTEMPTS");
    },
  );
});

test("knowing the password forgives no guesses at the payment password", async () => {
  const ask = await asker("payment");
  for (let at = 0; at < 10; at++) expect(await ask(`${100_000 + at}`)).toBe("WRONG_PASSWORD");
  expect(await ask(PASSWORD, "login")).toBe("RIGHT");
  expect(await ask("271828")).toBe("TOO_MANY_ATTEMPTS");
});

test("two tabs that sign in at once are both let in: a guess that is not checked yet was nothing wrong", async () => {
  const { username } = await sites.player();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => signIn(username, "203.0.113.20", PASSWORD)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test.each([
  [
    "a withdrawal",
    "POST",
    "/withdrawals",
    { amount: "1", bankAccount: `ba_${"0".repeat(20)}`, password: "Guess2026", key: randomUUID() },
  ],
  [
    "a change of the password",
    "POST",
    "/password",
    { oldPassword: "Guess2026", newPassword: "Another2026", confirmNewPassword: "Another2026" },
  ],
] as const)(
  "the password of %s is guessed at most ten times, and each guess counts at the sign-in as well",
  async (_name, method, path, body) => {
    const player = await sites.player(2);
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => player.call(method, path, body)),
    );
    expect(codes(answers, "WRONG_PASSWORD")).toBe(10);
    expect(codes(answers, "TOO_MANY_ATTEMPTS")).toBe(15);
    const name = player.username.toLowerCase();
    expect(
      await db.row(
        sql`select count(*)::int as guesses from login_failure where username = ${name}`,
      ),
    ).toEqual({ guesses: 10 });
  },
);

test("a password is compared in two places of the platform, one for players and one for staff: nobody can forget to count", async () => {
  const source = join(import.meta.dirname, "../../..");
  const comparing: string[] = [];
  for await (const file of glob("**/*.ts", { cwd: source })) {
    if (
      !file.endsWith(".test.ts") &&
      (await readFile(join(source, file), "utf8")).includes("matchesPassword(")
    )
      comparing.push(file);
  }
  expect(comparing.toSorted()).toEqual([
    "modules/identity/guessing/check-password.ts",
    "modules/staff/signing-in/attempts.ts",
    "secrets/password.ts",
  ]);
});
