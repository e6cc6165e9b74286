export { openMemory, type Memory } from "./memory.ts";
