export { friendQualified, referralRewarded } from "./facts.ts";
