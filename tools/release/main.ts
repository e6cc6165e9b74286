import { PLACE } from "./place.ts";
import { connect } from "@perya/postgres";
import { chromium } from "@playwright/test";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { ownDataDir, startIn } from "../../e2e/product.ts";
import { findBrowser } from "../test/browser.ts";
import { DATABASES, DUMPS } from "./dumps.ts";
import { dumpDatabase } from "./dump-database.ts";
import { leaveOutLater, makeDay } from "./make-day.ts";

/**
 * `npm run release:dump`: makes a day at the demo brand with this version, on a separate product,
 * and stores its databases in tools/release/dumps/<version>. Run once for each release; the update
 * test loads every dump and brings it to the version of the checkout.
 */
const ROOT = join(import.meta.dirname, "../..");
const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as {
  version: string;
};
const dataDir = await ownDataDir();
const stop = await startIn(dataDir, PLACE);
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
});
try {
  const { DATABASE_URL } = JSON.parse(await readFile(join(dataDir, "platform.json"), "utf8")) as {
    DATABASE_URL: string;
  };
  const url = (name: string) => DATABASE_URL.replace(/\/[^/]*$/, `/${name}`);
  const platform = connect(url(DATABASES.platform), { connections: 1 });
  await makeDay(browser, platform);
  await leaveOutLater(platform);
  await platform.close();
  await mkdir(join(DUMPS, version), { recursive: true });
  for (const [app, name] of Object.entries(DATABASES)) {
    const text = await dumpDatabase(url(name), ROOT);
    const path = join(DUMPS, version, `${app}.sql.gz`);
    const compressed = await promisify(gzip)(text, { level: 9 });
    await writeFile(path, compressed);
    console.log(`${path}: ${compressed.length} bytes, ${text.length} uncompressed`);
  }
} finally {
  await browser.close();
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}
