import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { told } from "../facts/testing/told.ts";
import {
  createPlayer,
  invitationOf,
  issueInvitation,
  levelReached,
  profileOf,
  saveProfile,
  setKind,
  setKycLevel,
} from "./index.ts";

let db: TestDatabase;
let count = 0;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
});
afterAll(() => db.close());

const newPlayer = () =>
  ({
    brandId: 1n,
    username: `player${count++}`,
    currency: "PHP",
    country: "PH",
    book: "play",
  }) as const;
async function addedPlayer(): Promise<bigint> {
  const made = await createPlayer(db, newPlayer());
  if (!made.ok) throw new Error(made.refusal);
  return made.value.id;
}

test("a player is a member until another kind is named", async () => {
  expect(await createPlayer(db, newPlayer())).toMatchObject({ value: { kind: "0", nickname: "" } });
  expect(await createPlayer(db, { ...newPlayer(), kind: "41", nickname: "Ana" })).toMatchObject({
    value: { kind: "41", nickname: "Ana" },
  });
});

test("an agent who is a member again has no agent's code any more, and keeps the friend's", async () => {
  const player = await addedPlayer();
  expect(await setKind(db, player, "2")).toMatchObject({ value: "0" });
  const [agents, friends] = [
    await issueInvitation(db, player, "affiliate"),
    await issueInvitation(db, player, "referral"),
  ];
  expect(await setKind(db, player, "0")).toMatchObject({ value: "2" });
  expect([
    await invitationOf(db, 1n, agents.code),
    (await invitationOf(db, 1n, friends.code))?.code,
  ]).toEqual([undefined, friends.code]);
});

test("a level of verification that is another one is a fact for other modules", async () => {
  const player = await addedPlayer();
  for (const level of [2, 2, 0]) await setKycLevel(db, player, level);
  expect(await told(db, levelReached)).toEqual([
    { player: player.toString(), level: 2, before: 0 },
    { player: player.toString(), level: 0, before: 2 },
  ]);
});

test("a trial guest is made no agent", async () => {
  const made = await createPlayer(db, { ...newPlayer(), kind: "4" });
  expect(made.ok && (await setKind(db, made.value.id, "1"))).toMatchObject({
    ok: false,
    refusal: "NOT_A_MEMBER",
  });
});

describe("a profile", () => {
  const verifiedAt = Temporal.Instant.from("2026-11-01T08:00:00Z");

  test("is empty until something is told, and keeps what is not changed", async () => {
    const player = await addedPlayer();
    expect(Object.values(await profileOf(db, player)).every((told) => told === null)).toBe(true);
    await saveProfile(db, player, { email: "ana@example.com", birthday: "2000-02-29" });
    await saveProfile(db, player, { line: "ana.cruz" });
    expect(await profileOf(db, player)).toMatchObject({
      email: "ana@example.com",
      birthday: "2000-02-29",
      line: "ana.cruz",
      zalo: null,
    });
  });

  test("has a proven contact until that contact changes", async () => {
    const player = await addedPlayer();
    await saveProfile(db, player, {
      mobile: "+639171234567",
      mobileVerifiedAt: verifiedAt,
      email: "ana@example.com",
      emailVerifiedAt: verifiedAt,
    });
    await saveProfile(db, player, { mobile: "+639170000001", email: "ana@example.com" });
    expect(await profileOf(db, player)).toMatchObject({
      mobile: "+639170000001",
      mobileVerifiedAt: null,
      emailVerifiedAt: verifiedAt,
    });
  });

  test("loses nothing to changes that come together", async () => {
    const player = await addedPlayer();
    await Promise.all(
      [{ line: "a" }, { zalo: "b" }, { wechat: "c" }, { telegram: "d" }].map((change) =>
        db.inTransaction((tx) => saveProfile(tx, player, change)),
      ),
    );
    expect(await profileOf(db, player)).toMatchObject({
      line: "a",
      zalo: "b",
      wechat: "c",
      telegram: "d",
    });
  });
});

describe("ID-19 an invitation", () => {
  test("is found by its code in either case, at its brand alone", async () => {
    const player = await addedPlayer();
    const { code } = await issueInvitation(db, player, "referral");
    expect(code).toMatch(/^[A-Z2-8]{8}$/);
    expect(await invitationOf(db, 1n, code.toLowerCase())).toEqual({
      code,
      playerId: player,
      kind: "referral",
    });
    expect(await invitationOf(db, 2n, code)).toBeUndefined();
  });

  test("is worth nothing when it has ended", async () => {
    const { code } = await issueInvitation(db, await addedPlayer(), "affiliate");
    await db.run(sql`update invitation set ended_at = now() where code = ${code}`);
    expect(await invitationOf(db, 1n, code)).toBeUndefined();
  });
});
