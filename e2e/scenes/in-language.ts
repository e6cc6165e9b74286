import type { Locator, Page } from "@playwright/test";
import { wordsIn, type Translate } from "./words.ts";

interface Named {
  readonly name?: string | RegExp;
  readonly hasText?: string | RegExp;
  readonly exact?: boolean;
}

/** Methods that find something by its words. */
const BY_WORDS = new Set<string | symbol>([
  "getByLabel",
  "getByText",
  "getByPlaceholder",
  "getByTitle",
  "getByAltText",
]);
/** Methods that find something and return an object to search in further. */
const FURTHER = new Set<string | symbol>([
  "getByRole",
  "locator",
  "filter",
  "first",
  "last",
  "nth",
  "or",
  "and",
  ...BY_WORDS,
]);

/**
 * A page in another language, for scenes that are written in English: texts are translated before
 * they are looked up.
 */
export function inLanguage(page: Page, tag: string): Page {
  return translated(page, wordsIn(tag));
}

function translated<Found extends Page | Locator>(found: Found, translate: Translate): Found {
  return new Proxy(found, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      const call = value.bind(target) as (...given: unknown[]) => unknown;
      if (name === "all")
        return async () => ((await call()) as Locator[]).map((one) => translated(one, translate));
      if (!FURTHER.has(name)) return call;
      return (what: unknown, options?: Named, ...rest: unknown[]) => {
        const words = BY_WORDS.has(name)
          ? translate(what as string | RegExp, options?.exact ?? false)
          : name === "filter"
            ? said(what as Named, translate)
            : what;
        return translated(
          call(words, options && said(options, translate), ...rest) as Locator,
          translate,
        );
      };
    },
  });
}

function said(options: Named, translate: Translate): Named {
  const { name, hasText, exact = false } = options;
  return {
    ...options,
    ...(name && { name: translate(name, exact) }),
    ...(hasText && { hasText: translate(hasText, false) }),
  };
}
