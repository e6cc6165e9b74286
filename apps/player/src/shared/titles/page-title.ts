import { pageNameOf, type PageName } from "./page-names.ts";
import { textOf } from "../language/text.ts";

/**
 * What stands in the tab for a page of the brand; undefined where the address has no title of its
 * own.
 */
export function pageTitle(pathname: string, brand: string): string | undefined {
  const name = pageNameOf(pathname);
  return name && namedTitle(name, brand);
}

/** What stands in the tab for a page that says its title itself. */
export function titleOf(page: string, brand: string): string {
  return textOf("titles")("of", { page, brand });
}

function namedTitle(name: PageName, brand: string): string {
  const t = textOf("titles");
  if (name === "home") return t("home", { brand });
  // As the specification has it: without the brand.
  if (name === "help") return t("help");
  return titleOf(t(name), brand);
}
