import { testFolder } from "@perya/process/testing";
import { cruise, type IReporterOutput } from "dependency-cruiser";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { house, installed, MODULES, type Files } from "./house.ts";
import { rules } from "./rules.mjs";

const planted: readonly (readonly [rule: string, files: Files])[] = [
  [
    "no-circles",
    {
      "packages/ui/a.ts": `import "./b.ts"; export const a = 1;`,
      "packages/ui/b.ts": `import "./a.ts"; export const b = 1;`,
    },
  ],
  [
    "no-circles-of-types",
    {
      "apps/studio/src/server.ts":
        `import { route } from "./route.ts"; ` +
        "export interface Server { at: string } export const server = route;",
      "apps/studio/src/route.ts":
        `import type { Server } from "./server.ts"; ` +
        "export const route = (server: Server) => server.at;",
    },
  ],
  [
    "no-circles-of-types",
    {
      "apps/console/src/features/sign-in/sign-in.tsx":
        `import { Setup } from "./setup.tsx"; ` +
        "export interface SignedIn { readonly name: string } export const SignIn = Setup;",
      "apps/console/src/features/sign-in/setup.tsx":
        `import type { SignedIn } from "./sign-in.tsx"; ` +
        "export const Setup = (person: SignedIn) => person.name;",
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
      [`${MODULES}/cashier/more.ts`]:
        'import { sql } from "@perya/postgres/sql"; export const all = sql;',
    },
  ],
  [
    "only-stores-speak-sql",
    {
      "apps/platform/src/jobs/more.ts":
        `import { sql } from "../../../../packages/postgres/src/sql.ts"; ` +
        "export const all = sql;",
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
      [`${MODULES}/cashier/more.ts`]:
        'import type { FastifyRequest } from "fastify"; export type Asking = FastifyRequest;',
      ...installed("fastify"),
    },
  ],
  [
    "only-routes-name-the-server",
    {
      [`${MODULES}/cashier/more.ts`]:
        'import type { App } from "../../http/app.ts"; export type Site = App;',
    },
  ],
  [
    "primitives-know-no-module",
    {
      "apps/platform/src/http/more.ts":
        `import type { deposit } from "../modules/cashier/index.ts"; ` +
        "export type Paid = typeof deposit;",
    },
  ],
  [
    "primitives-know-no-module",
    {
      "apps/platform/src/jobs/more.ts":
        'import { site } from "../sites/player-site.ts"; export const at = site;',
    },
  ],
  [
    "only-the-process-composes-sites",
    {
      [`${MODULES}/cashier/more.ts`]:
        'import { site } from "../../sites/player-site.ts"; export const at = site;',
    },
  ],
  [
    "only-routes-name-the-server",
    {
      [`${MODULES}/cashier/more.ts`]:
        'import { buildApp } from "../../http/build-app.ts"; export const app = buildApp;',
      "apps/platform/src/http/build-app.ts": `export const buildApp = 1;`,
    },
  ],
  [
    "modules-are-listed-once",
    {
      "apps/platform/src/sites/more.ts":
        `import { cashierModule } from "../modules/cashier/module.ts"; ` +
        "export const routes = cashierModule.player;",
    },
  ],
  [
    "declarations-are-gathered-once",
    {
      [`${MODULES}/cashier/more.ts`]:
        `import { walletDeclares } from "../wallet/declares.ts"; ` +
        "export const may = walletDeclares;",
      [`${MODULES}/wallet/declares.ts`]: `export const walletDeclares = { permissions: {} };`,
    },
  ],
  [
    "declarations-are-plain-data",
    {
      [`${MODULES}/cashier/declares.ts`]:
        `import { deposit } from "./deposit.ts"; export const cashierDeclares = { ` +
        "settings: { deposit } };",
    },
  ],
  [
    "player-shared-is-below-all",
    {
      "apps/player/src/shared/more.ts":
        'export const card = () => import("../features/lobby/card.ts");',
    },
  ],
  [
    "console-shared-is-below-all",
    {
      "apps/console/src/shared/more.ts":
        'import { app } from "../app.ts"; export const inside = app;',
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
    "wallet-is-entered-by-its-index",
    { [`${MODULES}/cashier/more.ts`]: `import "../wallet/append.ts";` },
  ],
  [
    "wallet-deciding-knows-only-what-is-below",
    {
      [`${MODULES}/wallet/deciding/more.ts`]:
        'import { write } from "../writing/index.ts"; export const more = write;',
      [`${MODULES}/wallet/writing/index.ts`]: `export const write = 1;`,
    },
  ],
  [
    "wallet-deciding-is-pure",
    {
      [`${MODULES}/wallet/deciding/more.ts`]:
        `import { sql } from "../../../../../../packages/postgres/src/sql.ts"; ` +
        "export const more = sql;",
    },
  ],
  [
    "wallet-deciding-is-pure",
    {
      [`${MODULES}/wallet/deciding/more.ts`]:
        'import { setTimeout } from "node:timers/promises"; export const more = setTimeout;',
    },
  ],
  [
    "only-routes-name-the-server",
    {
      "apps/studio/src/modules/launch/more.ts":
        'import type { FastifyRequest } from "fastify"; export type Asking = FastifyRequest;',
      ...installed("fastify"),
    },
  ],
  [
    "studio-seeds-is-entered-by-its-index",
    {
      "apps/studio/src/modules/seeds/seeds.store.ts": `export const all = 1;`,
      "apps/studio/src/modules/rounds/more.ts":
        'import { all } from "../seeds/seeds.store.ts"; export const more = all;',
    },
  ],
  [
    "wallet-writing-is-entered-by-its-index",
    {
      [`${MODULES}/wallet/more.ts`]:
        'import { write } from "./writing/batch.ts"; export const more = write;',
      [`${MODULES}/wallet/writing/batch.ts`]: `export const write = 1;`,
    },
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
  // npm links a workspace's packages the same way.
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
