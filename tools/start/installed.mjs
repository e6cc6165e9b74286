import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The first Node that runs TypeScript as it is, and has what the product uses of it. */
const OLDEST_NODE = 26;
const NAMED_AT_MOST = 3;

/**
 * What keeps this checkout from starting before anything of it can be loaded, in one sentence;
 * undefined when nothing does. Plain JavaScript that imports nothing installed: it is for a
 * checkout that was fetched or updated without `npm install`, run by whatever Node there is.
 *
 * @param {string} root the checkout
 * @param {string} node the version of the Node that runs
 * @returns {string | undefined}
 */
export function notInstalled(root, node) {
  const wanted = packagesOf(join(root, "package-lock.json"));
  const found = packagesOf(join(root, "node_modules/.package-lock.json"));
  if (!found) return "Nothing is installed yet: run `npm install`, then start again.";
  const other = wanted ? differing(root, wanted, found) : [];
  if (other.length > 0) {
    const more = other.length > NAMED_AT_MOST ? ` and ${other.length - NAMED_AT_MOST} more` : "";
    return (
      "What is installed is not what this version needs " +
      `(${other.slice(0, NAMED_AT_MOST).join(", ")}${more}): run \`npm install\`, ` +
      "then start again."
    );
  }
  if (Number(node.split(".")[0]) >= OLDEST_NODE) return undefined;
  return (
    `This is Node ${node}, and Perya needs ${OLDEST_NODE} or newer: start it with ` +
    `\`npm start\`, which takes the one that \`npm install\` brought.`
  );
}

/**
 * @param {string} path of a lock file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?:
 *   boolean, link?: boolean }> | undefined}
 */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/**
 * The packages that are missing or of another version. Those for other systems are never there, and
 * those for development are not where they were left out.
 *
 * @param {string} root
 * @param {NonNullable<ReturnType<typeof packagesOf>>} wanted
 * @param {NonNullable<ReturnType<typeof packagesOf>>} found
 */
function differing(root, wanted, found) {
  const withDevelopment = Object.values(found).some(({ dev }) => dev === true);
  return Object.entries(wanted)
    .filter(([path, entry]) => {
      if (!path.includes("node_modules/")) return false;
      const there = found[path];
      if (there && existsSync(join(root, path))) return there.version !== entry.version;
      if (entry.optional || (entry.devOptional && !withDevelopment)) return false;
      return !entry.dev || withDevelopment;
    })
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
}
