import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { PASSPORT, useDocuments } from "../testing/use-documents.ts";

const { db, sites, ana, decide, sent, levelOf, latest } = await useDocuments();
const owner = await sites.staff("owner");

const HEAD =
  "id,schema,name,aliases,birth_date,countries,addresses,identifiers,sanctions,phones,emails," +
  "dataset";
const LIST = `\uFEFF${HEAD}
Q1,Person,"DUTERTE-SANTOS, Élena María","Helena Santos;E. D. Santos",1971-04-04,ph,,,,,,"UN;EU list"
Q2,Person,Łukasz Nowak,,1965,pl,,,,,,PEP
Q3,Organization,Ana Maria Cruz,,,ph,,,,,,UN sanctions
`;

async function load(text: string, staff = owner) {
  const form = new FormData();
  form.append("file", new Blob([text], { type: "text/csv" }), "targets.simple.csv");
  return staff.call("POST", "/screening", form);
}

const person = (fullName: string, birthDate: string, number: string) => ({
  ...PASSPORT,
  fullName,
  birthDate,
  number,
});
const hitsOf = async (id: string) => (await ana.call("GET", `/documents/${id}`)).value.hits;

test("a name of the list, in any order and without accents, holds the document for a person", async () => {
  expect((await load(LIST)).value.list).toMatchObject({ persons: 2, names: 4 });
  const player = await sites.player();
  const id = await sent(player, person("maria elena duterte santos", "1971-04-04", "A1"));
  expect(await hitsOf(id)).toMatchObject([{ person: "Q1", datasets: "UN;EU list" }]);
  expect((await decide(ana, id, "approve")).code).toBe("HIT_OPEN");
  expect(await latest(player, "IDENTITY")).toMatchObject({ state: "CHECKING" });
  expect((await decide(ana, id, "clear", { reason: "" })).status).toBe(400);
  await decide(ana, id, "clear", { reason: "Another nationality, seen on the passport" });
  expect((await decide(ana, id, "approve")).status).toBe(200);
  const row = await db.row<{ actor: string }>(sql`
    select actor from audit_row where subject = ${id} and action = 'document.clear'`);
  expect(row?.actor).toBe(ana.username);
  expect(await levelOf(player)).toBe(0);
});

test("an alias fits and a year is enough, but not another birth date or an organization", async () => {
  await load(LIST);
  const hits = async (fullName: string, birthDate: string) =>
    hitsOf(
      await sent(
        await sites.player(),
        person(
          fullName,
          birthDate,
          `B${birthDate}${fullName}`.replaceAll(/[^\w]/g, "").slice(0, 30),
        ),
      ),
    );
  expect(await hits("Helena Santos", "1971-04-04")).toHaveLength(1);
  expect(await hits("NOWAK Lukasz Jan", "1965-12-31")).toMatchObject([{ person: "Q2" }]);
  expect(await hits("Lukasz Nowak", "1966-01-01")).toEqual([]);
  expect(await hits("Ana Maria Cruz", "1990-05-01")).toEqual([]);
});

test("a file that is no list, or breaks off, leaves the list before in use", async () => {
  await load(LIST);
  for (const text of ["hello", `${HEAD}\nQ1,Person,"open`, `${HEAD}\n`, `id,name\n1,Ana\n`])
    expect([text, (await load(text)).code]).toEqual([text, "NOT_A_LIST"]);
  expect((await ana.call("GET", "/screening")).value.list).toMatchObject({ persons: 2 });
  expect((await load(LIST, ana)).status).toBe(403);
});

test("a new list takes the place of the one before, whole", async () => {
  await load(LIST);
  await load(`${HEAD}\nZ9,Person,Juan Tamad,,,ph,,,,,,PEP\n`);
  const id = await sent(await sites.player(), person("Łukasz Nowak", "1965-05-05", "C1"));
  expect(await hitsOf(id)).toEqual([]);
  const left = await db.rows(sql`select person from screening_name`);
  expect(left).toEqual([{ person: "Z9" }]);
});
