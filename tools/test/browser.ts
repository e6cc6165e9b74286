import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { installDebian, isDebianRoot } from "./debian.ts";
import { findProgram, isProgram } from "./find-program.ts";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The Chromium the browser tests run on: PERYA_BROWSER, one of the system's, Playwright's own, or else one installed now (the Debian package when we are root on
 * Debian, otherwise Playwright's download). Throws with what to do when none can be had.
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const given = env["PERYA_BROWSER"];
  if (given) {
    if (!isProgram(given)) throw new Error(`PERYA_BROWSER is ${given}, but there is no program of that name.`);
    return given;
  }
  return installed() ?? install();
}

function installed(): string | undefined {
  return findProgram([...SYSTEM, chromium.executablePath()]);
}

function install(): string {
  const asDebian = isDebianRoot();
  console.log(`No Chromium found; installing ${asDebian ? "Debian's package" : "Playwright's"}…`);
  try {
    if (asDebian) installDebian("chromium");
    else execFileSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
  } catch {
    // Said below, in one sentence, together with the case that the install ended well but left no program.
  }
  const found = installed();
  if (!found)
    throw new Error("The browser tests need Chromium and none could be installed. Install Chromium or Chrome and set PERYA_BROWSER to its path.");
  return found;
}
