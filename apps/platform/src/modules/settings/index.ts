export { CLOSED_REFUSALS, closeSite } from "./close-site.ts";
export { countryOf } from "./country-of.ts";
export { operatorSettingsRoutes } from "./operator-settings.routes.ts";
export { settingsOf } from "./settings-of.ts";
export { seedSettings } from "./seed-settings.ts";
export { permissionOf } from "./permission.ts";
export { settingsRoutes } from "./settings.routes.ts";
export type { BrandSettings } from "./settings.ts";
export { visitOf } from "./visitor.ts";
