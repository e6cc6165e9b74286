/** Files of a project by their paths. */
export type Files = Readonly<Record<string, string>>;

export const MODULES = "apps/platform/src/modules";

/** Two modules with an API, two apps, two games, two vendors: nothing wrong yet. */
export const house: Files = {
  [`${MODULES}/wallet/index.ts`]: `export { append } from "./append.ts";`,
  [`${MODULES}/wallet/append.ts`]: `export const append = 1;`,
  [`${MODULES}/cashier/index.ts`]: `export { deposit } from "./deposit.ts";`,
  [`${MODULES}/cashier/deposit.ts`]:
    'import { append } from "../wallet/index.ts"; export const deposit = append;',
  "apps/studio/src/main.ts": `export const studio = 1;`,
  "packages/postgres/package.json": JSON.stringify({
    name: "@perya/postgres",
    exports: { "./sql": "./src/sql.ts" },
  }),
  "packages/postgres/src/sql.ts": `export const sql = 1;`,
  [`${MODULES}/cashier/deposits.store.ts`]:
    'import { sql } from "../../../../../packages/postgres/src/sql.ts"; export const all = sql;',
  [`${MODULES}/cashier/deposits.routes.ts`]:
    'import type { App } from "../../http/app.ts"; export type Site = App;',
  "apps/platform/src/http/app.ts": `export type App = 1;`,
  [`${MODULES}/cashier/module.ts`]:
    `import { deposit } from "./deposit.ts"; ` +
    "export const cashierModule = { player: [deposit] };",
  [`${MODULES}/cashier/declares.ts`]: `export const cashierDeclares = { permissions: {} };`,
  "apps/platform/src/sites/modules.ts":
    `import { cashierModule } from "../modules/cashier/module.ts"; ` +
    "export const MODULES = [cashierModule];",
  "apps/platform/src/declared.ts":
    `import { cashierDeclares } from "./modules/cashier/declares.ts"; ` +
    "export const permissions = cashierDeclares;",
  "apps/platform/src/sites/player-site.ts":
    'import { deposit } from "../modules/cashier/index.ts"; export const site = deposit;',
  "apps/platform/src/main.ts":
    'import { site } from "./sites/player-site.ts"; export const served = site;',
  "apps/player/src/shared/money.ts":
    'import words from "../messages/en.ts"; export const money = words;',
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
export function installed(name: string): Files {
  const folder = `node_modules/${name}`;
  const about = { name, main: "index.js" };
  return {
    [`${folder}/package.json`]: JSON.stringify(about),
    [`${folder}/index.js`]: `export {};`,
  };
}
