import type { BrandSettings } from "../settings/index.ts";

/** What a brand finds suspicious. */
export type RiskSettings = BrandSettings["risk"];
