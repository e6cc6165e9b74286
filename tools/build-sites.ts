import { writeWhole } from "@perya/process";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { compress } from "./compress.ts";
import { OTHER_LANGUAGES } from "./messages/catalogue.ts";

const run = promisify(execFile);

/**
 * Each built site: its source folders, and its builds into one folder; the player site has one for
 * each language. The first build empties the folder.
 */
const SITES = {
  player: {
    sources: ["apps/player", "packages", "games", "tools/messages"],
    modes: ["production", ...OTHER_LANGUAGES],
  },
  console: { sources: ["apps/console", "packages"], modes: ["production"] },
  studio: { sources: ["apps/studio", "packages", "games"], modes: ["production"] },
} as const;

/**
 * Builds the sites whose sources changed since their last build, one at a time: a build fully uses
 * a core.
 */
export async function buildSites(root: string): Promise<void> {
  for (const [name, { sources, modes }] of Object.entries(SITES)) {
    const app = join(root, "apps", name);
    if (!existsSync(join(app, "vite.config.ts"))) continue;
    const stamp = join(app, "dist", ".built-from");
    const hash = await hashOf(root, sources);
    if ((await readFile(stamp, "utf8").catch(() => "")) === hash) continue;
    console.log(`Building the ${name} site…`);
    const vite = (...options: string[]) =>
      run(
        process.execPath,
        [join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn", ...options],
        {
          cwd: app,
          maxBuffer: 16 * 1024 * 1024,
        },
      );
    for (const mode of modes) {
      await vite("--mode", mode);
      // The site's server-side code, besides the files it serves.
      if (existsSync(join(app, "server")))
        await vite("--mode", mode, "--ssr", "server/render.tsx", "--outDir", "server/dist");
    }
    await compress(join(app, "dist"));
    await mkdir(join(app, "dist"), { recursive: true });
    await writeWhole(stamp, hash);
  }
}

async function hashOf(root: string, folders: readonly string[]): Promise<string> {
  const hash = createHash("sha256").update(await readFile(join(root, "package-lock.json")));
  const files: string[] = [];
  for (const folder of folders) {
    const found = glob(`${folder}/**/*.{ts,tsx,css,html,svg,json,js,webmanifest}`, {
      cwd: root,
      exclude: (path) =>
        /(^|\/)(node_modules|dist|generated)$/.test(path) || path.includes(".test."),
    });
    for await (const file of found) files.push(file);
  }
  for (const file of files
    .filter((path) => !/(node_modules|\/dist\/|routeTree\.gen)/.test(path))
    .toSorted())
    hash.update(file).update(await readFile(join(root, file)));
  return hash.digest("hex");
}

if (import.meta.main) await buildSites(join(import.meta.dirname, ".."));
