export type { Brand, ReachedBrand } from "./brands.ts";
export { brandOfRequest } from "./brand-of-request.ts";
export { addHost } from "./add-host.ts";
export { changeZone } from "./change-zone.ts";
export { createBrand } from "./create-brand.ts";
export { hostName, newBrand } from "./new-brand.ts";
export {
  selectBrandAt as brandAt,
  selectHosts as hostsOf,
  selectBrand as findBrand,
  selectBrandById as brandById,
  selectBrandsById as brandsById,
  selectBrands as allBrands,
} from "./brands.store.ts";
export { siteOf, siteReached, sitesOf } from "./site-of.ts";
export { selectZones as zonesOf, type ZoneSpan } from "./zones.store.ts";
