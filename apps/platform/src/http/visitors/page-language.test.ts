import { languageOf } from "@perya/languages";
import type { FastifyRequest } from "fastify";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languageFor, readPages } from "./page-language.ts";

const page = (words: string) =>
  `<!doctype html><html lang="en"><head><title>Perya</title></head>` +
  `<body lang="${words}"></body></html>`;

let directory: string;
let pageIn: Awaited<ReturnType<typeof readPages>>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "perya-pages-"));
  await writeFile(join(directory, "index.html"), page("en"));
  await writeFile(join(directory, "index.ar.html"), page("ar"));
  pageIn = await readPages(directory);
});
afterAll(() => rm(directory, { recursive: true }));

test("CO-01 a page says its language and direction before anything runs", () => {
  expect(pageIn(languageOf("AR"))).toContain(
    '<html lang="ar" dir="rtl" data-language="AR" data-language-name="العربية">',
  );
  expect(pageIn(languageOf("AR"))).toContain('<body lang="ar">');
});

test("CO-01 a language without words of its own has English ones, and its body says so", () => {
  expect(pageIn(languageOf("FA"))).toContain('<html lang="fa" dir="rtl"');
  expect(pageIn(languageOf("FA"))).toContain('<body lang="en">');
});

test("CO-01 who chose nothing, or something that isn't there, reads English", () => {
  for (const code of [undefined, "", "XX", "ar"])
    expect(pageIn(languageOf(code))).toContain('<html lang="en" dir="ltr"');
});

test("CO-01 who chose nothing reads what the brand speaks first, and who chose reads that", () => {
  const brand = { language: { defaultLanguage: "TY" } } as const;
  const asking = (lang?: string, language?: string) =>
    languageFor({ cookies: { lang }, headers: { language } } as unknown as FastifyRequest, brand)
      .tag;
  expect([asking(), asking("AR"), asking("EN")]).toEqual(["fil", "ar", "en"]);
  expect([asking("AR", "zh-Hans"), asking("AR", "VI"), asking("AR", "??")]).toEqual([
    "zh-Hans",
    "vi",
    "ar",
  ]);
});
