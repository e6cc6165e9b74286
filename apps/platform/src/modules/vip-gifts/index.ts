export { vipGiftIssued } from "./facts.ts";
