import { cashierJobs } from "../modules/cashier/index.ts";
import { catalogueJobs, picturesOfGames } from "../modules/catalogue/index.ts";
import { challengeJobs } from "../modules/challenges/index.ts";
import { codeJobs } from "../modules/codes/index.ts";
import { picturesOfContent } from "../modules/content/index.ts";
import { envelopeJobs } from "../modules/envelopes/index.ts";
import { identityJobs } from "../modules/identity/index.ts";
import { lotteryJobs } from "../modules/lottery/index.ts";
import { messageJobs } from "../modules/messages/index.ts";
import { pictureJobs } from "../modules/pictures/index.ts";
import { revokeSessions, roundsJobs } from "../modules/rounds/index.ts";
import { walletJobs } from "../modules/wallet/index.ts";
import type { Platform } from "../platform.ts";
import type { Jobs } from "./worker.ts";

/** Every module's jobs. */
export function jobs(platform: Platform): Jobs[] {
  return [
    cashierJobs(platform),
    catalogueJobs(platform),
    challengeJobs(platform),
    codeJobs(platform),
    envelopeJobs(platform),
    identityJobs(platform, revokeSessions),
    lotteryJobs(platform),
    messageJobs(platform),
    pictureJobs(platform, [picturesOfGames, picturesOfContent]),
    roundsJobs(platform),
    walletJobs(platform),
  ];
}
