import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { passTime } from "../../../testing/pass-time.ts";
import vectors from "../fixtures/vectors.json" with { type: "json" };
import { fold } from "../rules/fold.ts";
import { cell, inDays, reason, useProfiles } from "../testing/use-profiles.ts";
import { tightened } from "../tightening/tightened.ts";
import { lawsOf, type LawParts } from "./laws.ts";
import { lawAt } from "./read-laws.ts";

const { db, ask, both, decide, jurisdiction, brandIn } = await useProfiles();

describe("a version", () => {
  test("is published by two people, with what it tightens for each brand before it takes effect", async () => {
    const brand = await brandIn("MT", true);
    const effectiveAt = inDays(30);
    await both("/profiles/MT/versions", { effectiveAt, cells: { "age.min": cell(20) } });
    const { bounds, overridden, upcoming } = await jurisdiction(brand);
    expect(bounds).toContainEqual(expect.objectContaining({ field: "age.min", value: "18" }));
    expect(overridden).toEqual([]);
    expect(upcoming).toEqual([
      expect.objectContaining({
        from: effectiveAt,
        tightens: [
          expect.objectContaining({
            label: "Registration: confirmed age",
            current: "18",
            bound: "20",
            rule: "MT.age.min",
          }),
        ],
      }),
    ]);
    const { versions } = (await ask("GET", "/profiles/MT")).value;
    expect(
      versions.map(({ version, inForce }: { version: number; inForce: boolean }) => [
        version,
        inForce,
      ]),
    ).toEqual([
      [2, false],
      [1, true],
    ]);
    await expect(db.run(sql`update profile_version set cells = '{}'`)).rejects.toThrow("never");
  });

  test("tells which brands open no account any more, because it no longer has their currency", async () => {
    const [euros, pesos] = [await brandIn("NL", true, "EUR"), await brandIn("NL", false)];
    const effectiveAt = inDays(30);
    await both("/profiles/NL/versions", { effectiveAt, cells: { currency: cell(["USD"]) } });
    const row = { label: "Currency of accounts", current: "EUR", rule: "NL.currency" };
    expect((await jurisdiction(euros)).overridden).toEqual([]);
    // The version of Malta's, which is to come as well, is none of this brand's.
    expect((await jurisdiction(euros)).upcoming).toEqual([
      expect.objectContaining({ tightens: [expect.objectContaining(row)] }),
    ]);
    const { upcoming } = await jurisdiction(pesos);
    expect(upcoming.flatMap(({ tightens }: { tightens: unknown[] }) => tightens)).toEqual([]);
  });

  test("is refused at an instant that has passed, at one that is taken, and with nothing new", async () => {
    const cells = { "age.min": cell(20) };
    const publish = (body: object) =>
      ask("POST", "/profiles/ES/versions", { effectiveAt: inDays(1), cells, reason, ...body });
    const first = await publish({ effectiveAt: inDays(-1) });
    expect(await decide(first.value.approvalId)).toMatchObject({
      status: 422,
      code: "IN_THE_PAST",
    });
    await decide(first.value.approvalId, { reason });
    const at = inDays(10);
    await both("/profiles/ES/versions", { effectiveAt: at, cells });
    const again = await publish({ effectiveAt: at, cells: { "age.min": cell(21) } });
    expect(await decide(again.value.approvalId)).toMatchObject({
      status: 409,
      code: "SAME_INSTANT",
    });
    await decide(again.value.approvalId, { reason });
    expect(await publish({ effectiveAt: inDays(20) })).toMatchObject({ code: "NOTHING_CHANGED" });
    expect(await publish({ cells: { "age.min": cell("old") } })).toMatchObject({
      status: 422,
      code: "INVALID_CELL",
      value: { field: "age.min" },
    });
  });

  test.each(vectors.version.filter(({ result }) => result === "REFUSED_AT_PUBLISH"))(
    "as the vectors have it: $note is refused at publishing",
    async ({ note }) => {
      const past = note?.includes("past") === true;
      const effectiveAt = past ? inDays(-2) : inDays(50);
      const cells = (years: number) => ({ "age.min": cell(years) });
      const asked = (years: number) => ({ effectiveAt, cells: cells(years), reason });
      if (!past) await both("/profiles/NJ/versions", asked(22));
      const { value } = await ask("POST", "/profiles/NJ/versions", asked(23));
      const refused = await decide(value.approvalId);
      expect(refused.code).toBe(past ? "IN_THE_PAST" : "SAME_INSTANT");
      await decide(value.approvalId, { reason });
      const { versions } = (await ask("GET", "/profiles/NJ")).value;
      const of = (one: { effectiveAt: string | null }) => one.effectiveAt === effectiveAt;
      expect(versions.filter(of)).toHaveLength(past ? 0 : 1);
    },
  );

  test("keeps its values when its sources and notes are corrected", async () => {
    const path = "/profiles/PH/versions/1/cells/age.min";
    const done = await ask("PUT", path, { source: "RA 12345, section 6", law: "RA 12345" });
    expect(done.status).toBe(200);
    const [version] = (await ask("GET", "/profiles/PH")).value.versions;
    expect(version.cells[0]).toMatchObject({
      field: "age.min",
      value: "21",
      source: "RA 12345, section 6",
      law: "RA 12345",
    });
  });

  test("counts from its own instant to the millisecond", () => {
    const [first, second] = vectors.version;
    const versions = (first?.versions ?? []).map((one) => ({
      code: "XX",
      name: "Test",
      authority: "",
      zone: "brand",
      version: one.version,
      effectiveAt: Temporal.Instant.from(one.effectiveAt),
      publishedAt: null,
      publishedBy: null,
      cells: { "round.minMs": { ...cell({ slots: one["round.minMs.slots"] }) } },
    })) as unknown as LawParts["versions"];
    const laws = lawsOf({
      versions,
      choices: [{ effectiveAt: Temporal.Instant.fromEpochMilliseconds(0), codes: ["XX"] }],
      signed: new Set(),
      realMoney: false,
      opening: undefined,
    });
    for (const { at = "", version_used: used, msSinceLastPaidStart: since, decision } of [
      first,
      second,
    ].flatMap((one) => one ?? [])) {
      const law = lawAt(laws, Temporal.Instant.from(at).epochMilliseconds);
      expect(law.profiles.map(({ version }) => version)).toEqual([used]);
      const bound = law.compiled.roundMs.get("slots")?.value ?? 0;
      expect((since ?? 0) < bound ? "TOO_EARLY" : "OK").toBe(decision);
    }
  });

  test("lists settings below its bounds, and only those", () => {
    const { brandSettings, next, report } = vectors.version[2] ?? expect.unreachable();
    const cells = { "limit.raiseWaitH": cell(next?.["limit.raiseWaitH"]) };
    const profile = { code: "XX", name: "X", authority: "", zone: "brand", version: 2 };
    const law = fold([{ ...profile, cells }]);
    expect(
      tightened(law, brandSettings ?? {}).map(({ setting, current, bound }) => ({
        setting,
        current,
        bound: bound.value,
        rule: bound.rule,
      })),
    ).toEqual(
      report?.map(({ setting, current, bound, rule }) => ({ setting, current, bound, rule })),
    );
  });
});

describe("a setting below its profile", () => {
  test("is refused with the rule's name and the sentence, and the value stays", async () => {
    const brand = await brandIn("PH", true);
    const { value } = await ask("GET", `/settings?brand=${brand}`);
    const save = (register: object) =>
      ask("PUT", `/settings/register?brand=${brand}`, {
        version: value.versions.register,
        value: { ...value.settings.register, ...register },
      });
    expect(await save({ ageConfirmation: 20 })).toMatchObject({
      status: 422,
      code: "PROFILE_LIMIT",
      message: expect.stringMatching(
        /^The minimum age cannot be below 21 \(Philippines, .*\)\. Rule PH\.age\.min\.$/,
      ),
      value: { rule: "PH.age.min", bound: "21", unit: "years", field: "ageConfirmation" },
    });
    expect((await jurisdiction(brand)).overridden).toMatchObject([
      { label: "Registration: confirmed age", current: "18", bound: "21" },
    ]);
    expect(await save({ ageConfirmation: 21, birthdayAge: 21 })).toMatchObject({ status: 200 });
    passTime(5_000);
    expect((await jurisdiction(brand)).overridden).toEqual([]);
  });
});
