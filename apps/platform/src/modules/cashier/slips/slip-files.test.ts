import { testFolder } from "@perya/process/testing";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sealPlainSlips } from "./seal-plain-slips.ts";
import { nameSlip, slipFiles, slipType } from "./slip-files.ts";

const PICTURE = Buffer.from("the bytes of a slip");

async function places() {
  const filesDir = await testFolder();
  const folder = join(filesDir, "slips");
  await mkdir(folder);
  const config = {
    filesDir,
    filesBucket: undefined,
    filesKeys: [{ id: "2027a", key: randomBytes(32) }],
  } as const;
  const old = async () => {
    const name = `${randomUUID()}.png`;
    await writeFile(join(folder, name), PICTURE);
    return name;
  };
  return { folder, config, old, slips: slipFiles(config) };
}

test("a slip lies encrypted, and is read and removed by its name", async () => {
  const { folder, slips } = await places();
  const name = nameSlip("jpg");
  await slips.put(name, PICTURE);
  const [file = ""] = await readdir(folder);
  expect((await readFile(join(folder, file))).includes(PICTURE)).toBe(false);
  expect(await slips.get(name)).toEqual(PICTURE);
  expect(slipType(name)).toBe("image/jpeg");
  await slips.remove(name);
  expect(await readdir(folder)).toEqual([]);
});

test("slips of before are read as they are, and sealed once, also after a run that ended too early", async () => {
  const { folder, config, old, slips } = await places();
  const names = [await old(), await old()];
  const [half = ""] = names;
  for (const name of names) expect(await slips.get(name)).toEqual(PICTURE);
  // Sealed, and not removed yet.
  await slips.put(half, PICTURE);
  await sealPlainSlips(config);
  await sealPlainSlips(config);
  expect((await readdir(folder)).toSorted()).toEqual(
    names.map((name) => name.replace(".", "-")).toSorted(),
  );
  for (const name of names) expect(await slips.get(name)).toEqual(PICTURE);
  await slips.remove(half);
  expect(await readdir(folder)).toHaveLength(1);
});

test("a slip that differs from the one sealed under its name is kept, and named", async () => {
  const { folder, config, old, slips } = await places();
  const name = await old();
  await slips.put(name, Buffer.from("another one"));
  await expect(sealPlainSlips(config)).rejects.toThrow(name);
  expect(await readFile(join(folder, name))).toEqual(PICTURE);
});

test("no name leads out of the folder", async () => {
  const { slips } = await places();
  await expect(slips.get("../outside.png")).rejects.toThrow("Not the name");
});
