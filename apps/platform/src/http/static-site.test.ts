import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastify } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import type { App } from "./app.ts";
import { staticSite } from "./static-site.ts";

/** A built site: files beside its index and in folders, one of them compressed too. */
async function built(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "perya-site-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(join(directory, "assets/deep"), { recursive: true });
  const files = {
    "index.html": "<!doctype html><title>Perya</title>",
    "theme.js": "theme",
    "assets/page-1a2b.js": "page",
    "assets/page-1a2b.js.gz": "smaller",
    "assets/deep/drawing.svg": "<svg/>",
    ".secret": "nobody's",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  return directory;
}

test("a built site's files are served where they are, everything else is its page, and a file that is missing is said to be", async () => {
  const app: App = fastify().withTypeProvider();
  onTestFinished(() => app.close());
  await staticSite(app, await built());
  const ask = async (url: string, encoding = "identity") => {
    const { statusCode, headers, body } = await app.inject({
      url,
      headers: { "accept-encoding": encoding },
    });
    return [statusCode, String(headers["content-type"]).split(";")[0], body];
  };
  const page = [200, "text/html", "<!doctype html><title>Perya</title>"];
  expect(await ask("/theme.js")).toEqual([200, "application/javascript", "theme"]);
  expect(await ask("/assets/page-1a2b.js")).toEqual([200, "application/javascript", "page"]);
  expect(await ask("/assets/page-1a2b.js", "gzip")).toEqual([
    200,
    "application/javascript",
    "smaller",
  ]);
  expect(await ask("/assets/deep/drawing.svg")).toEqual([200, "image/svg+xml", "<svg/>"]);
  expect(await ask("/")).toEqual(page);
  expect(await ask("/any/page")).toEqual(page);
  expect(await ask("/.secret")).toEqual(page);
  for (const missing of ["/assets/older.js", "/assets/", "/assets/..%2f.secret"])
    expect([403, 404]).toContain((await ask(missing))[0]);
  const cached = async (url: string) => (await app.inject({ url })).headers["cache-control"];
  expect(await cached("/assets/page-1a2b.js")).toBe("public, max-age=31536000, immutable");
  expect(await cached("/theme.js")).toBe("no-cache");
});
