import { sql } from "@perya/postgres/sql";
import { beforeEach, describe, expect, test } from "vitest";
import { told } from "../../facts/testing/told.ts";
import { documentListed } from "../facts.ts";
import { PASSPORT, readLists, sendList, useDocuments } from "../testing/use-documents.ts";
import { compareNext } from "./comparing/compare-next.ts";
import { clearLists } from "./lists/clear-lists.ts";
import { readNextPiece } from "./lists/read-next-piece.ts";

const { db, sites, platform, ana, ben, decide, sent, levelOf, latest } = await useDocuments();
const owner = await sites.staff("owner");

const HEAD =
  "id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,phones,emails," +
  "dataset";
const LIST = `\uFEFF${HEAD}
Q1,Person,"DUTERTE-SANTOS, Élena María","Helena Santos;E. D. Santos",1971-04-04,ph,,,,,,"UN;EU list"
Q2,Person,Łukasz Nowak,,1965,pl,,,,,,PEP
Q3,Organization,Ana Maria Cruz,,,ph,,,,,,UN sanctions
`;
const OTHERS = `${HEAD}\nZ9,Person,Juan Tamad,,,ph,,,,,,PEP\n`;
const ELENA = { fullName: "maria elena duterte santos", birthDate: "1971-04-04" };

async function load(text: string) {
  expect(await sendList(owner, text)).toMatchObject({ status: 200 });
  await readLists(platform);
  return lists();
}
const lists = async () => (await ana.call("GET", "/screening")).value;

let number = 0;
const passport = (person: { fullName: string; birthDate: string }) => ({
  ...PASSPORT,
  ...person,
  number: `S${++number}`,
});
const shown = async (id: string) => (await ana.call("GET", `/documents/${id}`)).value;

beforeEach(async () => {
  await db.run(sql`update screening_list set state = 'REPLACED'`);
  await db.run(sql`delete from screening_name`);
});

describe("a name that is compared", () => {
  test("in any order and without accents, holds the document, which two people approve", async () => {
    expect(await load(LIST)).toMatchObject({ list: { persons: 2, names: 4 }, coming: null });
    const player = await sites.player();
    const id = await sent(player, passport(ELENA));
    expect((await shown(id)).hits).toMatchObject([{ person: "Q1", datasets: "UN;EU list" }]);
    expect((await decide(ana, id, "approve")).code).toBe("HIT_OPEN");
    expect(await latest(player, "IDENTITY")).toMatchObject({ state: "CHECKING" });
    expect((await decide(ana, id, "clear", { reason: "" })).status).toBe(400);
    await decide(ana, id, "clear", { reason: "Another nationality, seen on the passport" });
    expect((await decide(ana, id, "approve")).value).toEqual({ status: "WAITING" });
    expect(await latest(player, "IDENTITY")).toMatchObject({ state: "CHECKING" });
    const request = await db.row<{ id: string; details: string }>(sql`
      select public_id as id, payload::text as details from approval where subject = ${id}`);
    expect(request?.details).toContain('"cleared": true');
    expect((await ben.call("POST", `/approvals/${request?.id}/approve`)).status).toBe(200);
    expect(await latest(player, "IDENTITY")).toMatchObject({ state: "APPROVED" });
    const row = await db.row<{ actor: string }>(sql`
      select actor from audit_row where subject = ${id} and action = 'document.clear'`);
    expect(row?.actor).toBe(ana.username);
    expect(await levelOf(player)).toBe(0);
  });

  test("by an alias fits and a year is enough, but not another date or an organization", async () => {
    await load(LIST);
    const hits = async (fullName: string, birthDate: string) =>
      (await shown(await sent(await sites.player(), passport({ fullName, birthDate })))).hits;
    expect(await hits("Helena Santos", "1971-04-04")).toHaveLength(1);
    expect(await hits("NOWAK Lukasz Jan", "1965-12-31")).toMatchObject([{ person: "Q2" }]);
    expect(await hits("Lukasz Nowak", "1966-01-01")).toEqual([]);
    expect(await hits("Ana Maria Cruz", "1990-05-01")).toEqual([]);
  });
});

test("of very many persons with a name the first ones are kept, all are counted, and the rest is read page by page", async () => {
  const rows = Array.from({ length: 450 }, (_, at) => `M${at},Person,Jose Reyes,,,ph,,,,,,PEP`);
  await load(`${HEAD}\n${rows.join("\n")}\n`);
  const id = await sent(
    await sites.player(),
    passport({ fullName: "José Reyes", birthDate: "1990-01-01" }),
  );
  const { hits, hitsTotal } = await shown(id);
  expect([hits.length, hitsTotal]).toEqual([200, 450]);
  const pages = [];
  for (const pageNo of [1, 2, 3])
    pages.push((await ana.call("GET", `/documents/${id}/hits?pageNo=${pageNo}`)).value);
  expect(pages[2]).toMatchObject({ pageNo: 3, totalPages: 3, total: 450 });
  const persons = pages.flatMap(({ content }) =>
    content.map(({ person }: { person: string }) => person),
  );
  expect([persons.length, new Set(persons).size]).toEqual([450, 450]);
  expect(persons.slice(0, 200)).toEqual(hits.map(({ person }: { person: string }) => person));
  // One more of them, whom nobody has seen, on the next list takes a new look.
  await decide(ana, id, "clear", { reason: "The photographs of all of them are others" });
  await load(`${HEAD}\n${rows.join("\n")}\nM999,Person,Jose Reyes,,,ph,,,,,,PEP\n`);
  expect(await shown(id)).toMatchObject({ hitsTotal: 451, cleared: null });
});

describe("a list", () => {
  test("that is wrong says in which line, and leaves the one before in force", async () => {
    await load(LIST);
    const { coming, list } = await load(`${LIST}Q4,Person,"open`);
    expect(coming).toMatchObject({
      state: "FAILED",
      fault: "Line 5: a quotation mark is never closed, or the row is far too long.",
    });
    expect(list).toMatchObject({ persons: 2 });
    expect(await load(`${HEAD}\n`)).toMatchObject({
      coming: { fault: "The file is read to its end, and there is no person in it." },
      list: { persons: 2 },
    });
    expect((await sendList(ana, LIST)).status).toBe(403);
  });

  test("takes the place of the one before once it is whole, whose names are deleted", async () => {
    await load(LIST);
    await sendList(owner, OTHERS);
    const id = await sent(await sites.player(), passport(ELENA));
    expect((await shown(id)).hits).toHaveLength(1);
    await readLists(platform);
    await clearLists(platform);
    const after = await sent(await sites.player(), passport(ELENA));
    expect((await shown(after)).hits).toEqual([]);
    const left = await db.rows(sql`select person from screening_name`);
    expect(left).toEqual([{ person: "Z9" }]);
    expect(await db.rows(sql`select 1 from screening_piece`)).toEqual([]);
  });

  test("larger than a piece is read piece by piece, and goes on after a kill in between", async () => {
    const rows = Array.from(
      { length: 9_000 },
      (_, at) =>
        `P${at},Person,Person Number${at},"Alias ${at};Other ${at}",1970,ph,,,,,,PEP dataset`,
    );
    await sendList(owner, `${HEAD}\n${rows.join("\n")}\n`);
    expect((await lists()).coming).toMatchObject({ state: "READING", bytesRead: 0 });
    await readNextPiece(platform);
    const { coming } = await lists();
    expect(coming.persons).toBeGreaterThan(100);
    // A process that is killed while it reads loses what it has not committed.
    const killed = db.inTransaction(async (tx) => {
      await readNextPiece({ ...platform, db: { ...db, inTransaction: (work) => work(tx) } });
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    expect((await lists()).coming).toEqual(coming);
    await Promise.all([readLists(platform), readLists(platform)]);
    await readLists(platform);
    expect(await lists()).toMatchObject({ list: { persons: 9_000, names: 27_000 }, coming: null });
    expect(await db.row(sql`select count(*)::int as n from screening_name`)).toEqual({ n: 27_000 });
  });

  test("can be stopped or begun again, and a piece sent twice or wrong changes nothing", async () => {
    const bytes = Buffer.byteLength(LIST);
    const first = (await owner.call("POST", "/screening", { file: "a.csv", bytes })).value;
    const second = (await owner.call("POST", "/screening", { file: "b.csv", bytes })).value;
    const piece = (id: string, place: number, text: string) => {
      const form = new FormData();
      form.append("file", new Blob([text]), "x");
      return owner.call("POST", `/screening/${id}/pieces/${place}`, form);
    };
    expect((await piece(first.id, 0, LIST)).code).toBe("NOT_FOUND");
    expect((await piece(second.id, 0, "half")).code).toBe("NOT_A_PIECE");
    expect((await piece(second.id, 1, LIST)).code).toBe("NOT_A_PIECE");
    expect((await piece(second.id, 0, LIST)).value).toMatchObject({ state: "READING" });
    expect((await piece(second.id, 0, LIST)).code).toBe("NOT_FOUND");
    const stopped = (await owner.call("POST", `/screening/${second.id}/stop`)).value;
    expect(stopped).toMatchObject({
      list: null,
      coming: { state: "FAILED", fault: `${owner.username} stopped it.` },
    });
    await readLists(platform);
    expect((await lists()).list).toBeNull();
  });
});

describe("a list that comes later", () => {
  test("is compared with at the moment of approval, though its comparison has not come so far", async () => {
    await load(OTHERS);
    const id = await sent(await sites.player(), passport(ELENA));
    await sendList(owner, LIST);
    while (await readNextPiece(platform));
    expect((await decide(ana, id, "approve")).code).toBe("HIT_OPEN");
    expect((await shown(id)).hits).toMatchObject([{ person: "Q1" }]);
  });

  test("is compared with who was approved: a hit waits for staff, and is told once", async () => {
    await load(OTHERS);
    const [player, calm] = [await sites.player(), await sites.player()];
    const id = await sent(player, passport(ELENA));
    for (const one of [id, await sent(calm, passport({ ...ELENA, birthDate: "1980-01-01" }))])
      expect((await decide(ana, one, "approve")).status).toBe(200);
    const heard = async () =>
      (await told(db, documentListed)).filter(
        (one) => (one as { document: string }).document === id,
      );
    const { list } = await load(LIST);
    expect(list.comparedAt).not.toBeNull();
    expect(list.matched).toBeGreaterThan(0);
    expect(await heard()).toEqual([{ player: player.id.toString(), document: id, persons: 1 }]);
    const waits = async () =>
      (await ben.call("GET", `/documents?status=WAITING&search=${player.username}`)).value.content;
    expect(await waits()).toMatchObject([{ id, state: "APPROVED", hitOpen: true }]);
    await decide(ben, id, "clear", { reason: "Another face on the list's photograph" });
    expect(await waits()).toEqual([]);
    // The same person on the next list was looked at; another one was not.
    await load(LIST);
    expect(await waits()).toEqual([]);
    await load(`${LIST}Q7,Person,Elena Duterte,,1971,ph,,,,,,UN\n`);
    expect(await waits()).toMatchObject([{ id, hitOpen: true }]);
    expect(await heard()).toHaveLength(2);
  });

  test("is compared from the oldest document on, and goes on where a kill ended it", async () => {
    await load(OTHERS);
    const documents = [];
    for (let at = 0; at < 3; at++)
      documents.push(await sent(await sites.player(), passport(ELENA)));
    await sendList(owner, LIST);
    while (await readNextPiece(platform));
    const killed = db.inTransaction(async (tx) => {
      await compareNext({ ...platform, db: { ...db, inTransaction: (work) => work(tx) } });
      throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    expect((await lists()).list).toMatchObject({ compared: 0, comparedAt: null });
    await Promise.all([readLists(platform), readLists(platform)]);
    await readLists(platform);
    for (const id of documents) expect((await shown(id)).hits).toHaveLength(1);
    const { compared } = (await lists()).list;
    const named = await db.row<{ n: number }>(sql`
      select count(*)::int as n from player_document
      where proof = 'IDENTITY' and state in ('CHECKING', 'APPROVED')`);
    expect(compared).toBe(named?.n);
  });
});

describe("without a list", () => {
  test("staff are told, and the brand's profiles decide whether an identity is approved", async () => {
    const id = await sent(await sites.player(), passport(ELENA));
    expect(await shown(id)).toMatchObject({ hits: null, unscreened: "ALLOWED" });
    // From here on the brand of these tests is under the law of the Philippines.
    await db.run(sql`
      insert into profile_choice (brand_id, codes, chosen_by, effective_at)
      values (1, '{PH}', 'two people', now())`);
    expect(await shown(id)).toMatchObject({ unscreened: "FORBIDDEN" });
    expect((await decide(ana, id, "approve")).code).toBe("NO_LIST");
    await load(OTHERS);
    expect(await shown(id)).toMatchObject({ hits: [], unscreened: null });
    expect((await decide(ana, id, "approve")).status).toBe(200);
  });
});
