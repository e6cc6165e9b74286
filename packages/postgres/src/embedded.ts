export { startEmbedded, type EmbeddedServer, type EmbeddedOptions } from "./embedded/start.ts";
