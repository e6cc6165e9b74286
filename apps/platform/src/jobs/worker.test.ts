import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { expect, inject, test, vi } from "vitest";
import { openSites } from "../testing/open-sites.ts";
import { addJob } from "./add-job.ts";
import { jobs } from "../sites/jobs.ts";
import { startWorker } from "./worker.ts";

test("the worker starts with every module's jobs, runs one that was added, and stops", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const sites = await openSites(db);
  const worker = await startWorker(sites.platform, jobs(sites.platform));
  try {
    await db.inTransaction((tx) => addJob(tx, "expire-deposits", {}, { key: "expire-deposits" }));
    await vi.waitFor(
      async () =>
        expect(
          await db.row(sql`
            select count(*) as n from graphile_worker.jobs
            where task_identifier = 'expire-deposits'`),
        ).toEqual({ n: 0n }),
      {
        timeout: 8_000,
        interval: 100,
      },
    );
  } finally {
    await worker.stop();
    await sites.close();
  }
});

test("a worker that can't write down how a job ended takes nothing with it, and does the job again", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const sites = await openSites(db);
  const unheard: unknown[] = [];
  const hear = (fault: unknown) => void unheard.push(fault);
  process.on("unhandledRejection", hear);
  await db.run(sql`create sequence ends`);
  // As when the database is killed after the work and before its end: the first time only.
  await db.run(
    sql`
      create function refuse_end() returns trigger language plpgsql as $$
      begin
        if nextval('ends') = 1 then raise 'no end'; end if;
        return old;
      end $$`,
  );
  await db.run(
    sql`
      create trigger refuse_end before delete on graphile_worker._private_jobs
      for each row execute function refuse_end()`,
  );
  let done = 0;
  const worker = await startWorker(sites.platform, [
    { tasks: { count: () => void done++ }, cron: [] },
  ]);
  try {
    await db.inTransaction((tx) => addJob(tx, "count", {}));
    await vi.waitFor(
      async () =>
        expect([done, await db.row(sql`select count(*) as n from graphile_worker.jobs`)]).toEqual([
          2,
          { n: 0n },
        ]),
      {
        timeout: 30_000,
        interval: 50,
      },
    );
    expect(unheard).toEqual([]);
  } finally {
    await worker.stop();
    await sites.close();
    process.off("unhandledRejection", hear);
  }
});
