export type { Brand } from "./brands.ts";
export { brandOfRequest } from "./brand-of-request.ts";
export { selectBrand as findBrand, selectBrandById as brandById } from "./brands.store.ts";
