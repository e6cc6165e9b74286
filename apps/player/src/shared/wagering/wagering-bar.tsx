import type { WageringRequirement } from "@perya/api-client/player";
import { formatMoney, fromWire, type WireMoney } from "@perya/money";
import { Money } from "../format/money.tsx";
import { useText, type Text } from "../language/text.ts";

interface Props extends Pick<WageringRequirement, "required" | "done" | "weights"> {
  /** What asks for it. */
  readonly name: string;
  readonly highestBet?: WireMoney | null;
  readonly closed?: WageringRequirement["closed"];
}

/** Parts of a bar: amounts may be larger than a number can be. */
const PARTS = 1_000n;
const WHOLE_BPS = 10_000;
const SHARE = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 2 });

/** How far something that has to be played is, as a bar, and what counts how much for it. */
export function WageringBar({ name, required, done, weights, highestBet, closed = [] }: Props) {
  const t = useText("wagering");
  const [part, whole] = [BigInt(done.amount), BigInt(required.amount)];
  const share = part >= whole ? PARTS : (part * PARTS) / whole;
  return (
    <div className="grid w-full gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <span className="ms-auto">
          <Money amount={done} />
          {" / "}
          <Money amount={required} />
        </span>
      </p>
      <progress
        value={Number(share)}
        max={Number(PARTS)}
        aria-label={name}
        className="meter h-2.5 w-full"
      />
      {weights && <p className="text-sm">{t("counts", { list: countsOf(t, weights) })}</p>}
      {highestBet && (
        <p className="text-sm">{t("highest", { amount: formatMoney(fromWire(highestBet)) })}</p>
      )}
      {closed.length > 0 && (
        <p className="text-sm">
          {t("closed", { list: listed(closed.map((one) => wordOf(t, one))) })}
        </p>
      )}
    </div>
  );
}

type Category = WageringRequirement["closed"][number];
const wordOf = (t: Text<"wagering">, category: Category) => t(`category.${category}`);

/** What counts, the most first. */
function countsOf(t: Text<"wagering">, weights: NonNullable<Props["weights"]>): string {
  const counting = (Object.entries(weights) as [Category, number][])
    .filter(([, bps]) => bps > 0)
    .toSorted(([, a], [, b]) => b - a);
  return listed(
    counting.map(([category, bps]) => `${wordOf(t, category)} ${SHARE.format(bps / WHOLE_BPS)}`),
  );
}

const listed = (words: readonly string[]) => words.join(" · ");
