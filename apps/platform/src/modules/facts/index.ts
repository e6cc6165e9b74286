export { fact, whole } from "./fact.ts";
export { hears, type Listener } from "./hears.ts";
export { tellFact } from "./tell-fact.ts";
