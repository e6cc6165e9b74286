import { LANGUAGES } from "@perya/languages";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What the player site's own code says of a page before it is sent: built beside the site from `apps/player/server`, once in each language it has words in. */
export interface SiteRenderer {
  /** `language` is a tag; without words in it the page is said in English. */
  render(asked: { readonly pathname: string; readonly brand: string; readonly language: string }): {
    readonly title: string;
    readonly description: string;
  };
}

/** The site's renderer; undefined where the site is not built. */
export async function loadRenderer(directory: string): Promise<SiteRenderer | undefined> {
  const first = await load(join(directory, "render.js"));
  if (!first) return undefined;
  const others = new Map<string, SiteRenderer>();
  for (const { tag } of LANGUAGES) others.set(tag, (await load(join(directory, `render.${tag}.js`))) ?? first);
  return { render: (asked) => (others.get(asked.language) ?? first).render(asked) };
}

async function load(file: string): Promise<SiteRenderer | undefined> {
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as SiteRenderer) : undefined;
}
