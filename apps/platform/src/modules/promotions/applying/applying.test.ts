import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import { PNG } from "../../../testing/one-pixel.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { expireIssued } from "../grants/expire-issued.ts";
import { useBonuses } from "../testing/bonus-world.ts";
import { APPLICATION, pesos } from "../testing/draft-of.ts";

const world = await useBonuses();
const { db, sites, platform, owner, open, cash, grants } = world;
const offer = (rule: object = {}) =>
  open({ rule: { ...APPLICATION, ...rule }, budget: pesos(1_000) });
const apply = (player: TestPlayer, id: string, remark = "I won in July", pictures = 0) => {
  const form = new FormData();
  form.append("remark", remark);
  for (let n = 0; n < pictures; n++)
    form.append("images", new Blob([Uint8Array.from(PNG)], { type: "image/png" }), `${n}.png`);
  return player.call("POST", `/promotions/${id}/apply`, form);
};
const claim = (player: TestPlayer, id: string) =>
  player.call("POST", `/promotions/${id}/claim`, {});
const standing = async (player: TestPlayer, id: string) =>
  (await player.call("GET", `/promotions/${id}`)).value.standing;
const waiting = async (id: string): Promise<string[]> =>
  (await owner.call("GET", `/applications?promotion=${id}`)).value.content.map(
    (row: { id: string }) => row.id,
  );
const approve = (id: string | undefined, amount: bigint, by = owner) =>
  by.call("POST", `/applications/${id}/approve`, { amount: pesos(amount), note: "as agreed" });
const reserved = async (id: string) =>
  (await owner.call("GET", `/promotions/${id}`)).value.reserved.amount as string;
const applied = async (player: TestPlayer, promotion: string) => {
  expect(await apply(player, promotion)).toMatchObject({ status: 200 });
  const ids = await waiting(promotion);
  return ids.at(-1) ?? "";
};

test("PR-01 PR-09 ID-13 an application with a remark and pictures is issued by staff within the rule's range, claimed by its player, and wagered like any bonus", async () => {
  const id = await offer();
  const player = await world.player();
  expect(await standing(player, id)).toMatchObject({ status: null, action: "APPLY" });
  expect(await apply(player, id, "ñ".repeat(140), 3)).toMatchObject({ status: 200 });
  expect(await standing(player, id)).toMatchObject({ status: "APPLYING", action: null });
  const [application] = await waiting(id);
  const seen = (await owner.call("GET", `/applications/${application}`)).value;
  expect(seen).toMatchObject({
    remark: "ñ".repeat(140),
    images: 3,
    hindrance: null,
    least: { amount: pesos(50) },
    about: { kycLevel: 2, bonuses: [] },
  });
  expect(await owner.call("GET", `/applications/${application}/images/3`)).toMatchObject({
    status: 200,
  });
  for (const amount of [49n, 501n])
    expect(await approve(application, amount)).toMatchObject({
      status: 422,
      code: "OUT_OF_RANGE",
    });
  expect(await approve(application, 200n)).toMatchObject({ value: { status: "DONE" } });
  expect(await approve(application, 200n)).toMatchObject({ status: 409, code: "WRONG_STATE" });
  expect(await reserved(id)).toBe(pesos(200));
  expect(await cash(player)).toBe(0n);
  expect(await standing(player, id)).toMatchObject({ status: "ISSUED", action: "CLAIM" });
  const presses = await Promise.all([claim(player, id), claim(player, id), claim(player, id)]);
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await cash(player)).toBe(200n);
  expect(await grants(player)).toMatchObject([
    { status: "PROCESS", bonus: { amount: pesos(200) }, required: { amount: pesos(1_000) } },
  ]);
  const steps = await db.rows<{ to: string; actor: string }>(sql`
    select to_status as to, actor from promotion_step
    where subject = 'grant' and subject_id = (
      select id from promotion_grant where public_id = ${application ?? ""}
    )
    order by n`);
  expect(steps.map(({ to, actor }) => [to, actor])).toEqual([
    ["APPLYING", "player"],
    ["ISSUED", owner.username],
    ["CLAIMED", "player"],
    ["PROCESS", "player"],
  ]);
  expect(await world.ledgerProblems()).toEqual([]);
});

test("ID-13 a remark of none or 141 characters and a fourth picture are refused, and nothing is kept of them", async () => {
  const id = await offer();
  const player = await world.player();
  for (const remark of ["", " ", "n".repeat(141)])
    expect(await apply(player, id, remark)).toMatchObject({
      status: 422,
      code: "REMARK_LENGTH",
      message: "Please write between 1 and 140 words",
    });
  expect(await apply(player, id, "four", 4)).toMatchObject({ code: "TOO_MANY_IMAGES" });
  expect(await waiting(id)).toEqual([]);
});

test("one application at a time, however many tabs send one; who was rejected reads why and may try again, five times", async () => {
  const id = await offer();
  const player = await world.player();
  const tabs = await Promise.all([apply(player, id), apply(player, id), apply(player, id)]);
  expect(tabs.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409,
  ]);
  for (let n = 0; n < 5; n++) {
    const [application] = await waiting(id);
    const body = { reason: "PROOF_MISSING", note: "no slip" };
    const rejected = await owner.call("POST", `/applications/${application}/reject`, body);
    expect(rejected).toMatchObject({ status: 200 });
    expect(await standing(player, id)).toMatchObject({ status: "REJECTED", action: "APPLY" });
    if (n < 4) expect(await apply(player, id)).toMatchObject({ status: 200 });
  }
  expect(await apply(player, id)).toMatchObject({ status: 422, code: "APPLIED_TOO_OFTEN" });
  expect((await grants(player))[0]).toMatchObject({
    status: "REJECTED",
    rejectReason: "PROOF_MISSING",
  });
  // What staff wrote for each other is not for the player.
  expect(JSON.stringify(await player.call("GET", "/bonuses"))).not.toContain("no slip");
});

test("a restricted player is refused in neutral words, and staff read why; who becomes one later is issued nothing", async () => {
  const id = await offer();
  const player = await world.player();
  const block = (kind: "block" | "unblock") =>
    db.inTransaction((tx) =>
      platform.wallet.append(tx, [{ kind, player: player.id, key: randomUUID() }]),
    );
  const application = await applied(player, id);
  await block("block");
  const { hindrance } = (await owner.call("GET", `/applications/${application}`)).value;
  expect(hindrance).toBe("The player is blocked, excluded, closed or in a break.");
  expect(await approve(application, 100n)).toMatchObject({ status: 409, code: "BARRED" });
  expect(await reserved(id)).toBe("0");
  await block("unblock");
  expect(await approve(application, 100n)).toMatchObject({ status: 200 });
  const other = await offer();
  await block("block");
  expect(await apply(player, other)).toMatchObject({ status: 422, code: "NOT_AVAILABLE" });
  const { refusals } = (await owner.call("GET", `/players/${player.publicId}/bonuses`)).value;
  expect(refusals).toMatchObject([{ promotion: other, reason: "BARRED" }]);
  expect(await waiting(other)).toEqual([]);
});

test("what is issued beyond the budget is refused, and of two at once for the rest one is", async () => {
  const id = await offer();
  const people = [await world.player(), await world.player(), await world.player()];
  for (const player of people) await apply(player, id);
  const [first, ...rest] = await waiting(id);
  expect(await approve(first, 500n)).toMatchObject({ status: 200 });
  const outcomes = await Promise.all(rest.map((one) => approve(one, 400n)));
  expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(await reserved(id)).toBe(pesos(900));
});

test("what is not claimed in time ends, and gives the budget back; a closed promotion keeps what was promised", async () => {
  const id = await offer();
  const [late, early] = [await world.player(), await world.player()];
  expect(await approve(await applied(late, id), 300n)).toMatchObject({ status: 200 });
  expect(await approve(await applied(early, id), 400n)).toMatchObject({ status: 200 });
  await world.maker.call("POST", `/promotions/${id}/close`, { reason: "the fair is over" });
  await db.run(sql`
    update promotion_grant set expires_at = now() where player = ${late.id}`);
  expect(await claim(late, id)).toMatchObject({ status: 409, code: "WRONG_STATE" });
  await Promise.all([expireIssued(platform), expireIssued(platform)]);
  expect(await grants(late)).toMatchObject([{ status: "EXPIRED" }]);
  expect(await cash(late)).toBe(0n);
  expect(await reserved(id)).toBe(pesos(400));
  expect(await claim(early, id)).toMatchObject({ status: 200 });
  expect(await cash(early)).toBe(400n);
});

test("what waits for a running bonus to end can be claimed later", async () => {
  const [first, second] = [await offer(), await offer()];
  const player = await world.player();
  expect(await approve(await applied(player, first), 50n)).toMatchObject({ status: 200 });
  expect(await approve(await applied(player, second), 50n)).toMatchObject({ status: 200 });
  expect(await claim(player, first)).toMatchObject({ status: 200 });
  expect(await claim(player, second)).toMatchObject({ status: 409, code: "OTHER_BONUS" });
  const running = (await grants(player)).find(({ status }) => status === "PROCESS");
  await player.call("POST", `/bonuses/${running?.id}/forfeit`, {});
  expect(await claim(player, second)).toMatchObject({ status: 200 });
});

test("above what one person may move a second one issues it, and a rejection ends the request", async () => {
  const id = await offer();
  const [player, other] = [await world.player(), await world.player()];
  const [application, refused] = [await applied(player, id), await applied(other, id)];
  await onlyLargeNeedsTwo(db, BigInt(pesos(99)));
  expect(await approve(application, 100n)).toMatchObject({ value: { status: "WAITING" } });
  expect(await approve(application, 100n)).toMatchObject({ status: 409, code: "ASKED_ALREADY" });
  expect(await approve(refused, 100n)).toMatchObject({ value: { status: "WAITING" } });
  await owner.call("POST", `/applications/${refused}/reject`, { reason: "OTHER", note: "doubts" });
  const second = await sites.staff("owner");
  const asked = (await second.call("GET", "/approvals")).value as { id: string; subject: string }[];
  expect(asked.map(({ subject }) => subject)).toEqual([application]);
  const done = await second.call("POST", `/approvals/${asked[0]?.id}/approve`, {});
  expect(done).toMatchObject({ status: 200 });
  expect(await standing(player, id)).toMatchObject({ status: "ISSUED", action: "CLAIM" });
  expect(await claim(player, id)).toMatchObject({ status: 200 });
  expect(await cash(player)).toBe(100n);
});
