import { sql } from "@perya/postgres";
import { cloneDatabase } from "@perya/postgres/testing";
import { expect, inject, test, vi } from "vitest";
import { openSites } from "../testing/open-sites.ts";
import { addJob } from "./add-job.ts";
import { jobs } from "./jobs.ts";
import { startWorker } from "./worker.ts";

test("the worker starts with every module's jobs, runs one that was added, and stops", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const sites = await openSites(db);
  const worker = await startWorker(sites.platform, jobs(sites.platform));
  try {
    await db.inTransaction((tx) => addJob(tx, "expire-deposits", {}, { key: "expire-deposits" }));
    await vi.waitFor(
      async () =>
        expect(await db.row(sql`select count(*) as n from graphile_worker.jobs where task_identifier = 'expire-deposits'`)).toEqual({ n: 0n }),
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
