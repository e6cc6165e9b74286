import type { Config } from "../../../config.ts";
import type { BrandSettings } from "../../settings/index.ts";
import { methodsOf } from "../methods.ts";
import { isServed, openProviders } from "../providers/providers.ts";
import {
  METHODS_OF,
  STATEMENT_PROVIDERS,
  type ListingProvider,
  type StatementProvider,
} from "./movement.ts";

/** The providers that take money of a brand's players now, so that their statements are due. */
export function providersOn(
  config: Config,
  section: BrandSettings["methods"],
): StatementProvider[] {
  const methods = methodsOf(section);
  return STATEMENT_PROVIDERS.filter((provider) =>
    METHODS_OF[provider].some((code) => methods[code].enabled && isServed(config, code)),
  );
}

/** The providers of this installation that list their payments. */
export function listingProviders(config: Config): readonly ListingProvider[] {
  return openProviders(config).flatMap(({ code: name, list }) => {
    const code = STATEMENT_PROVIDERS.find((one) => one === name);
    return code ? [{ code, list }] : [];
  });
}
