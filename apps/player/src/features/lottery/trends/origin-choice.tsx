import type { LotteryTrends } from "@perya/api-client/player";
import { useText } from "../../../shared/text.ts";
import { Ways } from "../../../shared/ways.tsx";

/** Whose results are shown: those drawn here, or those the lottery of that name published. */
export type Origin = LotteryTrends["origin"];

/** The origin that an address asks for; undefined for the one the game is settled by. */
export function originOf(text: string | undefined): Origin | undefined {
  return text === "HOUSE" || text === "OFFICIAL" ? text : undefined;
}

/** Says whose results these are, and lets a reader choose where a game has results of both. */
export function OriginChoice({
  shown,
  origins,
  onChoose,
}: {
  shown: Origin;
  origins: readonly Origin[];
  onChoose: (next: Origin) => void;
}) {
  const t = useText("trends");
  return (
    <div className="grid gap-2">
      {origins.some((one) => one !== shown) && (
        <div className="max-w-md">
          <Ways
            label={t("whose")}
            ways={(["HOUSE", "OFFICIAL"] as const).map((one) => [one, t(`origin.${one}`)] as const)}
            chosen={shown}
            onChoose={onChoose}
          />
        </div>
      )}
      <p className="text-sm text-soft">{t(`originSays.${shown}`)}</p>
    </div>
  );
}
