import { Readable } from "node:stream";
import { sql } from "@perya/postgres/sql";
import { beforeAll, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { openHall } from "../testing/open-hall.ts";
import { importResults } from "./import-results.ts";

const { db, sites } = await useSites();
const [owner, cashier, auditor] = await Promise.all([
  sites.staff("owner"),
  sites.staff("cashier"),
  sites.staff("auditor"),
]);
const reason = "read from the wrong board";

const HEADER = "date,DB,G1,G2_1,G2_2,G3,G4,G5,G6,G7";
const row = (day: string, special: string) =>
  `${day},${special},92272,03031,14884,69886 57680 87999 58887 64483 ` +
  `81156,7371-6587-9832-6662,2326;4557;1030;9147;1957;7824,"909 97 099",84 65 42 8`;
/** Mondays. */
const [FIRST, SECOND, THIRD] = ["2025-01-06", "2025-01-13", "2025-01-20"];

let game: { id: number; code: string };
beforeAll(async () => {
  const issue = await openHall(db).issue("vn-north");
  const found = await db.row<{ id: number; code: string }>(sql`
    update lottery_game
    set calendar = '{"kind":"weekly","days":[2],"at":"18:15","opens":"day"}',
      timezone = 'Asia/Ho_Chi_Minh', source = 'MANUAL'
    where id = (select game_id from lottery_issue where id = ${issue})
    returning id, code`);
  if (!found) throw new Error("No game");
  game = found;
});

async function importDays(...days: string[]): Promise<bigint> {
  const lines = [HEADER, ...days.map((day) => row(day, "49839"))].map((line) => `${line}\n`);
  const imported = await importResults(db, game.code, Readable.from(lines), {
    source: "results.csv",
  });
  if (!imported.ok || imported.value.importId === null) throw new Error("Nothing was imported");
  return imported.value.importId;
}

const takeBack = (id: bigint, by = owner) =>
  by.call("POST", `/lottery/imports/${id}/take-back`, { reason });
const listed = async (id: bigint) =>
  (await owner.call("GET", "/lottery/imports")).value.content.find(
    (one: { id: string }) => one.id === String(id),
  );
const days = async () =>
  (
    await db.rows<{ day: string }>(
      sql`select day::text as day from lottery_history where game_id = ${game.id} order by day`,
    )
  ).map(({ day }) => day);

test("an import is taken back by two people, all of it and nothing else, and stays in the list as what it was", async () => {
  const [kept, wrong] = [await importDays(FIRST), await importDays(SECOND, THIRD)];
  expect((await takeBack(wrong, auditor)).status).toBe(403);
  const asked = await takeBack(wrong);
  expect(asked.value).toMatchObject({ status: "WAITING" });
  expect((await takeBack(wrong, cashier)).code).toBe("ASKED_ALREADY");
  expect(await listed(wrong)).toMatchObject({
    added: 2,
    source: "results.csv",
    askedBy: owner.username,
    takenBack: null,
  });
  expect(await days()).toEqual([FIRST, SECOND, THIRD]);
  expect((await owner.call("POST", `/approvals/${asked.value.approvalId}/approve`, {})).code).toBe(
    "OWN_REQUEST",
  );
  const waiting = (await cashier.call("GET", "/approvals")).value.find(
    (one: { id: string }) => one.id === asked.value.approvalId,
  );
  expect(waiting.details).toContainEqual({ label: "Days", value: `${SECOND} to ${THIRD}` });
  expect(
    (await cashier.call("POST", `/approvals/${asked.value.approvalId}/approve`, {})).status,
  ).toBe(200);
  expect(await days()).toEqual([FIRST]);
  expect(await listed(wrong)).toMatchObject({
    takenBack: { by: `${owner.username} and ${cashier.username}`, reason },
  });
  expect(await listed(kept)).toMatchObject({ takenBack: null });
  expect((await takeBack(wrong)).code).toBe("TAKEN_BACK_ALREADY");
  const trail = await db.rows(sql`
    select action, actor from audit_row
    where subject = ${`import:${wrong}`} and action like 'lottery.import%'
    order by n`);
  expect(trail).toEqual([
    { action: "lottery.import.ask", actor: owner.username },
    { action: "lottery.import", actor: `${owner.username} and ${cashier.username}` },
  ]);
  expect(await importDays(SECOND, THIRD)).toBeGreaterThan(wrong);
});

test("results that bets were settled on are not taken back: the refusal says how many they are, and nothing is removed", async () => {
  await db.run(sql`delete from lottery_history where game_id = ${game.id}`);
  const id = await importDays(FIRST, SECOND);
  const asked = await takeBack(id);
  const [known] = await db.rows<{ issueNo: string }>(sql`
    select issue_no as "issueNo" from lottery_history where import_id = ${id} and day = ${FIRST}`);
  // The draw of that day was sold here, and staff typed its result.
  const issue = await db.row<{ id: bigint }>(sql`
    insert into lottery_issue (
      game_id, issue_no, open_at, close_at, draw_at, status, source, rules_version, outcome,
      version, settled_at
    )
    values (
      ${game.id}, ${known?.issueNo ?? ""}, '2025-01-05', '2025-01-06', '2025-01-06', 'SETTLED',
      'MANUAL', '1.0.0', '{}', 1, '2025-01-06'
    )
    returning id`);
  await db.run(sql`
    insert into lottery_order (
      player, brand_id, issue_id, key, currency, book, minor, stake, max_payout, lines, placed_at
    )
    values (
      1, 1, ${issue?.id ?? 0n}, 'sold', 'PHP', 'play', 1000, 100000, 200000, 1, '2025-01-05'
    )`);
  expect(
    await cashier.call("POST", `/approvals/${asked.value.approvalId}/approve`, {}),
  ).toMatchObject({ status: 409, code: "BETS_SETTLED" });
  await owner.call("POST", `/approvals/${asked.value.approvalId}/take-back`, {});
  expect(await takeBack(id)).toMatchObject({
    status: 409,
    code: "BETS_SETTLED",
    message: expect.stringMatching(/^1 of its results/) as string,
  });
  expect(await days()).toEqual([FIRST, SECOND]);
  // Drawn from a seed of our own, the imported result of that number says nothing about those bets.
  await db.run(sql`update lottery_issue set source = 'RNG' where id = ${issue?.id ?? 0n}`);
  expect((await takeBack(id)).value).toMatchObject({ status: "WAITING" });
});

test("an import there is not, or that added nothing, can't be taken back", async () => {
  expect((await takeBack(999_999n)).code).toBe("NO_SUCH_IMPORT");
});
