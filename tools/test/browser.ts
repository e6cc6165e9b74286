import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { installDebian, isDebianRoot } from "./debian.ts";
import { findProgram, isProgram } from "./find-program.ts";

/**
 * Chromium without its windows: the same engine for a third of the time of a machine, most of which
 * the whole browser spends on windows that nobody sees.
 */
const SHELLS = ["/usr/lib/chromium/chromium-headless-shell", ...playwrightShells()];
const WHOLE = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The Chromium the browser tests run on: PERYA_BROWSER, a headless shell of the system's or
 * Playwright's, else one installed now (the Debian package when we are root on Debian), else a
 * whole browser, else Playwright's download. Throws with what to do when none can be had.
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const given = env["PERYA_BROWSER"];
  if (given) {
    if (!isProgram(given))
      throw new Error(`PERYA_BROWSER is ${given}, but there is no program of that name.`);
    return given;
  }
  return findProgram(SHELLS) ?? installedDebian() ?? findWholeBrowser() ?? downloaded();
}

/** A Chromium with everything its users have, where there is one. */
export function findWholeBrowser(): string | undefined {
  return findProgram([...WHOLE, chromium.executablePath()]);
}

function installedDebian(): string | undefined {
  return isDebianRoot()
    ? installed("Debian's chromium-headless-shell", () => installDebian("chromium-headless-shell"))
    : undefined;
}

function downloaded(): string {
  const command = () =>
    execFileSync("npx", ["playwright", "install", "--only-shell", "chromium"], {
      stdio: "inherit",
    });
  const found = installed("Playwright's", command);
  if (!found)
    throw new Error(
      "The browser tests need Chromium and none could be installed. Install Chromium or " +
        "Chrome and set PERYA_BROWSER to its path.",
    );
  return found;
}

/**
 * Installs a headless shell; undefined where that did not work, or ended well and left no program.
 */
function installed(whose: string, install: () => void): string | undefined {
  console.log(`No headless Chromium found; installing ${whose}…`);
  try {
    install();
  } catch {
    return undefined;
  }
  return findProgram([...SHELLS, ...playwrightShells()]);
}

/**
 * The headless shell of Playwright's own, which lies beside its whole browser under another name.
 */
function playwrightShells(): string[] {
  const [cache, revision] =
    /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(chromium.executablePath())?.slice(1) ?? [];
  return cache === undefined
    ? []
    : globSync(
        `${cache}/chromium_headless_shell-${revision}/*/{chrome-headless-shell,headless_shell}{,.exe}`,
      );
}
