import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Close } from "../stand-trial.ts";
import { runFailover } from "./run.ts";

const PEACE_MS = 300;
/** Milliseconds; an idle machine needs only seconds. */
const LIMIT_MS = 360_000;

test(
  "when the primary is lost no answered bet is, if commits waited for the standby; without waiting some are",
  async () => {
    const directory = await mkdtemp(join(tmpdir(), "perya-failover-"));
    // Run by root, PostgreSQL's data would otherwise move to a folder its user can enter, and stay
    // there.
    await chmod(directory, 0o755);
    const closing: Close[] = [];
    onTestFinished(async () => {
      for (const close of closing.toReversed()) await close();
      await rm(directory, { recursive: true, force: true });
    });
    const { outcomes, checks } = await runFailover({
      directory,
      peaceMs: PEACE_MS,
      throwaway: true,
      closing,
    });
    expect(
      checks.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
    ).toEqual([]);
    const [synchronous, control] = outcomes;
    expect(synchronous).toMatchObject({ missing: 0 });
    expect(control?.missing).toBeGreaterThan(0);
  },
  LIMIT_MS,
);
