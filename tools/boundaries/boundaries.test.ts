import { testFolder } from "@perya/process/testing";
import { cruise, type IReporterOutput } from "dependency-cruiser";
import { mkdir, writeFile } from "node:fs/promises";
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

const planted: readonly (readonly [rule: string, files: Files])[] = [
  ["no-circles", { "packages/ui/a.ts": `import "./b.ts"; export const a = 1;`, "packages/ui/b.ts": `import "./a.ts"; export const b = 1;` }],
  ["money-depends-on-nothing", { "packages/money/more.ts": `import "../fair/index.ts";` }],
  ["fair-depends-on-nothing", { "packages/fair/more.ts": `import "../money/index.ts";` }],
  ["packages-below-all", { "packages/ui/more.ts": `import "../../games/mines/rules.ts";` }],
  ["games-and-vendors-below-apps", { "vendors/hub88/more.ts": `import "../../apps/studio/src/main.ts";` }],
  ["games-do-not-see-each-other", { "games/mines/more.ts": `import "../plinko/rules.ts";` }],
  ["rules-are-pure", { "games/mines/rules-more.ts": `import "node:fs";` }],
  ["vendors-do-not-see-each-other", { "vendors/hub88/more.ts": `import "../softswiss/adapter.ts";` }],
  [
    "only-stores-speak-sql",
    {
      [`${MODULES}/cashier/more.ts`]: `import "pg";`,
      "node_modules/pg/index.js": `export {};`,
      "node_modules/pg/package.json": `{"name":"pg","main":"index.js"}`,
    },
  ],
  ["server-code-imports-no-tsx", { "apps/studio/src/more.ts": `import "./view.tsx";`, "apps/studio/src/view.tsx": `export const view = 1;` }],
  ["apps-do-not-see-each-other-platform", { "apps/platform/src/more.ts": `import "../../studio/src/main.ts";` }],
  ["wallet-calls-only-what-the-table-allows", { [`${MODULES}/wallet/more.ts`]: `import "../cashier/index.ts";` }],
  ["wallet-is-entered-by-its-door", { [`${MODULES}/cashier/more.ts`]: `import "../wallet/append.ts";` }],
  ["newcomer-calls-only-what-the-table-allows", { [`${MODULES}/newcomer/index.ts`]: `import "../wallet/index.ts";` }],
  ["player-feature-lobby-sees-no-other", { "apps/player/src/features/lobby/more.ts": `import "../wallet/form.ts";` }],
];

async function violations(files: Files): Promise<string[]> {
  const root = await testFolder();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const report: IReporterOutput = await cruise(
    ["apps", "games", "vendors", "packages"],
    { baseDir: root, validate: true, ruleSet: { forbidden: rules(root) }, tsPreCompilationDeps: true, doNotFollow: { path: "node_modules" } },
    { extensions: [".ts", ".tsx", ".js"] },
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
