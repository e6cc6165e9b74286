import { Refusal } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Refusals } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { visitOf } from "./visitor.ts";

/** Routes that explain to a visitor why the site is closed stay open. */
const ALWAYS_OPEN: ReadonlySet<string> = new Set([
  "/api/v1/permission",
  "/api/v1/system-status",
  "/api/v1/openapi.json",
]);

/** Refusals of every call while the site is closed. */
export const CLOSED_REFUSALS: Refusals = {
  403: ["ACCESS_RESTRICTED"],
  503: ["SYSTEM_MAINTENANCE"],
};

/**
 * Refuses the player API's calls while the brand's site is closed to the visitor. Payment callbacks
 * and vendors' calls have other addresses and continue.
 */
export function closeSite(app: App, platform: Platform): void {
  app.addHook("onRequest", async (request) => {
    const { url = "" } = request.routeOptions;
    if (!url.startsWith("/api/v1/") || ALWAYS_OPEN.has(url)) return;
    const { status } = await visitOf(platform, request);
    if (status === 1) throw new Refusal(503, "SYSTEM_MAINTENANCE", "System maintenance");
    if (status === 2) throw new Refusal(403, "ACCESS_RESTRICTED", "Access restricted");
  });
}
