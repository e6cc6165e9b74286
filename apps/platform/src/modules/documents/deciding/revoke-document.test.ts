import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { told } from "../../facts/testing/told.ts";
import { setKycLevel } from "../../players/index.ts";
import { documentDecided } from "../facts.ts";
import { PASSPORT, sendList, readLists, useDocuments } from "../testing/use-documents.ts";

const { db, sites, platform, ana, ben, decide, sent, latest, levelOf, provenPlayer, verification } =
  await useDocuments();

const revocation = { reason: "NOT_ACCEPTED", why: "The face is the one on the UN's list" };
const documentOf = async (player: Awaited<ReturnType<typeof provenPlayer>>, proof: string) =>
  (await latest(player, proof)).id as string;

test("an approved document whose hit turns out true is rejected: the level falls, and the player reads no more than the reason", async () => {
  const player = await provenPlayer();
  expect(await levelOf(player)).toBe(2);
  const owner = await sites.staff("owner");
  await sendList(owner, `id,schema,name,birth_date\nQ1,Person,${PASSPORT.fullName},1990\n`);
  await readLists(platform);
  const id = await documentOf(player, "IDENTITY");
  expect((await ana.call("GET", `/documents/${id}`)).value).toMatchObject({
    state: "APPROVED",
    needsTwo: false,
    hits: [{ person: "Q1" }],
    hitsTotal: 1,
  });
  expect((await decide(ana, id, "revoke", { reason: "NOT_ACCEPTED" })).status).toBe(400);
  expect(await decide(ana, id, "revoke", revocation)).toMatchObject({ value: { status: "DONE" } });
  expect(await levelOf(player)).toBe(1);
  const shown = await latest(player, "IDENTITY");
  expect(shown).toMatchObject({ state: "REJECTED", reason: "NOT_ACCEPTED" });
  expect(JSON.stringify(await verification(player))).not.toContain("list");
  expect(await told(db, documentDecided)).toContainEqual({
    player: player.id.toString(),
    kind: "PASSPORT",
    reason: "NOT_ACCEPTED",
  });
  const row = await db.row(sql`
    select actor, reason from audit_row where subject = ${id} and action = 'document.revoke'`);
  expect(row).toEqual({ actor: ana.username, reason: revocation.why });
  expect(await decide(ben, id, "revoke", revocation)).toMatchObject({ code: "NOT_APPROVED" });
  const waiting = await ana.call("GET", `/documents?status=WAITING&search=${player.username}`);
  expect(waiting.value.content).toEqual([]);
});

test("of a player of level 3, and of a proof of it, a second person rejects it too", async () => {
  const player = await provenPlayer();
  const address = await sent(player, {
    kind: "ADDRESS",
    fullName: PASSPORT.fullName,
    details: "1 Mabini St, Manila",
  });
  await decide(ana, address, "approve");
  const asked = async (id: string) => (await ben.call("GET", `/documents/${id}`)).value.asked;
  const second = async (id: string) =>
    ben.call("POST", `/approvals/${(await asked(id)).approvalId}/approve`);
  await second(address);
  await db.inTransaction((tx) => setKycLevel(tx, player.id, 3));
  for (const id of [address, await documentOf(player, "SELFIE")]) {
    expect(await decide(ana, id, "revoke", revocation)).toMatchObject({
      value: { status: "WAITING" },
    });
    expect(await decide(ben, id, "revoke", revocation)).toMatchObject({ code: "ASKED_ALREADY" });
    expect((await ben.call("GET", `/documents/${id}`)).value.state).toBe("APPROVED");
    expect((await second(id)).status).toBe(200);
    expect((await ben.call("GET", `/documents/${id}`)).value).toMatchObject({
      state: "REJECTED",
      decidedBy: `${ana.username} and ${ben.username}`,
      asked: null,
    });
  }
});

test("one that was never approved is rejected as usual, and not like this, and by no one without the right", async () => {
  const player = await sites.player();
  const id = await sent(player, PASSPORT);
  expect(await decide(ana, id, "revoke", revocation)).toMatchObject({ code: "NOT_APPROVED" });
  const auditor = await sites.staff("auditor");
  expect((await decide(auditor, id, "revoke", revocation)).status).toBe(403);
});

test("two people who reject it at once end it once", async () => {
  const id = await documentOf(await provenPlayer(), "SELFIE");
  const answers = await Promise.all([
    decide(ana, id, "revoke", revocation),
    decide(ben, id, "revoke", revocation),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
