import { languageOf, readableLanguages, type LanguageCode } from "@perya/languages";
import { languageFor } from "../../../http/visitors/page-language.ts";
import type { Platform } from "../../../platform.ts";
import { settingsOf } from "../settings-of.ts";

type PageRequest = Parameters<typeof languageFor>[0];

/**
 * The languages a visitor may be shown an operator's words in, the best first. `asked` is what an
 * address names instead of the page's language.
 */
export async function readableFor(
  platform: Platform,
  brandId: bigint,
  request: PageRequest,
  asked?: string,
): Promise<readonly LanguageCode[]> {
  const settings = await settingsOf(platform, brandId);
  const { code } = asked ? languageOf(asked) : languageFor(request, settings);
  return readableLanguages(code, languageOf(settings.language.defaultLanguage).code);
}
