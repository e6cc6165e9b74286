export { raiseClock } from "./raise-clock.ts";
