export { hub88 } from "./adapter.ts";
