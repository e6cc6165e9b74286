/**
 * The browser globals that components read during server rendering, as on a first visit. The build
 * substitutes them for the browser's own.
 */
interface Browser {
  document: {
    readonly documentElement: {
      readonly lang: string;
      readonly dir: string;
      readonly dataset: Readonly<Record<string, string>>;
    };
    readonly cookie: string;
    readonly title: string;
  };
  location: {
    readonly pathname: string;
    readonly search: string;
    readonly hash: string;
    readonly origin: string;
    readonly href: string;
  };
  readonly localStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly matchMedia: () => { readonly matches: boolean };
  /** Reaches only the player API, within the process. */
  readonly fetch: (address: string) => Promise<Response>;
}

const NOWHERE = "https://site.invalid";
const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

declare global {
  var servedBrowser: Browser;
}

export interface Reader {
  readonly pathname: string;
  readonly language: {
    readonly code: string;
    readonly tag: string;
    readonly name: string;
    readonly dir: string;
  };
}

/**
 * Sets the visitor for everything rendered until the next call; `fetch` calls the player API.
 */
export function openBrowser(
  { pathname, language: { code, tag, name, dir } }: Reader,
  fetch: Browser["fetch"],
): void {
  globalThis.servedBrowser = {
    document: {
      documentElement: { lang: tag, dir, dataset: { language: code, languageName: name } },
      cookie: "",
      title: "",
    },
    location: { pathname, search: "", hash: "", origin: NOWHERE, href: NOWHERE + pathname },
    localStorage: nothing,
    sessionStorage: nothing,
    matchMedia: () => ({ matches: false }),
    fetch,
  };
}

/** The names that the build replaces. */
export const REPLACED = Object.fromEntries(
  ["document", "location", "localStorage", "sessionStorage", "matchMedia", "fetch"].map((name) => [
    name,
    `globalThis.servedBrowser.${name}`,
  ]),
);
