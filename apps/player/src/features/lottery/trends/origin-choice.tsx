import type { LotteryTrends } from "@perya/api-client/player";
import { useText } from "../../../shared/language/text.ts";
import { SegmentedControl } from "../../../shared/forms/segmented-control.tsx";

/** The origin of the shown results: drawn here, or published by the lottery of that name. */
export type Origin = LotteryTrends["origin"];

/** The origin that an address asks for; undefined for the one the game is settled by. */
export function originOf(text: string | undefined): Origin | undefined {
  return text === "HOUSE" || text === "OFFICIAL" ? text : undefined;
}

/** Names the results' origin, and offers a choice if a game has both. */
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
          <SegmentedControl
            label={t("whose")}
            options={(["HOUSE", "OFFICIAL"] as const).map(
              (one) => [one, t(`origin.${one}`)] as const,
            )}
            chosen={shown}
            onChoose={onChoose}
          />
        </div>
      )}
      <p className="text-sm text-soft">{t(`originSays.${shown}`)}</p>
    </div>
  );
}
