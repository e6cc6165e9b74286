import type { Tournament } from "@perya/api-client/player";
import { Pill, type Tone } from "../../shared/format/pill.tsx";
import { useText } from "../../shared/language/text.ts";

const TONES: Readonly<Record<Tournament["status"], Tone>> = {
  COMING_SOON: "busy",
  RUNNING: "good",
  CLOSING: "busy",
  PAID: "quiet",
  CANCELLED: "bad",
};

/** Where a tournament is, in a word. */
export function TournamentState({ status }: Pick<Tournament, "status">) {
  const t = useText("tournaments");
  return <Pill tone={TONES[status]}>{t(`state.${status}`)}</Pill>;
}
