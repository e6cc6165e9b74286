import type { LanguageCode } from "@perya/languages";
import { call } from "../api.ts";
import { keepLanguage } from "./language.ts";
import { isSignedIn } from "../session.ts";

/**
 * Changes the language, on this device and for the signed-in player, and opens the page again: each language has scripts of its own, so that nobody loads the words of
 * another one.
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  keepLanguage(code);
  // The choice stands on this device even where the server can't be told of it now.
  if (isSignedIn())
    await call("PUT", "/language", { body: { language: code } }).catch(() => undefined);
  location.reload();
}
