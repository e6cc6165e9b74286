export { OPEN_REFUSALS as openRefusals } from "./brands/brand-refusals.ts";
export { openBrand, wantedBrand, type WantedBrand } from "./brands/open-brand.ts";
