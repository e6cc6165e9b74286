import type { LotteryRecord } from "@perya/api-client/player";
import type { Tone } from "../../../shared/format/pill.tsx";

/** How the states of an order look. */
export const TONES: Readonly<Record<LotteryRecord["state"], Tone>> = {
  OPEN: "busy",
  WON: "good",
  LOST: "quiet",
  PUSHED: "quiet",
  VOIDED: "bad",
  CANCELLED: "bad",
};
