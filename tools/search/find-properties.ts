import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Areas in which an untested value can cost money. */
const AREAS = [
  "apps/platform/src/modules/{wallet,lottery,cashier}",
  "games",
  "apps/studio/src",
  "packages/{money,fair,game-kit,lottery-kit}",
  "vendors",
];

/** How a test file says that it tries random values. */
const TRIES = /from "fast-check"|\bprove(?:Lottery|Game)\b/;

/**
 * The files with property tests of wallet, lottery, cashier, games and money arithmetic, from the
 * root.
 */
export function findProperties(root: string): string[] {
  const files = AREAS.flatMap((area) =>
    globSync(`${area}/**/*.test.{ts,tsx}`, {
      cwd: root,
      exclude: (path) => path.endsWith("node_modules"),
    }),
  );
  return files.filter((file) => TRIES.test(readFileSync(join(root, file), "utf8"))).toSorted();
}
