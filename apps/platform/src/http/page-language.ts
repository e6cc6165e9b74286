import { languageOf, LANGUAGES, type Language } from "@perya/languages";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import { join } from "node:path";
import type { BrandSettings } from "../modules/settings/index.ts";

/** Holds the code of the language a visitor chose. The site's own scripts write it. */
const COOKIE = "lang";

/** The language a visitor chose on this device; until then the one their brand speaks first. */
export function languageFor(
  request: FastifyRequest,
  { language }: Pick<BrandSettings, "language">,
): Language {
  return languageOf(request.cookies[COOKIE] ?? language.defaultLanguage);
}

/**
 * Reads a built site's page in each language it has words in: `index.html`, and `index.<tag>.html` beside it, whose scripts hold the words. The answer gives the page for any
 * language: without words of its own in English, which its body says, and in any case with the language's name and direction before anything is painted.
 */
export async function readPages(directory: string): Promise<(language: Language) => string> {
  const first = await readFile(join(directory, "index.html"), "utf8");
  const pages = new Map<string, string>();
  for (const { tag } of LANGUAGES) {
    const path = join(directory, `index.${tag}.html`);
    pages.set(tag, existsSync(path) ? await readFile(path, "utf8") : first);
  }
  return ({ code, tag, name, dir }) =>
    (pages.get(tag) ?? first).replace(
      /<html[^>]*>/,
      `<html lang="${tag}" dir="${dir}" data-language="${code}" data-language-name="${name}">`,
    );
}
