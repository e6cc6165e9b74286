import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** What the player site's own code says of a page before it is sent: built beside the site from `apps/player/server`. */
export interface SiteRenderer {
  render(asked: { readonly pathname: string; readonly brand: string }): { readonly title: string; readonly description: string };
}

/** The site's renderer; undefined where the site is not built. */
export async function loadRenderer(directory: string): Promise<SiteRenderer | undefined> {
  const file = join(directory, "render.js");
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as SiteRenderer) : undefined;
}
