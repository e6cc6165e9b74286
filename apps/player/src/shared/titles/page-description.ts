import { pageNameOf } from "./page-names.ts";
import { textOf } from "../language/text.ts";

/**
 * What a page of the brand is about, in a sentence, for who finds it elsewhere; home's where the
 * address has none of its own.
 */
export function pageDescription(pathname: string, brand: string): string {
  return textOf("descriptions")(pageNameOf(pathname) ?? "home", { brand });
}
