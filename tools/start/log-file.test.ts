import { HAS_SMALL_DISKS, smallDisk, testFolder } from "@perya/process/testing";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { logFile } from "./log-file.ts";
import { logs } from "./logs.ts";

const line = (at: number) => Buffer.from(`${JSON.stringify({ at, text: "x".repeat(80) })}\n`);
const numbersIn = (text: string) =>
  text
    .split("\n")
    .filter((one) => one !== "")
    .map((one) => (JSON.parse(one) as { at?: number }).at);

test("a log is rotated by its size, keeps so many and loses no line of those it keeps", async () => {
  const dir = await testFolder();
  const log = logFile(join(dir, "platform.log"), () => expect.unreachable(), {
    mostBytes: 2_000,
    renamedAtMost: 3,
  });
  for (let at = 0; at < 200; at += 1) {
    log.write(line(at));
    // As a process writes: now a line, now several in one piece, now half of one.
    if (at % 7 === 0) await new Promise(setImmediate);
  }
  await log.close();
  const names = (await readdir(dir)).toSorted();
  expect(names).toEqual(["platform.log", "platform.log.1", "platform.log.2", "platform.log.3"]);
  const texts = await Promise.all(
    names.toReversed().map((name) => readFile(join(dir, name), "utf8")),
  );
  const numbers = texts.flatMap(numbersIn);
  expect(numbers.at(-1)).toBe(199);
  expect(numbers).toEqual(Array.from(numbers, (_, at) => 199 - numbers.length + 1 + at));
});

test("a line that comes in two pieces stays in one file", async () => {
  const dir = await testFolder();
  const log = logFile(join(dir, "x.log"), () => expect.unreachable(), {
    mostBytes: 250,
    renamedAtMost: 9,
  });
  for (let at = 0; at < 12; at += 1) {
    for (const piece of [line(at).subarray(0, 50), line(at).subarray(50)]) {
      log.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  await log.close();
  const names = await readdir(dir);
  expect(names.length).toBeGreaterThan(3);
  const all = await Promise.all(
    names.map(async (name) => numbersIn(await readFile(join(dir, name), "utf8"))),
  );
  expect(all.flat().toSorted((a = 0, b = 0) => a - b)).toEqual(
    Array.from({ length: 12 }, (_, at) => at),
  );
});

test("a log goes on at the end of what an earlier start wrote, and counts that", async () => {
  const dir = await testFolder();
  await writeFile(
    join(dir, "x.log"),
    Buffer.concat(Array.from({ length: 10 }, (_, at) => line(at))),
  );
  const log = logFile(join(dir, "x.log"), () => expect.unreachable(), {
    mostBytes: 1_100,
    renamedAtMost: 1,
  });
  for (const at of [10, 11]) log.write(line(at));
  await log.close();
  expect(numbersIn(await readFile(join(dir, "x.log.1"), "utf8"))).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(numbersIn(await readFile(join(dir, "x.log"), "utf8"))).toEqual([11]);
});

test.runIf(HAS_SMALL_DISKS)(
  "a full disk costs lines and ends nothing: it is said once for all logs of a folder, and once when they are written again",
  async () => {
    await using disk = await smallDisk("256k");
    const dir = join(disk.folder, "logs");
    const said: string[] = [];
    const all = logs(dir, (sentence) => said.push(sentence));
    const names = ["platform", "studio"];
    const writeBoth = async (at: number) => {
      for (const name of names) all.of(name).write(line(at));
      await all.close();
    };
    await writeBoth(0);
    await disk.fill();
    for (let at = 1; at < 100; at += 1) await writeBoth(at);
    expect(said).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Logs can't be written to ${dir} \\(ENOSPC.*\\)\\. Perya goes on without ` +
            "them until they can be\\.$",
        ),
      ),
    ]);
    await disk.makeRoom();
    await writeBoth(100);
    expect(said.slice(1)).toEqual([`Logs are written to ${dir} again.`]);
    const text = await readFile(join(dir, "platform.log"), "utf8");
    expect(text).toMatch(/"missingBytes":\d+\}\n\{"at":100,/);
  },
);

test("a folder that can't be made or was taken away costs lines too, until it is there", async () => {
  const dir = await testFolder();
  await writeFile(join(dir, "logs"), "");
  const trouble = vi.fn<(fault: Error | undefined) => void>();
  const log = logFile(join(dir, "logs", "x.log"), trouble);
  log.write(line(0));
  await log.close();
  expect(trouble.mock.calls).toEqual([
    [expect.objectContaining({ code: expect.stringMatching(/EEXIST|ENOTDIR/) })],
  ]);
  await rename(join(dir, "logs"), join(dir, "something else"));
  log.write(line(1));
  await log.close();
  expect(trouble).toHaveBeenLastCalledWith(undefined);
  expect(await readFile(join(dir, "logs", "x.log"), "utf8")).toContain('"at":1');
});
