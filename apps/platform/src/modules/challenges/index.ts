export { challengeJobs } from "./challenges.jobs.ts";
export { challengeRoutes } from "./challenges.routes.ts";
export type { Purpose } from "./challenges.ts";
export { checkCaptcha } from "./check-captcha.ts";
export { spendProof } from "./spend-proof.ts";
