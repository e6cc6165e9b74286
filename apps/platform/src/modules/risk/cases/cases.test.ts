import { sql } from "@perya/postgres/sql";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { PASSWORD } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { sealCaseFiles } from "./seal-case-files.ts";
import { guardsOf } from "../../wallet/index.ts";

const kept = await mkdtemp(join(tmpdir(), "perya-cases-"));
afterAll(() => rm(kept, { recursive: true, force: true }));
const { db, sites } = await useSites({ FILES_DIR: kept });
const ana = await sites.staff("cashier");
const reason = "Three names on one card";

async function opened() {
  const player = await sites.player();
  const { value } = await ana.call("POST", "/cases", { player: player.publicId, reason });
  return { player, id: value.id as string };
}
const move = (id: string, to: string, why = reason) =>
  ana.call("POST", `/cases/${id}/move`, { to, reason: why });
const isBlocked = async (player: bigint) => (await guardsOf(db, player))?.blocked;
const audited = async (subject: string) =>
  (
    await db.rows<{ action: string }>(
      sql`select action from audit_row where subject = ${subject} order by n`,
    )
  ).map(({ action }) => action);

describe("a case", () => {
  test("is opened once for a player until it is closed, and waits in the queue oldest first", async () => {
    const { player, id } = await opened();
    const again = await ana.call("POST", "/cases", { player: player.publicId, reason });
    expect(again).toMatchObject({ status: 409, code: "CASE_OPEN" });
    const later = await opened();
    const { content } = (await ana.call("GET", "/cases?status=WAITING")).value;
    expect(content.map((one: { id: string }) => one.id)).toEqual([id, later.id]);
    await move(id, "INVESTIGATING");
    await move(id, "CLEARED");
    const next = await ana.call("POST", "/cases", { player: player.publicId, reason });
    expect(next.status).toBe(200);
    const of = (await ana.call("GET", `/players/${player.publicId}/cases`)).value;
    expect(of.map((one: { state: string }) => one.state)).toEqual(["OPEN", "CLEARED"]);
  });

  test.each([
    ["OPEN", ["INVESTIGATING"]],
    ["INVESTIGATING", ["CLEARED", "RESTRICTED", "REPORTED"]],
    ["RESTRICTED", ["CLEARED", "REPORTED"]],
    ["CLEARED", []],
    ["REPORTED", ["CLEARED"]],
  ])("that is %s goes only to %j", async (from, allowed) => {
    const way: Readonly<Record<string, readonly string[]>> = {
      OPEN: [],
      INVESTIGATING: ["INVESTIGATING"],
      RESTRICTED: ["INVESTIGATING", "RESTRICTED"],
      CLEARED: ["INVESTIGATING", "CLEARED"],
      REPORTED: ["INVESTIGATING", "REPORTED"],
    };
    for (const to of ["OPEN", "INVESTIGATING", "CLEARED", "RESTRICTED", "REPORTED"]) {
      const { id } = await opened();
      for (const step of way[from] ?? []) expect((await move(id, step)).status).toBe(200);
      expect((await ana.call("GET", `/cases/${id}`)).value.moves).toEqual(allowed);
      expect((await move(id, to)).status).toBe(allowed.includes(to) ? 200 : 409);
    }
  });

  test("that restricts blocks bets and withdrawals in words of any block, and clearing it ends that", async () => {
    const { player, id } = await opened();
    await move(id, "INVESTIGATING");
    await move(id, "RESTRICTED");
    expect(await isBlocked(player.id)).toBe(true);
    const { missing } = (await player.call("GET", "/cashier/methods")).value.withdrawal;
    expect(missing).toContain("PLAYER_BLOCKED");
    const told = JSON.stringify([
      await player.call("GET", "/inbox"),
      await player.call("GET", "/cashier/methods"),
    ]);
    expect(told).not.toMatch(/case|suspic|launder|risk|restrict/i);
    await move(id, "CLEARED");
    expect(await isBlocked(player.id)).toBe(false);
  });

  test("never unblocks what was blocked before it", async () => {
    const { player, id } = await opened();
    const owner = await sites.staff("owner");
    await owner.call("POST", `/players/${player.publicId}/block`, { reason: "Asked for by phone" });
    for (const to of ["INVESTIGATING", "RESTRICTED", "CLEARED"]) await move(id, to);
    expect(await isBlocked(player.id)).toBe(true);
  });

  test("never unblocks what staff blocked after it", async () => {
    const { player, id } = await opened();
    for (const to of ["INVESTIGATING", "RESTRICTED"]) await move(id, to);
    const owner = await sites.staff("owner");
    await owner.call("POST", `/players/${player.publicId}/block`, { reason: "Asked for by phone" });
    await move(id, "CLEARED");
    expect(await isBlocked(player.id)).toBe(true);
  });

  test("that restricts keeps the account blocked when another one is cleared, and while staff would unblock it", async () => {
    const { player, id } = await opened();
    for (const to of ["INVESTIGATING", "RESTRICTED"]) await move(id, to);
    const { value } = await ana.call("POST", "/cases", { player: player.publicId, reason });
    for (const to of ["INVESTIGATING", "RESTRICTED"]) await move(value.id, to);
    await move(id, "CLEARED");
    expect(await isBlocked(player.id)).toBe(true);
    const support = await sites.staff("support");
    const unblock = () =>
      support.call("POST", `/players/${player.publicId}/unblock`, { reason: "They asked" });
    expect(await unblock()).toMatchObject({ status: 409, code: "RESTRICTED" });
    await move(value.id, "CLEARED");
    expect(await isBlocked(player.id)).toBe(false);
  });

  test("that restricted and was reported keeps the account blocked until it is cleared", async () => {
    const { player, id } = await opened();
    for (const to of ["INVESTIGATING", "RESTRICTED", "REPORTED"]) await move(id, to);
    expect(await isBlocked(player.id)).toBe(true);
    await move(id, "CLEARED");
    expect(await isBlocked(player.id)).toBe(false);
  });

  test("is not to be read in the ledger, by the player or by staff without a right to cases", async () => {
    const { player, id } = await opened();
    for (const to of ["INVESTIGATING", "RESTRICTED"]) await move(id, to, "Suspected of laundering");
    const support = await sites.staff("support");
    const { status, value } = await support.call("GET", `/players/${player.publicId}/entries`);
    expect([status, JSON.stringify(value)]).toEqual([200, expect.stringContaining('"block"')]);
    expect(JSON.stringify(value)).not.toMatch(/rc_|case|laundering/);
    const asked = await player.call("POST", "/personal-data", { password: PASSWORD });
    const held = await (await fetch(sites.playerUrl + asked.value.address)).text();
    expect(held).toContain('"kind":"block"');
    expect(held).not.toMatch(/rc_|"case|laundering/);
  });

  test("moved by two at once is moved once", async () => {
    const { id } = await opened();
    await move(id, "INVESTIGATING");
    const answers = await Promise.all([move(id, "RESTRICTED"), move(id, "RESTRICTED")]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("keeps notes, assignee and files as they were written, and who looked", async () => {
    const { id } = await opened();
    await ana.call("POST", `/cases/${id}/assign`, { mine: true });
    await ana.call("POST", `/cases/${id}/notes`, { words: "Called the bank.\nThey call back." });
    const add = (name: string, bytes: string) => {
      const form = new FormData();
      form.append("file", new Blob([bytes], { type: "application/pdf" }), name);
      return ana.call("POST", `/cases/${id}/files`, form);
    };
    expect((await add("../statement.pdf", "%PDF-1.7 a statement")).status).toBe(200);
    expect(await add("page.pdf", "<html>")).toMatchObject({ status: 422, code: "NOT_A_FILE" });
    const found = (await ana.call("GET", `/cases/${id}`)).value;
    expect(found).toMatchObject({
      assignee: ana.username,
      steps: [
        { kind: "OPENED", words: reason },
        { kind: "ASSIGNED", to: ana.username },
        { kind: "NOTE", words: "Called the bank.\nThey call back." },
        { kind: "FILE" },
      ],
      files: [{ kind: "pdf", name: expect.not.stringContaining("/") }],
    });
    const file = await fetch(
      `${sites.consoleUrl}/operator/v1/cases/${id}/files/${found.files[0].id}`,
      { headers: { cookie: ana.cookie } },
    );
    expect(await file.text()).toBe("%PDF-1.7 a statement");
    const rows = await db.rows<{ bytes: Buffer | null; file: string }>(
      sql`select bytes, file from risk_case_file where id = ${found.files[0].id}`,
    );
    expect(rows).toEqual([{ bytes: null, file: expect.any(String) }]);
    const sealed = await readFile(join(kept, "cases", rows[0]?.file ?? ""));
    expect(sealed.includes("a statement")).toBe(false);
    expect(file.headers.get("content-disposition")).toBe("attachment");
    const exported = (await ana.call("POST", `/cases/${id}/export`)).value;
    expect(exported.steps).toEqual(found.steps);
    expect(await audited(id)).toEqual([
      "case.open",
      "case.assign",
      "case.note",
      "case.file",
      "case.read",
      "case.file-read",
      "case.export",
    ]);
    for (const table of ["risk_case_step", "risk_case_file"])
      for (const change of [`delete from ${table}`, `update ${table} set case_id = case_id`])
        await expect(db.run({ text: change, values: [] })).rejects.toThrow("kept as it was");
  });

  test("encrypts files that an earlier version kept in the database, which are read all the while", async () => {
    const { id } = await opened();
    const row = await db.row<{ id: bigint }>(sql`
      insert into risk_case_file (case_id, name, kind, bytes)
      select id, 'old.pdf', 'pdf', '%PDF-1.4 of before'::bytea
      from risk_case where public_id = ${id} returning id`);
    const text = async () =>
      (
        await fetch(`${sites.consoleUrl}/operator/v1/cases/${id}/files/${row?.id}`, {
          headers: { cookie: ana.cookie },
        })
      ).text();
    expect(await text()).toBe("%PDF-1.4 of before");
    await sealCaseFiles(sites.platform);
    await sealCaseFiles(sites.platform);
    expect(await text()).toBe("%PDF-1.4 of before");
    expect(await db.row(sql`select 1 as one from risk_case_file where bytes is not null`)).toBe(
      undefined,
    );
  });

  test("is for those who may read cases alone", async () => {
    const { id } = await opened();
    const support = await sites.staff("support");
    const auditor = await sites.staff("auditor");
    expect((await support.call("GET", `/cases/${id}`)).status).toBe(403);
    expect((await auditor.call("GET", `/cases/${id}`)).status).toBe(200);
    expect((await auditor.call("POST", `/cases/${id}/notes`, { words: "x" })).status).toBe(403);
  });
});

test("the queue is searched by case, player and assignee, and sorted by score", async () => {
  const [first, second] = [await opened(), await opened()];
  await db.run(sql`update risk_case set score = 90 where public_id = ${second.id}`);
  await ana.call("POST", `/cases/${first.id}/assign`, { mine: true });
  const ids = async (query: string) =>
    (await ana.call("GET", `/cases?${query}`)).value.content.map((one: { id: string }) => one.id);
  expect(await ids(`search=${first.id}`)).toEqual([first.id]);
  expect(await ids(`search=${second.player.username.toUpperCase()}`)).toEqual([second.id]);
  expect(await ids(`search=${ana.username}`)).toContain(first.id);
  expect((await ids("sort=largest"))[0]).toBe(second.id);
  expect(await ids("search=nobody")).toEqual([]);
});
