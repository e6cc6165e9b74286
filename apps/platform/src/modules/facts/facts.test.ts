import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { afterAll, expect, inject, test, vi } from "vitest";
import { z } from "zod";
import { addJob } from "../../jobs/add-job.ts";
import { startWorker } from "../../jobs/worker.ts";
import { openSites } from "../../testing/open-sites.ts";
import { factJobs } from "./facts.jobs.ts";
import { fact, hears, tellFact, whole, type Listener } from "./index.ts";
import { told } from "./testing/told.ts";

const db = await cloneDatabase(inject("platform"));
const { platform, close } = await openSites(db);
afterAll(async () => {
  await close();
  await db[Symbol.asyncDispose]();
});

const lampLit = fact("lamp lit", z.object({ lamp: z.string(), lumens: whole }));
const lamp = (name: string) => ({ lamp: name, lumens: 9_007_199_254_740_993n });

/** Listens for as long as `meanwhile` takes. */
async function listening(listeners: readonly Listener[], meanwhile: () => Promise<void>) {
  const worker = await startWorker(platform, [factJobs(platform, listeners)]);
  try {
    await meanwhile();
  } finally {
    await worker.stop();
  }
}

const tell = (name: string) => db.inTransaction((tx) => tellFact(tx, lampLit, lamp(name)));
const soon = (look: () => void | Promise<void>) => vi.waitFor(look, 100_000);

async function waiting(): Promise<unknown> {
  return db.rows(
    sql`select task_identifier as task, last_error is not null as failed from graphile_worker.jobs`,
  );
}

test("each listener hears each fact once, figures to the unit", async () => {
  const heard: unknown[] = [];
  const listener = (name: string) =>
    hears(lampLit, name, async (_tx, what) => void heard.push([name, what]));
  const other = hears(fact("lamp out", z.object({})), "keeper", async () => void heard.push("out"));
  await listening([listener("keeper"), listener("guard"), other], async () => {
    await tell("north");
    await soon(async () => expect([heard.length, await waiting()]).toEqual([2, []]));
  });
  expect(heard).toEqual(
    expect.arrayContaining([
      ["keeper", lamp("north")],
      ["guard", lamp("north")],
    ]),
  );
});

test("what is rolled back was never told, and what nobody hears is told and gone", async () => {
  const away = db.inTransaction(async (tx) => {
    await tellFact(tx, lampLit, lamp("south"));
    throw new Error("the lamp broke");
  });
  await expect(away).rejects.toThrow("the lamp broke");
  expect(await told(db, lampLit)).toEqual([]);
  await tell("east");
  expect(await told(db, lampLit)).toEqual([{ lamp: "east", lumens: "9007199254740993" }]);
  await listening([], () => soon(async () => expect(await waiting()).toEqual([])));
});

test("a listener that fails writes nothing, holds up no other, and hears it again", async () => {
  const heard: string[] = [];
  let broken = true;
  await db.run(sql`create table lamp_log (lamp text)`);
  const clumsy = hears(lampLit, "clumsy", async (tx, { lamp: name }) => {
    await tx.run(sql`insert into lamp_log values (${name})`);
    if (broken) throw new Error("stumbled");
  });
  const steady = hears(lampLit, "steady", async (_tx, what) => void heard.push(what.lamp));
  await listening([clumsy, steady], async () => {
    await tell("west");
    await soon(async () => {
      expect(heard).toEqual(["west"]);
      expect(await waiting()).toEqual([{ task: "hear-fact", failed: true }]);
    });
    expect(await db.rows(sql`select lamp from lamp_log`)).toEqual([]);
    broken = false;
    await soon(async () => expect(await waiting()).toEqual([]));
  });
  expect(await db.rows(sql`select lamp from lamp_log`)).toEqual([{ lamp: "west" }]);
});

test("a job that was cut off after its work is run again, and its fact is heard once", async () => {
  const heard: string[] = [];
  const keeper = hears(lampLit, "keeper", async (_tx, what) => void heard.push(what.lamp));
  const id = "11111111-1111-4111-8111-111111111111";
  const again = { id, fact: "lamp lit", told: { lamp: "twice", lumens: "1" } };
  await listening([keeper], async () => {
    for (const _ of [1, 2]) {
      await db.inTransaction((tx) => addJob(tx, "tell-fact", again));
      await soon(async () => expect(await waiting()).toEqual([]));
    }
  });
  expect(heard).toEqual(["twice"]);
});

test("a job whose listener is gone is left out", async () => {
  const id = "22222222-2222-4222-8222-222222222222";
  const lost = { id, fact: "lamp lit", told: {}, listener: "retired" };
  await db.inTransaction((tx) => addJob(tx, "hear-fact", lost));
  await listening([], () => soon(async () => expect(await waiting()).toEqual([])));
});

test("two listeners to one fact can't have one name", () => {
  const twin = hears(lampLit, "twin", async () => undefined);
  expect(() => factJobs(platform, [twin, twin])).toThrow("one name");
});
