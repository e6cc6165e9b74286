import { rules } from "./tools/boundaries/rules.mjs";

/**
 * The rules are made from the folders on disk, so a new module, app or game starts with no rights.
 */
export default {
  forbidden: rules(import.meta.dirname),
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(/dist/|\\.test\\.tsx?$|/testing/)" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
