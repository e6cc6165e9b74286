import { useBrand } from "../../../shared/brand/brand.ts";
import { Choice } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import type { Filter } from "./filter.ts";

const BETS = ["1", "5", "20", "100"];
const LINES = ["5", "10", "20", "50"];

/** Slots by what one round may cost at most, and by their pay lines. */
export function SlotFilter({
  filter,
  choose,
}: {
  filter: Filter;
  choose: (change: Partial<Filter>) => void;
}) {
  const t = useText("lobby");
  const { currency } = useBrand();
  return (
    <div
      id="slot-filter"
      className="grid gap-4 rounded-2xl border border-line bg-raised p-4 sm:grid-cols-2"
    >
      <Choice
        label={t("filter.bet")}
        value={filter.minBet}
        onChange={(event) => choose({ minBet: event.target.value, list: "all", q: "" })}
      >
        <option value="">{t("filter.any")}</option>
        {withOwn(BETS, filter.minBet).map((bet) => (
          <option key={bet} value={bet}>
            {t("filter.upTo", { bet: `${currency} ${bet}` })}
          </option>
        ))}
      </Choice>
      <Choice
        label={t("filter.lines")}
        value={filter.minLineNum}
        onChange={(event) => choose({ minLineNum: event.target.value, list: "all", q: "" })}
      >
        <option value="">{t("filter.any")}</option>
        {withOwn(LINES, filter.minLineNum).map((lines) => (
          <option key={lines} value={lines}>
            {t("filter.andMore", { lines: Number(lines) })}
          </option>
        ))}
      </Choice>
    </div>
  );
}

/** The choices, with the one of a link that is not among them. */
function withOwn(choices: readonly string[], own: string): readonly string[] {
  return own === "" || choices.includes(own) ? choices : [...choices, own];
}
