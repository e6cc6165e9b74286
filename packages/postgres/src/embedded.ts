export { forgottenRefuges, type ForgottenRefuge } from "./embedded/refuge.ts";
export { startEmbedded, type EmbeddedServer, type EmbeddedOptions } from "./embedded/start.ts";
