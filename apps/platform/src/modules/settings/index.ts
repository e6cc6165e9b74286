export { CLOSED_REFUSALS, closeSite } from "./close-site.ts";
export { countryOf } from "./country-of.ts";
export { operatorSettingsRoutes } from "./operator-settings.routes.ts";
export { settingsRoutes } from "./settings.routes.ts";
