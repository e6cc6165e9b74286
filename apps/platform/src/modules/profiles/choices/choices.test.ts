import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { FIELD_NAMES } from "../rules/fields.ts";
import { cell, inDays, reason, useProfiles } from "../testing/use-profiles.ts";

const { db, sites, ask, both, decide, jurisdiction, untilItCounts, brandIn } = await useProfiles();
const sha256 = "ab".repeat(32);

describe("a brand's choice", () => {
  test("play money begins with DEMO, real money with its country's profile, else with our own rules", async () => {
    expect((await jurisdiction()).codes).toEqual(["DEMO"]);
    expect((await jurisdiction(await brandIn("SE", true))).codes).toEqual(["SE"]);
    expect((await jurisdiction(await brandIn("VN", true))).codes).toEqual(["BASE"]);
  });

  test("takes two people, and folds all that were chosen ten seconds later", async () => {
    const brand = await brandIn("GB", true);
    await both(`/brands/${brand}/profiles`, { codes: ["GB", "SE"] });
    expect((await jurisdiction(brand)).codes).toEqual(["GB"]);
    await untilItCounts(brand);
    const { codes, bounds } = await jurisdiction(brand);
    expect(codes).toEqual(["GB", "SE"]);
    expect(bounds).toContainEqual(
      expect.objectContaining({
        field: "limit.raiseWaitH",
        value: "72",
        rule: "SE.limit.raiseWaitH",
        of: [{ code: "SE", version: 1 }],
      }),
    );
    expect(bounds).toContainEqual(
      expect.objectContaining({
        field: "check.everyMin",
        value: "120",
        rule: "BASE.check.everyMin",
      }),
    );
  });

  test("is refused for unknown profiles, for DEMO among others, and without a jurisdiction", async () => {
    const brand = await brandIn("GB", true);
    for (const [codes, code] of [
      [["XX"], "UNKNOWN_PROFILE"],
      [["DEMO", "GB"], "DEMO_AND_OTHERS"],
      [["BASE"], "NO_JURISDICTION"],
      [["GB"], "SAME_AS_BEFORE"],
    ] as const)
      expect(await ask("POST", `/brands/${brand}/profiles`, { codes, reason })).toMatchObject({
        status: 422,
        code,
      });
  });

  test("goes back to DEMO only while no real money was ever bet", async () => {
    const brand = await brandIn("GB", true);
    const back = () => ask("POST", `/brands/${brand}/profiles`, { codes: ["DEMO"], reason });
    const asked = await back();
    expect(asked.status).toBe(200);
    const player = await db.row<{ id: bigint }>(sql`
      insert into player (public_id, brand_id, username, currency, book, country)
      values ('pl_00000000000000000abc', ${brand}, 'better', 'PHP', 'real', 'GB')
      returning id`);
    const id = player?.id ?? 0n;
    await db.inTransaction(async (tx) => {
      const open = { player: id, key: "t:open", kind: "open", currency: "PHP", book: "real" };
      const deposit = { player: id, key: "t:deposit", kind: "deposit", units: 100n };
      await sites.platform.wallet.append(tx, [open as never, deposit as never]);
    });
    const bet = {
      kind: "bet",
      vendor: 1,
      player: id,
      transaction: "first",
      round: "first",
      game: "reels",
      currency: "PHP",
      units: 1n,
      reference: null,
      free: false,
      closesRound: false,
    } as const;
    expect((await sites.platform.wallet.submit([bet]))[0]).toMatchObject({ ok: true });
    expect(await decide(asked.value.approvalId)).toMatchObject({
      status: 422,
      code: "DEMO_AFTER_REAL_BETS",
    });
  });

  test("is never changed or deleted, and neither is a version", async () => {
    await expect(db.run(sql`update profile_choice set codes = '{GB}'`)).rejects.toThrow("never");
    await expect(db.run(sql`delete from profile_choice`)).rejects.toThrow("never");
  });
});

describe("the sign-off", () => {
  test("opens a real-money brand once every cell, those without a value as well, is confirmed by two people with a document", async () => {
    const brand = await brandIn("IM", true, "EUR");
    const sign = (fields: readonly string[]) =>
      both("/profiles/IM/versions/1/sign-offs", { fields, reference: "Letter 7", sha256 });
    expect(await jurisdiction(brand)).toMatchObject({ open: false, unsigned: FIELD_NAMES.length });
    await sign(FIELD_NAMES.slice(1));
    expect(await jurisdiction(brand)).toMatchObject({ open: false, unsigned: 1 });
    await sign(FIELD_NAMES.slice(0, 1));
    expect(await jurisdiction(brand)).toMatchObject({ open: true, unsigned: 0 });
    const [version] = (await ask("GET", "/profiles/IM")).value.versions;
    expect(version.cells.at(-1)).toMatchObject({
      value: null,
      signedOff: { reference: "Letter 7", sha256, by: expect.stringContaining(" and ") },
    });
    expect(
      await ask("POST", "/profiles/IM/versions/1/sign-offs", {
        fields: ["age.min"],
        reference: "Letter 8",
        sha256,
        reason,
      }),
    ).toMatchObject({ status: 409, code: "SIGNED_ALREADY" });
  });

  test("stays with a value that the next version leaves as it was, and not with another", async () => {
    await both("/profiles/KE/versions/1/sign-offs", {
      fields: ["age.min", "stake.min"],
      reference: "Letter 9",
      sha256,
    });
    await both("/profiles/KE/versions", {
      effectiveAt: inDays(5),
      cells: { "age.min": cell(18) },
    });
    const [{ cells }] = (await ask("GET", "/profiles/KE")).value.versions;
    const signed = cells.flatMap((one: { field: string; signedOff: object | null }) =>
      one.signedOff ? [one.field] : [],
    );
    expect(signed).toEqual(["stake.min"]);
  });
});
