import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { useSettings } from "../testing/use-settings.ts";

const { db, owner, sites, put, versionOf } = await useSettings();

interface Shown {
  readonly version: string;
  readonly changedBy: string | null;
  readonly restores: string | null;
  readonly changes: readonly { field: string; label: string; before: string; after: string }[];
}
const versions = async (section: string, query = ""): Promise<Shown[]> =>
  (await owner.call("GET", `/settings/${section}/versions${query}`)).value.content;
const restore = async (section: string, version: string, seen?: string) =>
  owner.call("POST", `/settings/${section}/restore`, {
    version,
    seen: seen ?? (await versionOf(section)),
  });

test("every version of a section says who changed what, from what to what, in words", async () => {
  await put("passwords", { expiryDays: 30 });
  const colleague = await sites.staff("owner");
  await colleague.call("PUT", "/settings/passwords", {
    version: await versionOf("passwords"),
    value: { expiryDays: 60 },
  });
  expect((await versions("passwords")).slice(0, 2)).toMatchObject([
    {
      changedBy: colleague.username,
      changes: [
        {
          field: "expiryDays",
          label: "Passwords expire after",
          before: "30 days",
          after: "60 days",
        },
      ],
    },
    { changedBy: owner.username, changes: [{ before: "0 days", after: "30 days" }] },
  ]);
});

test("an earlier version comes back as a new one, and says which it was", async () => {
  await put("passwords", { expiryDays: 10 });
  const wanted = await versionOf("passwords");
  await put("passwords", { expiryDays: 20 });
  const answer = await restore("passwords", wanted);
  expect(answer).toMatchObject({ status: 200, value: { version: String(Number(wanted) + 2) } });
  const { settings } = (await owner.call("GET", "/settings")).value;
  expect(settings.passwords.expiryDays).toBe(10);
  expect((await versions("passwords"))[0]).toMatchObject({ restores: wanted });
});

test("a version is not brought back over a colleague's change, nor one that never was", async () => {
  await put("passwords", { expiryDays: 10 });
  const seen = await versionOf("passwords");
  await put("passwords", { expiryDays: 11 });
  expect(await restore("passwords", seen, seen)).toMatchObject({
    status: 409,
    code: "CHANGED_MEANWHILE",
  });
  expect(await restore("passwords", "999")).toMatchObject({ status: 404, code: "NO_SUCH_VERSION" });
});

test("what an older rule let in and none does now is not brought back", async () => {
  await db.run(sql`
    insert into brand_settings_version (brand_id, section, version, value)
    values (1, 'language', 1, '{"defaultLanguage": "KLINGON"}')`);
  expect(await restore("language", "1")).toMatchObject({ status: 422, code: "NO_LONGER_VALID" });
});

test("a version never changes and never goes", async () => {
  await put("passwords", { expiryDays: 5 });
  for (const change of [
    sql`update brand_settings_version set changed_by = 'nobody'`,
    sql`delete from brand_settings_version`,
    sql`truncate brand_settings_version`,
  ])
    await expect(db.run(change)).rejects.toThrow("append only");
});

test("twenty versions are a page, and the first of them is compared with what was before it", async () => {
  for (let days = 100; days < 122; days++) await put("passwords", { expiryDays: days });
  const page = await versions("passwords");
  expect(page).toHaveLength(20);
  expect(page.at(-1)?.changes).toMatchObject([{ before: "101 days", after: "102 days" }]);
  const next = (await versions("passwords", "?pageNo=2"))[0];
  expect(next?.changes).toMatchObject([{ after: "101 days" }]);
});

test("those who may read settings read their history, and others do not", async () => {
  const [auditor, support] = [await sites.staff("auditor"), await sites.staff("support")];
  expect(await auditor.call("GET", "/settings/features/versions")).toMatchObject({ status: 200 });
  expect(await support.call("GET", "/settings/features/versions")).toMatchObject({ status: 403 });
  expect(
    await auditor.call("POST", "/settings/features/restore", { version: "1", seen: "1" }),
  ).toMatchObject({ status: 403 });
});
