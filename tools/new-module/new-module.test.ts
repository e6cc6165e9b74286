import { execFile } from "node:child_process";
import { cp, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { testFolder } from "@perya/process/testing";
import { cloneDatabase } from "@perya/postgres/testing";
import { expect, inject, test } from "vitest";
import { EDITS } from "./edits.ts";

const ROOT = join(import.meta.dirname, "../..");
const MODULE = "apps/platform/src/modules/lanterns";
const PAGE = "apps/console/src/routes/lanterns.tsx";
const COPIED = ["apps", "games", "vendors", "packages", "package.json"];
const CONFIGS = ["tools/boundaries", "tsconfig.base.json", "tsconfig.web.json"];
const FILES = [
  "README.md",
  "declares.ts",
  "module.ts",
  "testing/foreign-attacks.ts",
  "testing/try-lanterns.ts",
];
const MOST_EDITS = 6;
/** It compiles two applications: quick on a machine of its own. */
const LONGEST_MS = 600_000;
const run = promisify(execFile);

/** The code with the module added to it by hand. */
async function copyWithModule(): Promise<string> {
  const root = await testFolder();
  const filter = (path: string) => !/\/(?:dist|node_modules)(?:\/|$)/.test(path.slice(ROOT.length));
  for (const path of [...COPIED, ...CONFIGS])
    await cp(join(ROOT, path), join(root, path), { recursive: true, filter });
  await linkPackages(root);
  for (const path of FILES) await put(root, join(MODULE, path), await template(path));
  await put(root, PAGE, await template("page.tsx"));
  for (const { path, after, line } of EDITS) {
    const text = await readFile(join(root, path), "utf8");
    if (!text.includes(after)) throw new Error(`${path} has no ${after}`);
    await put(root, path, text.replace(after, `${after}${line}`));
  }
  const checked = {
    extends: "./tsconfig.base.json",
    include: ["apps/platform/src/main.ts", MODULE],
  };
  await put(root, "tsconfig.json", JSON.stringify(checked));
  return root;
}

/** Libraries are those that are installed; the copy's own packages are its own. */
async function linkPackages(root: string): Promise<void> {
  await mkdir(join(root, "node_modules"));
  for (const name of await readdir(join(ROOT, "node_modules")))
    if (name === "@perya")
      await cp(join(ROOT, "node_modules", name), join(root, "node_modules", name), {
        recursive: true,
        verbatimSymlinks: true,
      });
    else await symlink(join(ROOT, "node_modules", name), join(root, "node_modules", name));
}

const template = (path: string) =>
  readFile(join(import.meta.dirname, "lanterns", `${path}.txt`), "utf8");

async function put(root: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

test(
  "a module that hears a deposit, with a setting, an account of the house and a page, takes six edits at most outside its folder",
  { timeout: LONGEST_MS },
  async () => {
    expect(new Set([...EDITS.map(({ path }) => path), PAGE]).size).toBeLessThanOrEqual(MOST_EDITS);
    const root = await copyWithModule();
    await using db = await cloneDatabase(inject("platform"));
    const env = { ...process.env, DATABASE_URL: db.url };
    const node = (...args: string[]) =>
      run(process.execPath, args, { cwd: root, env }).catch(
        (fault: { stdout: string; stderr: string }) => {
          // The compiler says what is wrong on its standard output.
          throw new Error(`${fault.stdout}${fault.stderr}`, { cause: fault });
        },
      );
    const compiler = join(ROOT, "node_modules/typescript7/bin/tsc");
    // Each further checker works out again what it shares with the others.
    await node(compiler, "-p", "tsconfig.json", "--checkers", "1");
    await node(compiler, "-p", "apps/console", "--checkers", "1");
    const { stdout } = await node(join(MODULE, "testing/try-lanterns.ts"));
    expect(JSON.parse(stdout)).toEqual({
      cash: "50000700",
      house: "-700",
      section: {
        title: "Lanterns",
        twoPerson: "always",
        fields: { gift: expect.objectContaining({ title: "Gift" }) as unknown },
      },
      green: true,
    });
  },
);
