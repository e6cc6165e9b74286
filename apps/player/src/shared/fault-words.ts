import { ApiError } from "@perya/api-client";
import type common from "../messages/en/common.json";
import { textOf } from "./text.ts";

type Code = keyof (typeof common)["errors"];

let refusalWords: (code: string) => string | undefined = () => undefined;

/** Has refusals said in words of the page's language. */
export function sayRefusals(words: (code: string) => string | undefined): void {
  refusalWords = words;
}

/** What went wrong in words: those of the catalogue for its code, the server's sentence where the catalogue has none. */
export function faultWords(fault: unknown): string {
  const t = textOf("common");
  if (!(fault instanceof ApiError)) return t("errors.unknown");
  const key = `errors.${fault.code as Code}` as const;
  return t.has(key) ? t(key) : (refusalWords(fault.code) ?? fault.message);
}
