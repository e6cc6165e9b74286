import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { missingFiles } from "./named-files.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const all = (pattern: string) => globSync(pattern, { cwd: ROOT }).toSorted();

/** Scripts that only other commands run. */
const PARTS_OF_CHECK = [
  "types",
  "lint",
  "format",
  "format:check",
  "boundaries",
  "unused",
  "test:unit",
];

test("the README lists every command, and no other", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const readme = read("README.md");
  const told = [...readme.matchAll(/npm (?:run (?:-s )?([a-z\d:]+)|(start|test))\b/g)].map(
    ([, run, short]) => run ?? short ?? "",
  );
  expect(
    Object.keys(scripts).filter((name) => !PARTS_OF_CHECK.includes(name) && !told.includes(name)),
  ).toEqual([]);
  expect(told.filter((name) => !(name in scripts))).toEqual([]);
});

test("the map names every package and every tool", () => {
  const map = read("ARCHITECTURE.md").split("```")[1] ?? "";
  const missing = [
    ...all("packages/*/package.json"),
    ...all("tools/*/*.test.ts"),
    ...all("tools/*/main.ts"),
  ]
    .map((file) => basename(dirname(file)))
    .filter((name) => !map.includes(name));
  expect(missing).toEqual([]);
});

test.each(all("apps/platform/src/modules/*/migrations").map((folder) => basename(dirname(folder))))(
  "the README of %s names all its tables",
  (module) => {
    const folder = `apps/platform/src/modules/${module}`;
    const sql = all(`${folder}/migrations/*.sql`).map(read).join("\n");
    const named = (what: RegExp) => [...sql.matchAll(what)].map(([, name = ""]) => name);
    const gone = new Set(named(/drop table (\w+)/g));
    const tables = named(/create table (\w+)/g).filter((table) => !gone.has(table));
    expect(tables.length).toBeGreaterThan(0);
    const readme = read(`${folder}/README.md`);
    expect(tables.filter((table) => !new RegExp(`\\b${table}\\b`).test(readme))).toEqual([]);
  },
);

test("every file and folder that a page names exists", () => {
  const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "" && existsSync(join(ROOT, file)));
  expect(
    tracked
      .filter((file) => file.endsWith(".md"))
      .flatMap((page) => missingFiles(page, read(page), tracked)),
  ).toEqual([]);
});

test("a renamed file is found, and a path, its end, a pattern and a made file are not", () => {
  const tracked = ["apps/player/worker/strategy.ts", "deploy/cell/haproxy.cfg"];
  const found = (name: string) => missingFiles("a.md", `first\nThe \`${name}\` says it.`, tracked);
  expect(found("apps/player/worker/kept.ts")).toEqual([
    "a.md:2: apps/player/worker/kept.ts does not exist",
  ]);
  expect(found("apps/operator/")).toHaveLength(1);
  for (const name of ["worker/strategy.ts", "cell/", "messages/<tag>/a.json", "secrets.json"])
    expect(found(name)).toEqual([]);
});
