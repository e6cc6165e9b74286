import type { ComponentType } from "react";
import { parse } from "regexparam";
import { loadPart } from "../loading/part-fault.ts";

/**
 * What a page needs of who opens it: nothing, a session (a trial one will do), or an account of
 * personal.
 */
export type Audience = "everyone" | "signed-in" | "accounts";

/** A page's part of the program: at hand, or to be loaded. */
export interface Part {
  /** The page, once it is at hand. */
  readonly loaded: () => ComponentType | undefined;
  /**
   * Loads it, once. Rejects with a PartFault where it does not come, again and again until that is
   * forgotten.
   */
  readonly load: () => Promise<void>;
  /** Forgets that it did not come, so that it can be asked for again. */
  readonly forget: () => void;
}

/** One page of the site. `path` may hold names: `/member/personalHistoryCopy/:id`. */
export interface Page extends Part {
  readonly path: string;
  readonly audience: Audience;
  /** It lies over the page one came from: a pane of the member centre. */
  readonly over?: true;
}

/** What a path leads to, and what stands in it by name. */
export interface Found {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

let table: readonly (Page & { readonly pattern: RegExp; readonly keys: readonly string[] })[] = [];

/** Registers the pages; the first whose path matches is used. */
export function setPages(pages: readonly Page[]): void {
  table = pages.map((page) => ({ ...page, ...parse(page.path) }));
}

/** The page of a path; undefined where there is none. */
export function findPage(pathname: string): Found | undefined {
  for (const page of table) {
    const parts = page.pattern.exec(pathname);
    if (parts)
      return {
        page,
        params: Object.fromEntries(page.keys.map((key, at) => [key, decoded(parts[at + 1] ?? "")])),
      };
  }
  return undefined;
}

/** The text a part of a path stands for; as it stands where it stands for none. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A page that comes with the first script. */
export function ready(Page: ComponentType): Part {
  return { loaded: () => Page, load: () => Promise.resolve(), forget: () => undefined };
}

/** A page that is loaded when the visitor is about to go there. */
export function lazily(load: () => Promise<{ readonly Page: ComponentType }>): Part {
  let loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  return {
    loaded: () => loaded,
    load: () =>
      (loading ??= loadPart(load).then(({ Page }) => {
        loaded = Page;
      })),
    forget: () => {
      if (!loaded) loading = undefined;
    },
  };
}
