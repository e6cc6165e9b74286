import type { Withdrawal } from "@perya/api-client/player";
import type { Tone } from "../../../shared/format/pill.tsx";
import { textOf } from "../../../shared/language/text.ts";

type Leg = Withdrawal["legs"][number];

const TONES: Readonly<Record<Leg["status"], Tone>> = {
  CREATED: "busy",
  SENT: "busy",
  CONFIRMED: "good",
  PARTIAL: "good",
  DISPUTED: "busy",
  AUTO_CONFIRMED: "good",
  FORCED: "quiet",
  FAILED: "bad",
  RETURNED: "quiet",
  CAME_BACK: "bad",
  SET_OFF: "quiet",
};

/** A transfer's state in the player's words, and what happens next; empty when nothing does. */
export function legWordsOf({ status, wish, cameBack }: Leg): {
  readonly title: string;
  readonly text: string;
  readonly tone: Tone;
} {
  const t = textOf("wallet");
  const tone = TONES[status];
  if (status === "CREATED" && wish === "CASH")
    return { title: t("leg.state.CASH.title"), text: t("leg.state.CASH.text"), tone };
  if (status === "CREATED" && cameBack && wish === undefined)
    return { title: t("leg.state.CHOOSE.title"), text: t("leg.state.CHOOSE.text"), tone };
  const title = t(`leg.state.${status}.title`);
  const text =
    status === "CONFIRMED" || status === "PARTIAL" || status === "RETURNED"
      ? ""
      : t(`leg.state.${status}.text`);
  return { title, text, tone };
}
