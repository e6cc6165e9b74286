/** What the site's components read of a browser while they are drawn, as a first visit has it. The build puts it in the place of the browser's own names. */
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
  /** Reaches the player API alone, without leaving the process. */
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

/** Makes what is drawn until the next call a page of this reader's, who asks the player API by `fetch`. */
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
