import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { useSites } from "../testing/use-sites.ts";
import { send } from "../testing/people.ts";
import type { Command } from "./command.ts";
import { readOptions } from "./read-options.ts";
import { staffAdd } from "./staff-add.ts";
import { staffReset } from "./staff-reset.ts";

const { db, sites } = await useSites();
const run = async (command: Command, ...args: string[]) =>
  (await command.run(readOptions(command, args), sites.platform)).json;
const stored = () =>
  db.row(sql`
    select trusted_from <= now() as trusted, must_change_password as "mustChange", active
    from staff
    where username = 'first.owner'`);
const enter = (password: unknown) =>
  send(sites.consoleUrl, {}, "POST", "/operator/v1/session", { username: "first.owner", password });

test("the first owners of a house are added by the holder of the server, and count as second persons at once", async () => {
  const added = await run(staffAdd, "--username", "first.owner", "--roles", "owner");
  expect(added["password"]).toMatch(/^([a-z]{3}\d){4}$/);
  expect(await stored()).toEqual({ trusted: true, mustChange: true, active: true });
  expect((await enter(added["password"])).value).toHaveProperty("totpSetup");
  await expect(run(staffAdd, "--username", "First.Owner", "--roles", "owner")).rejects.toThrow(
    "already",
  );
  await expect(run(staffAdd, "--username", "boss", "--roles", "boss")).rejects.toThrow("--roles");
  await expect(run(staffAdd, "--username", "x", "--roles", "owner")).rejects.toThrow("--username");
});

test("ID-02 with the first of them a house asks for a second factor at new places, which staff may end for good", async () => {
  const features = () =>
    db.row<{ value: { NEWIPVERIFY?: boolean } }>(
      sql`select value from brand_settings where brand_id = 1 and section = 'features'`,
    );
  expect((await features())?.value.NEWIPVERIFY).toBe(true);
  await db.run(sql`update brand_settings set value = '{"NEWIPVERIFY": false}' where brand_id = 1`);
  await run(staffAdd, "--username", "second.owner", "--roles", "owner");
  expect((await features())?.value.NEWIPVERIFY).toBe(false);
});

test("one is let in again with a password and an authenticator that are new, and is no second person for a day", async () => {
  await db.run(sql`
    update staff set active = false, must_change_password = false where username = 'first.owner'`);
  const { password } = await run(staffReset, "--username", "first.owner");
  expect(await stored()).toEqual({ trusted: false, mustChange: true, active: true });
  expect((await enter(password)).value).toHaveProperty("totpSetup");
  await expect(run(staffReset, "--username", "nobody")).rejects.toThrow("nobody");
  const trail = await db.rows<{ action: string }>(
    sql`select action from audit_row where actor = 'the holder of the server' order by n`,
  );
  expect(trail.map(({ action }) => action)).toEqual([
    "staff.create",
    "staff.create",
    "staff.reset",
  ]);
});
