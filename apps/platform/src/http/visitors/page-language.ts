import { languageOf, LANGUAGES, type Language } from "@perya/languages";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { FastifyRequest } from "fastify";
import { join } from "node:path";

/** Holds the code of the language a visitor chose. The site's own scripts write it. */
const COOKIE = "lang";

/**
 * The language a request of the site's pages names, by code or tag, or that a visitor chose on this
 * device, or else the brand's default.
 */
export function languageFor(
  request: FastifyRequest,
  { language }: { readonly language: { readonly defaultLanguage: string } },
): Language {
  const named = request.headers["language"];
  const known = LANGUAGES.find(({ code, tag }) => code === named || tag === named)?.code;
  return languageOf(known ?? request.cookies[COOKIE] ?? language.defaultLanguage);
}

/**
 * Reads a built site's pages: `index.html` in English, and `index.<tag>.html` for each other
 * language that has texts. The returned function gives the page for any language; one without texts
 * gets English. Every page has its language and direction set before anything is painted.
 */
export async function readPages(directory: string): Promise<(language: Language) => string> {
  const english = await readFile(join(directory, "index.html"), "utf8");
  const pages = new Map<string, string>();
  for (const { tag } of LANGUAGES) {
    const path = join(directory, `index.${tag}.html`);
    pages.set(tag, existsSync(path) ? await readFile(path, "utf8") : english);
  }
  return ({ code, tag, name, dir }) =>
    (pages.get(tag) ?? english).replace(
      /<html[^>]*>/,
      `<html lang="${tag}" dir="${dir}" data-language="${code}" data-language-name="${name}">`,
    );
}
