export { selectCasesWaiting as casesWaiting } from "./cases/case-queue.store.ts";
export { selectTagged as playersTagged } from "./notes/notes.store.ts";
