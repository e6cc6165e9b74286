import { testFolder } from "@perya/process/testing";
import { cruise, type IReporterOutput } from "dependency-cruiser";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { rules } from "./rules.mjs";

type Files = Readonly<Record<string, string>>;

const MODULES = "apps/platform/src/modules";

/** Two modules with doors, two apps, two games, two vendors: nothing wrong yet. */
const house: Files = {
  [`${MODULES}/wallet/index.ts`]: `export { append } from "./append.ts";`,
  [`${MODULES}/wallet/append.ts`]: `export const append = 1;`,
  [`${MODULES}/cashier/index.ts`]: `export { deposit } from "./deposit.ts";`,
  [`${MODULES}/cashier/deposit.ts`]: `import { append } from "../wallet/index.ts"; export const deposit = append;`,
  "apps/studio/src/main.ts": `export const studio = 1;`,
  "packages/postgres/package.json": JSON.stringify({
    name: "@perya/postgres",
    exports: { "./sql": "./src/sql.ts" },
  }),
  "packages/postgres/src/sql.ts": `export const sql = 1;`,
  [`${MODULES}/cashier/deposits.store.ts`]: `import { sql } from "../../../../../packages/postgres/src/sql.ts"; export const all = sql;`,
  [`${MODULES}/cashier/deposits.routes.ts`]: `import type { App } from "../../http/app.ts"; export type Site = App;`,
  "apps/platform/src/http/app.ts": `export type App = 1;`,
  "apps/player/src/shared/money.ts": `import words from "../messages/en.ts"; export const money = words;`,
  "apps/player/src/messages/en.ts": `export default 1;`,
  "apps/player/src/features/lobby/card.ts": `export const card = 1;`,
  "apps/player/src/features/wallet/form.ts": `export const form = 1;`,
  "games/mines/rules.ts": `export const mines = 1;`,
  "games/plinko/rules.ts": `export const plinko = 1;`,
  "vendors/hub88/adapter.ts": `export const hub88 = 1;`,
  "vendors/softswiss/adapter.ts": `export const softswiss = 1;`,
  "packages/money/index.ts": `export const money = 1;`,
  "packages/fair/index.ts": `export const fair = 1;`,
  "packages/ui/index.ts": `export const ui = 1;`,
};

/** A package as npm installs it. */
function installed(name: string): Files {
  const folder = `node_modules/${name}`;
  const about = { name, main: "index.js", exports: { ".": "./index.js", "./sql": "./src/sql.ts" } };
  return {
    [`${folder}/package.json`]: JSON.stringify(about),
    [`${folder}/index.js`]: `export {};`,
    [`${folder}/src/sql.ts`]: `export const sql = 1;`,
  };
}

const planted: readonly (readonly [rule: string, files: Files])[] = [
  [
    "no-circles",
    {
      "packages/ui/a.ts": `import "./b.ts"; export const a = 1;`,
      "packages/ui/b.ts": `import "./a.ts"; export const b = 1;`,
    },
  ],
  ["money-depends-on-nothing", { "packages/money/more.ts": `import "../fair/index.ts";` }],
  ["fair-depends-on-nothing", { "packages/fair/more.ts": `import "../money/index.ts";` }],
  ["packages-below-all", { "packages/ui/more.ts": `import "../../games/mines/rules.ts";` }],
  [
    "games-and-vendors-below-apps",
    { "vendors/hub88/more.ts": `import "../../apps/studio/src/main.ts";` },
  ],
  ["games-do-not-see-each-other", { "games/mines/more.ts": `import "../plinko/rules.ts";` }],
  ["rules-are-pure", { "games/mines/rules-more.ts": `import "node:fs";` }],
  [
    "vendors-do-not-see-each-other",
    { "vendors/hub88/more.ts": `import "../softswiss/adapter.ts";` },
  ],
  [
    "only-stores-speak-sql",
    {
      [`${MODULES}/cashier/more.ts`]: `import { sql } from "@perya/postgres/sql"; export const all = sql;`,
    },
  ],
  [
    "only-stores-speak-sql",
    {
      "apps/platform/src/jobs/more.ts": `import { sql } from "../../../../packages/postgres/src/sql.ts"; export const all = sql;`,
    },
  ],
  [
    "databases-are-entered-by-postgres",
    {
      [`${MODULES}/cashier/more.ts`]: `import pg from "pg"; export const pool = pg;`,
      ...installed("pg"),
    },
  ],
  [
    "databases-are-entered-by-postgres",
    {
      "games/mines/more.ts": `import type { Sql } from "sql-template-tag"; export type S = Sql;`,
      ...installed("sql-template-tag"),
    },
  ],
  [
    "only-routes-name-the-server",
    {
      [`${MODULES}/cashier/more.ts`]: `import type { FastifyRequest } from "fastify"; export type Asking = FastifyRequest;`,
      ...installed("fastify"),
    },
  ],
  [
    "only-routes-name-the-server",
    {
      [`${MODULES}/cashier/more.ts`]: `import type { App } from "../../http/app.ts"; export type Site = App;`,
    },
  ],
  [
    "player-shared-is-below-all",
    {
      "apps/player/src/shared/more.ts": `export const card = () => import("../features/lobby/card.ts");`,
    },
  ],
  [
    "console-shared-is-below-all",
    {
      "apps/console/src/shared/more.ts": `import { app } from "../app.ts"; export const inside = app;`,
      "apps/console/src/app.ts": `export const app = 1;`,
    },
  ],
  [
    "server-code-imports-no-tsx",
    {
      "apps/studio/src/more.ts": `import "./view.tsx";`,
      "apps/studio/src/view.tsx": `export const view = 1;`,
    },
  ],
  [
    "apps-do-not-see-each-other-platform",
    { "apps/platform/src/more.ts": `import "../../studio/src/main.ts";` },
  ],
  [
    "wallet-calls-only-what-the-table-allows",
    { [`${MODULES}/wallet/more.ts`]: `import "../cashier/index.ts";` },
  ],
  [
    "wallet-is-entered-by-its-door",
    { [`${MODULES}/cashier/more.ts`]: `import "../wallet/append.ts";` },
  ],
  [
    "newcomer-calls-only-what-the-table-allows",
    { [`${MODULES}/newcomer/index.ts`]: `import "../wallet/index.ts";` },
  ],
  [
    "player-feature-lobby-sees-no-other",
    { "apps/player/src/features/lobby/more.ts": `import "../wallet/form.ts";` },
  ],
];

async function violations(files: Files): Promise<string[]> {
  const root = await testFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  // As npm lays a workspace.
  await mkdir(join(root, "node_modules/@perya"), { recursive: true });
  await symlink(join(root, "packages/postgres"), join(root, "node_modules/@perya/postgres"));
  const report: IReporterOutput = await cruise(
    ["apps", "games", "vendors", "packages"],
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: rules(root) },
      tsPreCompilationDeps: true,
      doNotFollow: { path: "node_modules" },
    },
    {
      extensions: [".ts", ".tsx", ".js"],
      exportsFields: ["exports"],
      conditionNames: ["import", "default", "types"],
    },
  );
  if (typeof report.output === "string") throw new Error(report.output);
  return report.output.summary.violations.map((violation) => violation.rule.name);
}

test("a clean house breaks no rule", async () => {
  expect(await violations(house)).toEqual([]);
});

test.each(planted)("a planted breach of %s is found", async (rule, files) => {
  expect(await violations({ ...house, ...files })).toContain(rule);
});
