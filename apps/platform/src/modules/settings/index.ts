export { holdBounds } from "./bounds/held-bounds.ts";
export type { OutOfBounds, SettingBound } from "./bounds/setting-bound.ts";
export { CLOSED_REFUSALS } from "./visiting/close-site.guard.ts";
export { holdOffers, type Offer } from "./menus/offers.ts";
export { countryOf } from "./visiting/country-of.ts";
export { REGISTER_FIELDS, type RegisterFieldName } from "./registering/register-fields.ts";
export {
  isOffered,
  REGISTER_METHODS,
  registerRules,
  type RegisterMethod,
  type RegisterRules,
} from "./registering/register-rules.ts";
export { picturesOfSettings } from "./asking/pictures-of-settings.ts";
export { settingsApproval } from "./asking/settings-approval.ts";
export { beginSettings } from "./begin-settings.ts";
export { currentSection, settingsOf } from "./settings-of.ts";
export { seedSettings } from "./seed-settings.ts";
export { pageSources, previewSources } from "./sources/page-sources.ts";
export { permissionOf } from "./permission.ts";
export type { BrandSettings } from "./settings.ts";
export { readableFor } from "./visiting/readable-for.ts";
export { visitOf } from "./visiting/visitor.ts";
export { hasSettings } from "./settings.store.ts";
