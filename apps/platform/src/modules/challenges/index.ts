export type { Purpose } from "./challenges.ts";
export { checkCaptcha } from "./check-captcha.ts";
export { spendProof } from "./spend-proof.ts";
