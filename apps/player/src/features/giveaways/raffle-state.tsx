import type { Raffle } from "@perya/api-client/player";
import { Pill, type Tone } from "../../shared/format/pill.tsx";
import { useText } from "../../shared/language/text.ts";

const TONES: Readonly<Record<Raffle["status"], Tone>> = {
  COMING_SOON: "busy",
  OPEN: "good",
  DRAWING: "busy",
  DRAWN: "quiet",
  CLOSE: "quiet",
};

/** Where a raffle stands, in a word. */
export function RaffleState({ status }: Pick<Raffle, "status">) {
  const t = useText("raffles");
  return <Pill tone={TONES[status]}>{t(`state.${status}`)}</Pill>;
}
