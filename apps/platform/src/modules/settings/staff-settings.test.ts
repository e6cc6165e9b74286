import { sql } from "@perya/postgres/sql";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { TestStaff } from "../../testing/people.ts";
import { brandById } from "../brands/index.ts";
import { seedSettings } from "./index.ts";
import { useSettings } from "./testing/use-settings.ts";

const { versionOf, owner, put, db, sites } = await useSettings();

describe("staff", () => {
  test("change a section on the version they saw, so that of two at once one has to look again", async () => {
    const version = await versionOf("features");
    const answers = await Promise.all(
      [true, false].map((FREEPLAY) =>
        owner.call("PUT", "/settings/features", { version, value: { FREEPLAY } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.code).toBe("CHANGED_MEANWHILE");
  });

  test("leave a trace of what was there before", async () => {
    await put("features", { MOBILEREG: true });
    await put("features", { MOBILEREG: false });
    const [last] = (await owner.call("GET", "/audit?action=settings.features")).value.content;
    expect(last).toMatchObject({
      action: "settings.features",
      before: { MOBILEREG: true },
      after: { MOBILEREG: false },
    });
  });

  test("find a brand's first language beside its name", async () => {
    onTestFinished(async () => void (await put("language", { defaultLanguage: "EN" })));
    await put("language", { defaultLanguage: "VI" });
    const { value } = await owner.call("GET", "/brands");
    expect(value.find(({ id }: { id: number }) => id === 1)).toMatchObject({ language: "VI" });
  });

  test("can't go below the age of the jurisdiction", async () => {
    onTestFinished(async () => void (await db.run(sql`update brand set minimum_age = 18`)));
    await db.run(sql`update brand set minimum_age = 21`);
    expect(await put("register", { ageConfirmation: 20 })).toMatchObject({
      status: 422,
      code: "BELOW_JURISDICTION",
    });
  });

  test.each([
    [
      "an unknown pattern",
      "register",
      {
        fields: {
          nickname: {
            shown: true,
            required: false,
            acceptedPattern: ".*",
            minLength: 1,
            maxLength: 9,
          },
        },
      },
    ],
    [
      "a shortest longer than the longest",
      "register",
      {
        fields: {
          nickname: {
            shown: true,
            required: false,
            acceptedPattern: "any",
            minLength: 10,
            maxLength: 9,
          },
        },
      },
    ],
    [
      "a form without a username",
      "register",
      {
        fields: {
          username: {
            shown: false,
            required: false,
            acceptedPattern: "any",
            minLength: 1,
            maxLength: 9,
          },
        },
      },
    ],
    [
      "an address that is a script",
      "resources",
      { list: [{ resourceType: "X", url: "javascript:alert(1)", labelNameEn: "X" }] },
    ],
    ["a country that is none", "status", { allowedCountries: ["Philippines"] }],
  ])("can't save %s", async (_what, section, value) => {
    expect(await put(section, value)).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
  });

  test("without the right may not even look", async () => {
    const support = await sites.staff("support");
    expect(await support.call("GET", "/settings")).toMatchObject({ status: 403 });
    expect(
      await support.call("PUT", "/settings/features", { version: "0", value: {} }),
    ).toMatchObject({ status: 403 });
  });
});

describe("of several brands", () => {
  let there: { readonly id: bigint };
  beforeAll(async () => {
    const made = await db.row<{ id: bigint }>(sql`
      insert into brand (host, name, real_money, currency, country, zone, minimum_age)
      values ('second.example', 'Second', false, 'PHP', 'PH', 'Asia/Manila', 18) returning id`);
    there = { id: made?.id ?? 0n };
  });
  const at = (staff: TestStaff) => staff.call("GET", `/settings?brand=${there.id}`);

  test("the house looks after any by its number, and the others stay as they are", async () => {
    const { version } = (
      await owner.call("PUT", `/settings/features?brand=${there.id}`, {
        version: "0",
        value: { MOBILEREG: true },
      })
    ).value;
    expect(version).toBe("1");
    expect((await at(owner)).value.settings.features.MOBILEREG).toBe(true);
    expect((await owner.call("GET", "/settings")).value.settings.features.MOBILEREG).toBe(false);
    const [last] = (await owner.call("GET", "/audit?action=settings.features")).value.content;
    expect(last).toMatchObject({
      subject: "Second",
      before: { MOBILEREG: false, USERNAMEREG: true },
      after: { MOBILEREG: true },
    });
  });

  test("staff of one find no other, and change none", async () => {
    const staff = await sites.staff("owner", 1n);
    expect(await at(staff)).toMatchObject({ status: 404, code: "NO_SUCH_BRAND" });
    const change = { version: "1", value: { MOBILEREG: false } };
    expect(await staff.call("PUT", `/settings/features?brand=${there.id}`, change)).toMatchObject({
      status: 404,
      code: "NO_SUCH_BRAND",
    });
    expect(await staff.call("GET", "/settings?brand=1")).toMatchObject({ status: 200 });
    expect((await at(owner)).value.versions.features).toBe("1");
  });

  test("a first start gives settings to those nobody has changed, and leaves the others alone", async () => {
    const brand = (await brandById(db, there.id)) ?? expect.unreachable();
    const first = { features: { FREEPLAY: false }, passwords: { expiryDays: 90 } };
    const start = () => db.inTransaction((tx) => seedSettings(sites.platform, tx, brand, first));
    await start();
    await start();
    const { settings, versions } = (await at(owner)).value;
    expect([settings.features.FREEPLAY, versions.features]).toEqual([true, "1"]);
    expect([settings.passwords.expiryDays, versions.passwords]).toEqual([90, "1"]);
  });
});

test("what an older version stored is completed with what came since", async () => {
  await db.run(
    sql`update brand_settings set value = '{"FREEPLAY": false}'::jsonb where section = 'features'`,
  );
  const { settings } = (await owner.call("GET", "/settings")).value;
  expect(settings.features).toMatchObject({ FREEPLAY: false, USERNAMEREG: true, MOBILEREG: false });
});
