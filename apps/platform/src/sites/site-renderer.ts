import { LANGUAGES, type Language } from "@perya/languages";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The requested page, the brand's name, and the language. */
export interface AskedPage {
  readonly pathname: string;
  readonly brand: string;
  readonly language: Language;
}

/**
 * A page as a guest first sees it, and the player API answers it shows, each with the site's cache
 * key.
 */
export interface DrawnPage {
  readonly html: string;
  readonly answers: readonly (readonly [key: readonly unknown[], value: unknown])[];
}

/** The player API for a guest. */
export interface GuestReply {
  readonly status: number;
  readonly body: string;
}

/**
 * The player site's own server-side rendering: built with the site from `apps/player/server`, once
 * per translated language.
 */
export interface SiteRenderer {
  name(asked: AskedPage): { readonly title: string; readonly description: string };
  /** `ask` takes an address from the path on. One page at a time. */
  draw(
    asked: AskedPage,
    permission: unknown,
    ask: (address: string) => Promise<GuestReply>,
  ): Promise<DrawnPage>;
}

/**
 * The site's renderer, in English where a language has no words yet; undefined where the site is
 * not built.
 */
export async function loadRenderer(directory: string): Promise<SiteRenderer | undefined> {
  const first = await load(join(directory, "render.js"));
  if (!first) return undefined;
  const others = new Map<string, SiteRenderer>();
  for (const { tag } of LANGUAGES)
    others.set(tag, (await load(join(directory, `render.${tag}.js`))) ?? first);
  const speaking = ({ language }: AskedPage) => others.get(language.tag) ?? first;
  return {
    name: (asked) => speaking(asked).name(asked),
    draw: (asked, ...rest) => speaking(asked).draw(asked, ...rest),
  };
}

async function load(file: string): Promise<SiteRenderer | undefined> {
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as SiteRenderer) : undefined;
}
