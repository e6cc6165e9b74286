export { vipLevelLost, vipLevelReached } from "./facts.ts";
export { vipOf } from "./vip/vip-of.ts";
