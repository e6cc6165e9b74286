import type { ShownPromotion } from "@perya/api-client/player";
import { Pill, type Tone } from "../../shared/format/pill.tsx";
import { useText } from "../../shared/language/text.ts";

const OF_PROMOTION: Readonly<Record<ShownPromotion["status"], Tone>> = {
  OPEN: "good",
  COMING_SOON: "busy",
  CLOSE: "quiet",
};

type Standing = NonNullable<NonNullable<ShownPromotion["standing"]>["status"]>;

const OF_STANDING: Readonly<Record<Standing, Tone>> = {
  APPLYING: "busy",
  REJECTED: "bad",
  JOINED: "good",
  ISSUED: "good",
  CLAIMED: "good",
  PROCESS: "busy",
  COMPLETED: "good",
  EXPIRED: "quiet",
  FORFEITED: "quiet",
  VOIDED: "bad",
};

/** Where the player is with a promotion, or else the promotion's own state. */
export function PromotionState({ promotion }: { promotion: ShownPromotion }) {
  const t = useText("promotions");
  const { status, standing } = promotion;
  return standing?.status ? (
    <Pill tone={OF_STANDING[standing.status]}>{t(`standing.${standing.status}`)}</Pill>
  ) : (
    <Pill tone={OF_PROMOTION[status]}>{t(`status.${status}`)}</Pill>
  );
}
