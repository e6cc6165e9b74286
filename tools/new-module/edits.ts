/** A line that a new module adds outside its folder, after some text. */
interface Edit {
  readonly path: string;
  readonly after: string;
  readonly line: string;
}

/** Every edit that the throw-away module needs outside its folder, besides its page. */
export const EDITS: readonly Edit[] = [
  {
    path: "apps/platform/src/sites/modules.ts",
    after: "",
    line: `import { lanternsModule } from "../modules/lanterns/module.ts";\n`,
  },
  {
    path: "apps/platform/src/sites/modules.ts",
    after: "  settingsModule,\n",
    line: "  lanternsModule,\n",
  },
  {
    path: "apps/platform/src/declared.ts",
    after: "",
    line: `import { lanternsDeclares } from "./modules/lanterns/declares.ts";\n`,
  },
  {
    path: "apps/platform/src/declared.ts",
    after: "  ...cashierDeclares.permissions,\n",
    line: "  ...lanternsDeclares.permissions,\n",
  },
  {
    path: "apps/platform/src/declared.ts",
    after: "  ...cashierDeclares.settings,\n",
    line: "  ...lanternsDeclares.settings,\n",
  },
  {
    path: "apps/platform/src/declared.ts",
    after: "  cashierDeclares.houseAccounts,\n",
    line: "  lanternsDeclares.houseAccounts,\n",
  },
  {
    path: "tools/boundaries/allowed-calls.mjs",
    after: "export const allowedCalls = {\n",
    line: `  lanterns: ["cashier", "facts", "settings"],\n`,
  },
  {
    path: "apps/console/src/router.tsx",
    after: "",
    line: `import { LanternsPage } from "./routes/lanterns.tsx";\n`,
  },
  {
    path: "apps/console/src/router.tsx",
    after: `page("/", DashboardPage, { title: "Today" }),\n`,
    line: `  page("/lanterns", LanternsPage, { title: "Lanterns" }),\n`,
  },
];
