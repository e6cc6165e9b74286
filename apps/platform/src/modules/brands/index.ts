export type { Brand } from "./brands.ts";
export { brandOfRequest } from "./brand-of-request.ts";
export {
  selectBrand as findBrand,
  selectBrandById as brandById,
  selectBrands as allBrands,
} from "./brands.store.ts";
