import { spawn } from "node:child_process";
import { once } from "node:events";
import { open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { HAS_SMALL_DISKS, smallDisk } from "./testing/small-disk.ts";

/** Writes 50 lines for each message it gets, answers, and ends when its channel closes. */
const PROGRAM = `import { openLog } from ${JSON.stringify(join(import.meta.dirname, "index.ts"))};
  const log = openLog({ level: "info", base: null, timestamp: false });
  let at = 0;
  process.on("message", () => {
    for (let n = 0; n < 50; n += 1) log.info({ at: at++, text: "x".repeat(40_000) });
    setTimeout(() => process.send("done"), 50);
  });`;

test.runIf(HAS_SMALL_DISKS)(
  "a log on a full disk ends nothing: it goes on when there is room, and says how many lines are missing",
  async () => {
    await using disk = await smallDisk("16m");
    const path = join(disk.folder, "out.log");
    const output = await open(path, "a");
    const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], {
      stdio: ["ignore", output.fd, "pipe", "ipc"],
    });
    let errors = "";
    child.stderr?.on("data", (piece: Buffer) => (errors += piece.toString()));
    const write = async () => {
      child.send("write");
      await once(child, "message");
    };
    await write();
    await disk.fill();
    await write();
    await write();
    expect([child.exitCode, errors]).toEqual([null, ""]);
    await disk.makeRoom();
    await write();
    await vi.waitFor(
      async () =>
        expect(await readFile(path, "utf8")).toContain(
          "some lines of this log could not be written",
        ),
      10_000,
    );
    const ended = once(child, "exit");
    child.disconnect();
    expect(await ended).toEqual([0, null]);
    await output.close();
    const lines = (await readFile(path, "utf8"))
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { at?: number; lines?: number });
    const missing = lines.reduce((sum, { lines: lost = 0 }) => sum + lost, 0);
    expect(missing).toBeGreaterThan(0);
    expect(lines.filter(({ at }) => at !== undefined).length + missing).toBe(200);
  },
);

test.runIf(HAS_SMALL_DISKS)(
  "a process that ends while its disk is full ends as it would otherwise",
  async () => {
    await using disk = await smallDisk("16m");
    const output = await open(join(disk.folder, "out.log"), "a");
    await disk.fill();
    const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], {
      stdio: ["ignore", output.fd, "pipe", "ipc"],
    });
    let errors = "";
    child.stderr?.on("data", (piece: Buffer) => (errors += piece.toString()));
    child.send("write");
    await once(child, "message");
    const ended = once(child, "exit");
    child.disconnect();
    expect([await ended, errors]).toEqual([[0, null], ""]);
    await output.close();
  },
);
