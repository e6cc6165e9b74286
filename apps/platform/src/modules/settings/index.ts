export { CLOSED_REFUSALS, closeSite } from "./close-site.guard.ts";
export { countryOf } from "./country-of.ts";
export { domainRoutes } from "./domains.routes.ts";
export { operatorSettingsRoutes } from "./operator-settings.routes.ts";
export { REGISTER_FIELDS, type RegisterFieldName } from "./register-fields.ts";
export {
  isOffered,
  REGISTER_METHODS,
  registerRules,
  type RegisterMethod,
  type RegisterRules,
} from "./register-rules.ts";
export { registerSettingsRoutes } from "./register-settings.routes.ts";
export { settingsOf } from "./settings-of.ts";
export { seedSettings } from "./seed-settings.ts";
export { pageSources, previewSources } from "./page-sources.ts";
export { permissionOf } from "./permission.ts";
export { settingsRoutes } from "./settings.routes.ts";
export type { BrandSettings } from "./settings.ts";
export { visitOf } from "./visitor.ts";
