import { testFolder } from "@perya/process/testing";
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { place } from "./place.ts";
import { forgottenRefuges, refugeOf } from "./refuge.ts";

const ROOT = { ids: { uid: 1, gid: 1 }, own: async () => undefined };

/**
 * A machine where root started the server from a checkout that only its owner can enter: the data
 * folder, its refuge and the folder of all refuges.
 */
async function machine() {
  const top = await testFolder();
  const [native, refuges, home] = [
    join(top, "native"),
    join(top, "refuges"),
    join(top, "checkout", "data"),
  ];
  await mkdir(join(native, "bin"), { recursive: true });
  await writeFile(join(native, "bin", "postgres"), "");
  await writeFile(join(top, "package.json"), JSON.stringify({ version: "18.4.0" }));
  await mkdir(home, { recursive: true });
  await chmod(join(top, "checkout"), 0o700);
  const again = () => place(native, join(home, "postgres"), ROOT, refuges);
  const { directory } = await again();
  await mkdir(join(directory, "pg"), { recursive: true });
  return {
    top,
    native,
    again,
    checkout: join(top, "checkout"),
    home,
    refuges,
    refuge: join(directory, ".."),
    pg: join(directory, "pg"),
  };
}

test("a refuge says whose it is, and is nobody's to delete while the folder it is for is there", async () => {
  const { home, refuges, refuge } = await machine();
  expect(await readFile(join(refuge, "belongs-to"), "utf8")).toBe(join(home, "postgres"));
  expect(await forgottenRefuges(refuges)).toEqual([]);
});

test("programs are copied into a refuge once a version, and what a kill left of a copy is made again", async () => {
  const { top, native, again, refuge } = await machine();
  const { native: copy } = await again();
  await writeFile(join(copy, "bin", "postgres"), "as it was");
  expect(await readFile(join((await again()).native, "bin", "postgres"), "utf8")).toBe("as it was");
  // One left by an earlier version of ours, which copied under one fixed name and might have been
  // killed after the first file; the other left by this version.
  for (const left of ["native", "native-unfinished-x1"]) {
    await mkdir(join(refuge, left, "bin"), { recursive: true });
    await writeFile(join(refuge, left, "bin", "postgres"), "half");
  }
  await rm(copy, { recursive: true });
  await writeFile(join(native, "bin", "postgres"), "next");
  expect(await readFile(join((await again()).native, "bin", "postgres"), "utf8")).toBe("next");
  await writeFile(join(top, "package.json"), JSON.stringify({ version: "18.5.0" }));
  expect((await again()).native).toBe(join(refuge, "native-18.5.0"));
  expect((await readdir(refuge)).toSorted()).toEqual(["belongs-to", "native-18.5.0", "postgres"]);
});

test("a refuge whose folder is gone is named with it and stays as it is; it is in use again when the folder comes back", async () => {
  const { checkout, home, refuges, refuge, pg } = await machine();
  await writeFile(join(pg, "PG_VERSION"), "18");
  await rename(checkout, `${checkout}-elsewhere`);
  expect(await forgottenRefuges(refuges)).toEqual([{ refuge, home }]);
  expect(await readFile(join(pg, "PG_VERSION"), "utf8")).toBe("18");
  await rename(`${checkout}-elsewhere`, checkout);
  expect(await forgottenRefuges(refuges)).toEqual([]);
});

test("a refuge in which a server runs, or did when the power went, is not named although its folder is gone", async () => {
  const { checkout, refuges, pg } = await machine();
  await writeFile(join(pg, "postmaster.pid"), "1\n");
  await rm(checkout, { recursive: true });
  expect(await forgottenRefuges(refuges)).toEqual([]);
});

test("a refuge from before they said whose they are, one with another's note, and what is no refuge are not named", async () => {
  const { checkout, refuges, refuge } = await machine();
  await rm(checkout, { recursive: true });
  const other = refugeOf("/somewhere/else/postgres", refuges);
  await mkdir(other);
  await writeFile(join(other, "belongs-to"), await readFile(join(refuge, "belongs-to")));
  await mkdir(join(refuges, "backups"));
  await writeFile(join(refuges, "backups", "belongs-to"), "/gone/data/postgres");
  await rm(join(refuge, "belongs-to"));
  expect(await forgottenRefuges(refuges)).toEqual([]);
  expect(await readdir(refuges)).toHaveLength(3);
});

test("a machine without refuges has none that are forgotten", async () => {
  expect(await forgottenRefuges(join(await testFolder(), "none"))).toEqual([]);
});
