import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import fc from "fast-check";
import { afterAll, expect, inject, test } from "vitest";
import { headsWithin, nameParts } from "../../../lists/name-parts.ts";
import { insertNames, selectFitting } from "./names.store.ts";

const db = await cloneDatabase(inject("platform"));
afterAll(() => db[Symbol.asyncDispose]());

const row = await db.row<{ id: bigint }>(sql`
  insert into screening_list (file, sha256, persons, names, loaded_by)
  values ('a list', '', 0, 0, 'nobody')
  returning id`);
const list = row?.id ?? 0n;

const fitting = async (fullName: string, birthDate: string) => {
  const parts = nameParts(fullName);
  const found = await selectFitting(db, list, { parts, heads: headsWithin(parts), birthDate });
  return found.hits;
};
const listed = (person: string, name: string, ...birthDates: string[]) => ({
  person,
  name,
  birthDates,
  parts: nameParts(name),
  datasets: "UN",
});

/** The same, read by a person: all of the shorter name's parts, two at least, are in the longer. */
function fits(one: readonly string[], other: readonly string[]): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  const within = shorter.every((part) => longer.includes(part));
  return within && (shorter.length >= 2 || longer.length === shorter.length);
}

const part = fc.constantFrom("Ana", "Cruz", "José", "Li", "Nowak");
const name = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(" "));
const birth = fc.constantFrom([], ["1965"], ["1964", "1965-03"], ["1965-03-02"], ["1966"]);

test("exactly the persons with a name and a date of birth that fit are found", async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, birth), { maxLength: 8 }),
      name,
      async (all, asked) => {
        await db.run(sql`delete from screening_name`);
        const persons = all.map(([one, births]) => listed(`Q${++made}`, one, ...births));
        await insertNames(db, list, persons);
        const wanted = persons
          .filter(({ parts }) => fits(parts, nameParts(asked)))
          .filter(
            ({ birthDates: born }) =>
              born.length === 0 || born.some((date) => "1965-03-02".startsWith(date)),
          );
        const found = await fitting(asked, "1965-03-02");
        expect(found.map(({ person }) => person).toSorted()).toEqual(
          wanted.map(({ person }) => person).toSorted(),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test("whose date of birth fits is found among thousands of others with the same name", async () => {
  await db.run(sql`delete from screening_name`);
  const others = Array.from({ length: 3_000 }, (_, at) =>
    listed(`A${at}`, "Maria Cruz", `19${String(at % 60).padStart(2, "0")}-01-01`),
  );
  await insertNames(db, list, [...others, listed("Z", "Cruz, Maria Elena", "1971-04-04")]);
  expect(await fitting("MARÍA CRUZ", "1971-04-04")).toMatchObject([{ person: "Z" }]);
});
