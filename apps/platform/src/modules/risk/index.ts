export { selectCasesWaiting as casesWaiting } from "./cases/case-queue.store.ts";
export { isRestricted, isRestrictedNow } from "./cases/is-restricted.ts";
export { selectTagged as playersTagged } from "./notes/notes.store.ts";
export { linksOf } from "./links/links-of.ts";
