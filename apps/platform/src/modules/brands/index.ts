export type { Brand } from "./brands.ts";
export { brandOfRequest } from "./brand-of-request.ts";
export { selectBrand as findBrand } from "./brands.store.ts";
