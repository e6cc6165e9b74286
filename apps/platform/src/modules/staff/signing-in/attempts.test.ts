import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { STAFF_PASSWORD } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { checkStaffPassword } from "./attempts.ts";

const { db, sites } = await useSites();

const AT_ONCE = 300;

test.each(["staff.sign-in", "staff.password"] as const)(
  "of three hundred guesses at once at %s ten are checked, and then the right one is not either",
  async (tried) => {
    const { username } = await sites.staff("support");
    await db.run(sql`delete from staff_failure`);
    const guess = async (password: string) => {
      const checked = await checkStaffPassword(
        sites.platform,
        tried,
        { username, password },
        "203.0.113.9",
      );
      return checked.ok ? "RIGHT" : checked.refusal;
    };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => guess(`a wrong guess ${n}`)),
    );
    expect(answers.filter((answer) => answer === "WRONG_LOGIN")).toHaveLength(10);
    expect(answers.filter((answer) => answer === "TOO_MANY_ATTEMPTS")).toHaveLength(AT_ONCE - 10);
    expect(await guess(STAFF_PASSWORD)).toBe("TOO_MANY_ATTEMPTS");
    const trail = await db.rows<{ action: string }>(sql`
      select action from audit_row
      where actor = ${username} and action like ${`${tried}.%`}
      order by n`);
    expect(trail.filter(({ action }) => action === `${tried}.fail`)).toHaveLength(10);
    expect(trail.some(({ action }) => action === `${tried}.shut`)).toBe(true);
  },
);

test("the addresses of one IPv6 network guess as one", async () => {
  const { username } = await sites.staff("support");
  await db.run(sql`delete from staff_failure`);
  const guess = async (n: number) => {
    const checked = await checkStaffPassword(
      sites.platform,
      "staff.sign-in",
      { username, password: "a wrong guess" },
      `2001:db8:1:1::${n.toString(16)}`,
    );
    return checked.ok ? "RIGHT" : checked.refusal;
  };
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => guess(n + 1)));
  expect(answers.filter((answer) => answer === "WRONG_LOGIN")).toHaveLength(10);
});
