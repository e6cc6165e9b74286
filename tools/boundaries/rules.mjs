import { readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { allowedCalls } from "./allowed-calls.mjs";

const MODULES = "apps/platform/src/modules";

/** Rules that no folder changes. */
const houseRules = [
  {
    name: "no-circles",
    severity: "error",
    comment: "A circle has no beginning to read from.",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  {
    name: "money-depends-on-nothing",
    severity: "error",
    from: { path: "^packages/money/" },
    to: { path: "^(apps|games|vendors|packages/(?!money|result))" },
  },
  {
    name: "fair-depends-on-nothing",
    severity: "error",
    from: { path: "^packages/fair/" },
    to: { path: "^(apps|games|vendors|packages/(?!fair))" },
  },
  {
    name: "packages-below-all",
    severity: "error",
    from: { path: "^packages/" },
    to: { path: "^(apps|games|vendors)/" },
  },
  {
    name: "games-and-vendors-below-apps",
    severity: "error",
    from: { path: "^(games|vendors)/" },
    to: { path: "^apps/" },
  },
  {
    name: "games-do-not-see-each-other",
    severity: "error",
    from: { path: "^games/([^/]+)/" },
    to: { path: "^games/", pathNot: "^games/$1/" },
  },
  {
    name: "rules-are-pure",
    severity: "error",
    comment: "Rules get their randomness and their clock from outside.",
    from: { path: "^games/[^/]+/rules" },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "vendors-do-not-see-each-other",
    severity: "error",
    from: { path: "^vendors/([^/]+)/" },
    to: { path: "^vendors/", pathNot: "^vendors/$1/" },
  },
  {
    name: "only-stores-speak-sql",
    severity: "error",
    from: { path: "^apps/[^/]+/src/", pathNot: "\\.store\\.ts$" },
    to: { path: "^packages/postgres/src/sql\\.ts$" },
  },
  {
    name: "databases-are-entered-by-postgres",
    severity: "error",
    from: { path: "^(apps|games|vendors|packages)/", pathNot: "^packages/postgres/" },
    to: { path: "node_modules/(pg|pg-[^/]+|sql-template-tag)/" },
  },
  {
    name: "only-routes-name-the-server",
    severity: "error",
    comment: "What is done is done the same for a job, a command and a test.",
    from: {
      path: `^(${MODULES}/|apps/platform/src/(jobs|realtime|secrets|outward|cli|seed)/)`,
      pathNot: "\\.(routes|guard)\\.ts$",
    },
    to: { path: "(node_modules/(@?fastify[^/]*)/|^apps/platform/src/http/app\\.ts$)" },
  },
  ...["player", "console"].map((site) => ({
    name: `${site}-shared-is-below-all`,
    severity: "error",
    from: { path: `^apps/${site}/src/shared/` },
    to: { path: `^apps/${site}/src/(?!shared/|messages/)` },
  })),
  {
    name: "server-code-imports-no-tsx",
    severity: "error",
    from: {
      path: "\\.ts$",
      pathNot:
        "^apps/(player|console)/|^apps/studio/src/client/|^packages/(ui|game-kit|i18n)/|vite\\.config|^games/.*/view",
    },
    to: { path: "\\.tsx$" },
  },
];

/** Every dependency rule of the house, read from the folders under `root`. */
export function rules(root) {
  return [
    ...houseRules,
    ...folders(root, "apps").map(appRule),
    ...folders(root, MODULES).flatMap(moduleRules),
    ...siteRules(root),
  ];
}

function folders(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

function appRule(app) {
  return {
    name: `apps-do-not-see-each-other-${app}`,
    severity: "error",
    from: { path: `^apps/${app}/` },
    to: { path: "^apps/", pathNot: `^apps/${app}/` },
  };
}

function moduleRules(module) {
  const others = (allowedCalls[module] ?? []).join("|") || "none-at-all";
  return [
    {
      name: `${module}-calls-only-what-the-table-allows`,
      severity: "error",
      from: { path: `^${MODULES}/${module}/` },
      to: { path: `^${MODULES}/`, pathNot: `^${MODULES}/(${module}|${others})/` },
    },
    {
      name: `${module}-is-entered-by-its-door`,
      severity: "error",
      from: { path: "^apps/platform/src/", pathNot: `^${MODULES}/${module}/` },
      to: { path: `^${MODULES}/${module}/`, pathNot: `^${MODULES}/${module}/index\\.ts$` },
    },
  ];
}

function siteRules(root) {
  return ["player", "console"].flatMap((site) =>
    folders(root, `apps/${site}/src/features`).map((feature) => ({
      name: `${site}-feature-${feature}-sees-no-other`,
      severity: "error",
      from: { path: `^apps/${site}/src/features/${feature}/` },
      to: {
        path: `^apps/${site}/src/(features|routes)/`,
        pathNot: `^apps/${site}/src/features/${feature}/`,
      },
    })),
  );
}
