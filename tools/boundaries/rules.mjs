import { readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { allowedCalls } from "./allowed-calls.mjs";

const MODULES = "apps/platform/src/modules";
const STUDIO = "apps/studio/src/modules";

/** Rules that do not depend on the folders. */
const houseRules = [
  {
    name: "no-circles",
    severity: "error",
    comment: "A circle has no beginning to read from.",
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
  },
  {
    name: "no-circles-of-types",
    severity: "error",
    comment: "What a parent and its parts share stands in a file of its own.",
    from: { path: "^(apps|packages|games|vendors)/" },
    to: { circular: true },
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
      path: `^(${MODULES}/|apps/platform/src/(jobs|realtime|secrets|outward|cli|seed)/|${STUDIO}/)`,
      pathNot: "\\.(routes|guard)\\.ts$",
    },
    to: {
      path: "(node_modules/(@?fastify[^/]*)/|^apps/(platform|studio)/src/http/(build-)?app\\.ts$)",
    },
  },
  {
    name: "primitives-know-no-module",
    severity: "error",
    comment: "They serve any module alike; what a site is made of stands in sites/.",
    from: { path: "^apps/platform/src/(http|jobs|realtime|room|secrets|outward)/" },
    to: { path: "^apps/platform/src/(modules|sites|seed|cli)/" },
  },
  {
    name: "only-the-process-composes-sites",
    severity: "error",
    comment: "What a site is made of can't need the site.",
    from: { path: "^apps/platform/src/", pathNot: "^apps/platform/src/(sites/|main\\.ts$)" },
    to: { path: "^apps/platform/src/sites/" },
  },
  {
    name: "modules-are-listed-once",
    severity: "error",
    comment: "Routes and jobs are put into the platform by its one list of modules.",
    from: { path: "^apps/platform/src/", pathNot: "^apps/platform/src/sites/modules\\.ts$" },
    to: { path: `^${MODULES}/[^/]+/module\\.ts$` },
  },
  {
    name: "declarations-are-gathered-once",
    severity: "error",
    from: { path: "^apps/platform/src/", pathNot: "^apps/platform/src/declared\\.ts$" },
    to: { path: `^${MODULES}/[^/]+/declares\\.ts$` },
  },
  {
    name: "declarations-are-plain-data",
    severity: "error",
    comment: "Every module below reads them, so they need none. A long one has parts, declared-*.",
    from: { path: [`^${MODULES}/[^/]+/declares\\.ts$`, `^${MODULES}/.+/declared-[^/]+\\.ts$`] },
    to: {
      path: "^apps/platform/src/",
      pathNot: ["^apps/platform/src/declares\\.ts$", "/declared-[^/]+\\.ts$"],
    },
  },
  {
    name: "wallet-deciding-is-pure",
    severity: "error",
    comment:
      "What is decided depends on the state and the command alone; hashing is no look outside.",
    from: { path: `^${MODULES}/wallet/deciding/`, pathNot: "\\.test\\.ts$" },
    to: {
      path: "^(packages/(postgres|process|secrets)/|[a-z_/]+$)|node_modules/",
      pathNot: "^crypto$",
    },
  },
  ...walletRules(),
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

/** The wallet's folders: the decider depends on no other part, and the proofs do not write. */
function walletRules() {
  const allowed = {
    deciding: [],
    memory: ["deciding"],
    sums: ["deciding"],
    writing: ["deciding", "memory", "sums"],
    proving: ["deciding", "sums"],
    reading: ["deciding"],
    following: ["reading"],
    clock: [],
  };
  const all = Object.keys(allowed).join("|");
  return Object.entries(allowed).flatMap(([folder, others]) => {
    const from = {
      path: `^${MODULES}/wallet/${folder}/`,
      pathNot: "\\.test\\.ts$",
    };
    const seen = [folder, ...others].join("|");
    return [
      {
        name: `wallet-${folder}-knows-only-what-is-below`,
        severity: "error",
        from,
        to: {
          path: `^${MODULES}/wallet/(${all}|open-wallet|index)`,
          pathNot: `^${MODULES}/wallet/(${seen})/`,
        },
      },
      {
        name: `wallet-${folder}-is-entered-by-its-index`,
        severity: "error",
        from: {
          path: `^${MODULES}/wallet/`,
          pathNot: `^${MODULES}/wallet/${folder}/|\\.test\\.ts$`,
        },
        to: {
          path: `^${MODULES}/wallet/${folder}/`,
          pathNot: `^${MODULES}/wallet/${folder}/index\\.ts$`,
        },
      },
    ];
  });
}

/** Every dependency rule of the house, read from the folders under `root`. */
export function rules(root) {
  return [
    ...houseRules,
    ...folders(root, "apps").map(appRule),
    ...folders(root, MODULES).flatMap(moduleRules),
    ...folders(root, STUDIO).map(studioModuleRule),
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
      name: `${module}-is-entered-by-its-index`,
      severity: "error",
      from: { path: "^apps/platform/src/", pathNot: `^${MODULES}/${module}/` },
      to: {
        path: `^${MODULES}/${module}/`,
        pathNot: `^${MODULES}/${module}/(index|module|declares)\\.ts$`,
      },
    },
  ];
}

/** The studio's few modules may all call each other, through their indexes too. */
function studioModuleRule(module) {
  return {
    name: `studio-${module}-is-entered-by-its-index`,
    severity: "error",
    from: { path: "^apps/studio/src/", pathNot: `^${STUDIO}/${module}/` },
    to: {
      path: `^${STUDIO}/${module}/`,
      pathNot: `^${STUDIO}/${module}/(index|[a-z-]+\\.routes)\\.ts$`,
    },
  };
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
