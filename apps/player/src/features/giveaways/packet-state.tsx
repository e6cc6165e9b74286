import type { RedPacket } from "@perya/api-client/player";
import { Pill, type Tone } from "../../shared/format/pill.tsx";
import { useText } from "../../shared/language/text.ts";

const TONES: Readonly<Record<RedPacket["status"], Tone>> = {
  COMING_SOON: "busy",
  OPEN: "good",
  OVER: "quiet",
  CLOSE: "quiet",
};

/** Where a red packet stands, in a word. */
export function PacketState({ status }: Pick<RedPacket, "status">) {
  const t = useText("packets");
  return <Pill tone={TONES[status]}>{t(`state.${status}`)}</Pill>;
}
