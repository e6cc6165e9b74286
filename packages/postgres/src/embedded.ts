export { keepRunning, type KeptServer } from "./embedded/keep-running.ts";
export { forgottenRefuges, type ForgottenRefuge } from "./embedded/refuge.ts";
export { startEmbedded, type EmbeddedServer, type EmbeddedOptions } from "./embedded/start.ts";
export { startStandby, type Standby } from "./embedded/standby.ts";
