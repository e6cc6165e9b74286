import type { RaffleDetail } from "@perya/api-client/player";
import { Pill, type Tone } from "../../shared/format/pill.tsx";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { Prize } from "./prize.tsx";

type Win = RaffleDetail["wins"][number];

const TONES: Readonly<Record<Win["status"], Tone>> = {
  OPEN: "busy",
  CLAIMED: "good",
  LAPSED: "quiet",
};

/** Every ticket that was drawn, in the order of the draw. */
export function RaffleResult({ raffle: { wins } }: { raffle: RaffleDetail }) {
  const t = useText("raffles");
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("result")}</h2>
      {wins.length === 0 ? (
        <p className="text-soft">{t("nobody")}</p>
      ) : (
        <ol className="grid gap-2">
          {wins.map((win) => (
            <li
              key={win.draw}
              className={`grid grid-cols-[1fr_auto] gap-x-4 rounded-xl border p-3 ${win.isMine ? "border-bulb" : "border-line"}`}
            >
              <span className="font-semibold">{t("ticketNo", { ticket: String(win.ticket) })}</span>
              <Prize {...win} />
              <span className="text-soft">{win.isMine ? t("you") : <bdi>{win.name}</bdi>}</span>
              <Pill tone={TONES[win.status]}>{t(`claims.${win.status}`)}</Pill>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
