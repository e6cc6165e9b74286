import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { open, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeWhole } from "./index.ts";
import { HAS_SMALL_DISKS, smallDisk, testFolder } from "./testing/index.ts";

test("a file is replaced as a whole, has the rights asked for, and leaves nothing beside it", async () => {
  const dir = await testFolder();
  const path = join(dir, "state.json");
  await writeWhole(path, "first");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  // A process that has the old file open still reads the old content: the file was replaced, not
  // overwritten.
  const reader = await open(path);
  await writeWhole(path, new TextEncoder().encode("second"), { mode: 0o644 });
  expect(await reader.readFile("utf8")).toBe("first");
  await reader.close();
  expect(await readFile(path, "utf8")).toBe("second");
  expect((await stat(path)).mode & 0o777).toBe(0o644);
  expect(await readdir(dir)).toEqual(["state.json"]);
});

test("of many who make a file at once one does, and the others are refused and leave nothing", async () => {
  const dir = await testFolder();
  const path = join(dir, "lock");
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => writeWhole(path, String(at), { onlyNew: true })),
  );
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const tried of tries)
    if (tried.status === "rejected") expect(tried.reason).toMatchObject({ code: "EEXIST", path });
  expect(await readdir(dir)).toEqual(["lock"]);
  expect(tries[Number(await readFile(path, "utf8"))]?.status).toBe("fulfilled");
});

test("where there is no folder the refusal names the file that was asked for", async () => {
  const path = join(await testFolder(), "none", "state.json");
  await expect(writeWhole(path, "x")).rejects.toMatchObject({ code: "ENOENT", path });
});

test.runIf(HAS_SMALL_DISKS)(
  "on a full disk the file that was there stays whole, and one that was not there is not begun",
  async () => {
    await using disk = await smallDisk("64k");
    const [kept, fresh] = [join(disk.folder, "kept.json"), join(disk.folder, "fresh.json")];
    await writeWhole(kept, "k".repeat(5_000));
    await disk.fill();
    for (const path of [kept, fresh])
      await expect(writeWhole(path, "n".repeat(9_000))).rejects.toMatchObject({
        code: "ENOSPC",
        path,
      });
    expect(await readFile(kept, "utf8")).toBe("k".repeat(5_000));
    expect(existsSync(fresh)).toBe(false);
    await disk.makeRoom();
    await writeWhole(fresh, "n".repeat(9_000));
    expect((await readdir(disk.folder)).toSorted()).toEqual(["fresh.json", "kept.json"]);
  },
);

test("a process killed while it writes leaves the old file or the new one, never a mixture or a part", async () => {
  const path = join(await testFolder(), "state.json");
  await writeFile(path, "0".repeat(200_000));
  const index = JSON.stringify(join(import.meta.dirname, "index.ts"));
  const script = `import { writeWhole } from ${index};
    setTimeout(() => process.kill(process.pid, "SIGKILL"), Number(process.argv[1]));
    for (let n = 0; ; n += 1)
      await writeWhole(${JSON.stringify(path)}, String(n % 10).repeat(200_000));`;
  for (const ms of [5, 20, 45]) {
    expect(
      spawnSync(process.execPath, ["--input-type=module", "-e", script, String(ms)]).signal,
    ).toBe("SIGKILL");
    const found = await readFile(path, "utf8");
    expect([found.length, new Set(found).size]).toEqual([200_000, 1]);
  }
});
