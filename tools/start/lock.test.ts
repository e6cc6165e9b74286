import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { testFolder } from "@perya/process/testing";
import { lock } from "./lock.ts";
import { lifeOf, readStat } from "./process-life.ts";

test("a second start on the same data says who holds it and what to do", async () => {
  const dir = await testFolder();
  const release = await lock(dir);
  await expect(lock(dir)).rejects.toThrow(
    new RegExp(
      `already runs on .* \\(process ${process.pid}\\): stop it with .*kill ` +
        `${process.pid}.* or start on other data`,
    ),
  );
  await release();
  await (
    await lock(dir)
  )();
});

test("the lock of a process that is gone is taken over", async () => {
  const dir = await testFolder();
  const gone = spawnSync(process.execPath, ["-e", ""]).pid;
  await writeFile(join(dir, "perya.lock"), String(gone));
  const release = await lock(dir);
  expect((await readFile(join(dir, "perya.lock"), "utf8")).split(" ")[0]).toBe(String(process.pid));
  await release();
});

test.runIf(process.platform === "linux")(
  "a lock whose process number another process got since is taken over too",
  async () => {
    const dir = await testFolder();
    const release = await lock(dir);
    const [pid, began] = (await readFile(join(dir, "perya.lock"), "utf8")).split(" ");
    expect(began).toMatch(/^[\w-]{36}\/\d+$/);
    await writeFile(join(dir, "perya.lock"), `${pid} 00000000-0000-0000-0000-000000000000/1`);
    const next = await lock(dir);
    expect(await readFile(join(dir, "perya.lock"), "utf8")).toBe(`${pid} ${began}`);
    await next();
    await release();
  },
);

test.runIf(process.platform === "linux")(
  "the lock of a process that has ended and only waits for its parent to notice is taken over at once",
  async () => {
    const dir = await testFolder();
    // The shell becomes a program that never asks after its child. What runs beside a shell reads
    // nothing unless it gets another input than 0, and would end at once.
    const parent = spawn("sh", ["-c", "exec 3<&0; cat <&3 & echo $!; exec sleep 60 <&- 3<&-"], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const [said] = (await once(parent.stdout, "data")) as [Buffer];
    const pid = Number(said.toString());
    await vi.waitFor(
      async () => expect(await readFile(`/proc/${parent.pid}/cmdline`, "utf8")).toMatch(/^sleep/),
      10_000,
    );
    const began = (await lifeOf(pid))?.began;
    await writeFile(join(dir, "perya.lock"), `${pid} ${began}`);
    process.kill(pid, "SIGKILL");
    await vi.waitFor(
      async () => expect(await readFile(`/proc/${pid}/stat`, "utf8")).toMatch(/\) Z /),
      10_000,
    );
    expect(() => process.kill(pid, 0)).not.toThrow();
    await (
      await lock(dir)
    )();
    parent.kill("SIGKILL");
  },
);

test("a process that is ending but still has a name counts as ended, whatever it calls itself", () => {
  const stat = (state: string, flags: number) =>
    `71 (a (b) Z ) ${state} 1 71 71 0 -1 ${flags} 100 0 0 0 5 6 0 0 20 0 1 0 4242 0 0`;
  expect(readStat("boot\n", stat("S", 0x40_00_00))).toEqual({ began: "boot/4242", over: false });
  expect(readStat("boot\n", stat("R", 0x40_00_04)).over).toBe(true);
  for (const state of ["Z", "X"]) expect(readStat("boot\n", stat(state, 0)).over).toBe(true);
});
