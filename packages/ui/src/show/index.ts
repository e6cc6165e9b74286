export { Facts } from "./facts.tsx";
export { Instant } from "./instant.tsx";
export { Money } from "./money.tsx";
export { RichText } from "./rich-text.tsx";
export { Skeleton } from "./skeleton.tsx";
