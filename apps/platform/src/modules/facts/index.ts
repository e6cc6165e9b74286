export { fact, whole, type Fact } from "./fact.ts";
export { hears, type Listener } from "./hears.ts";
export { tellFact } from "./tell-fact.ts";
