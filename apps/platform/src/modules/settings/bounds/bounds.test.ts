import { sql } from "@perya/postgres/sql";
import { expect, onTestFinished, test } from "vitest";
import { holdBounds, type OutOfBounds } from "../index.ts";
import { useSettings } from "../testing/use-settings.ts";

const { db, sites, put, versionOf } = await useSettings();

const TOO_SEEDY: OutOfBounds = {
  code: "PROFILE_LIMIT",
  rule: "XX.freeplay",
  bound: "off",
  unit: null,
  source: "Act of Test, section 1",
  field: "FREEPLAY",
  message: "Trial accounts are forbidden (Act of Test, section 1). Rule XX.freeplay.",
};

test("another module refuses a value of any section with its sentence, and nothing changes", async () => {
  let forbidden = true;
  onTestFinished(() => void (forbidden = false));
  holdBounds(sites.platform, [
    async (_tx, _brand, section, value) =>
      forbidden && section === "features" && (value as { FREEPLAY?: boolean }).FREEPLAY
        ? TOO_SEEDY
        : undefined,
  ]);
  const before = await versionOf("features");
  const { code, message, field, rule, bound, unit, source } = TOO_SEEDY;
  expect(await put("features", { FREEPLAY: true })).toMatchObject({
    status: 422,
    code,
    message,
    value: { rule, bound, unit, source, field },
  });
  expect(await versionOf("features")).toBe(before);
  expect(await put("features", { FREEPLAY: false })).toMatchObject({ status: 200 });
});

test("a bound reads the brand in the transaction of the change", async () => {
  onTestFinished(async () => void (await db.run(sql`update brand set minimum_age = 18`)));
  await db.run(sql`update brand set minimum_age = 21`);
  expect(await put("register", { ageConfirmation: 20 })).toMatchObject({
    status: 422,
    value: { rule: "brand.minimumAge", bound: "21", unit: "years", field: "ageConfirmation" },
  });
});
