import type { ActivityLine } from "@perya/api-client/player";
import { useBrand } from "../../shared/brand/brand.ts";
import { Clock, Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import { useNow } from "../../shared/live/use-now.ts";
import { Picture } from "../../shared/pictures/picture.tsx";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Numbers of a draw that a line has room for. */
const NUMBERS = 6;

export function LinePicture({ src, className }: { src: string; className: string }) {
  return (
    <Picture
      src={src}
      alt=""
      width="32"
      height="32"
      loading="lazy"
      className={`shrink-0 bg-overlay object-cover ${className}`}
    />
  );
}

/** Whose line it is: a player's masked name, which a demo brand marks as such, or a draw's. */
export function Who({ line }: { line: ActivityLine }) {
  const t = useText("activity");
  const { realMoney } = useBrand();
  if (line.kind === "draw") return <bdi className="truncate text-soft">#{line.issueNo}</bdi>;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-soft">
      <bdi className="truncate">{line.name}</bdi>
      {!realMoney && (
        <span className="rounded border border-line px-1 text-[0.6875rem] leading-4 font-bold">
          {t("demo")}
        </span>
      )}
    </span>
  );
}

/** The stake of a bet, the payout of a win, the numbers of a draw. */
export function What({ line }: { line: ActivityLine }) {
  if (line.kind === "draw")
    return (
      <bdi dir="ltr" className="font-semibold whitespace-nowrap tabular-nums">
        {line.numbers.slice(0, NUMBERS).join(" ")}
        {line.numbers.length > NUMBERS && " …"}
      </bdi>
    );
  if (line.kind === "bet") return <Money amount={line.amount} />;
  return (
    <span className="font-bold text-teal">
      <Money amount={line.amount} />
    </span>
  );
}

/** What kind of line it is, in a word; of a win how many times its stake it paid. */
export function Kind({ line }: { line: ActivityLine }) {
  const t = useText("activity");
  if (line.kind === "win")
    return (
      <span className={line.large ? "font-bold text-bulb-ink" : ""}>
        {line.large && <span className="sr-only">{t("large")} </span>}
        <bdi dir="ltr">{line.times === null ? t("win") : `×${line.times.replace(/\.0$/, "")}`}</bdi>
      </span>
    );
  return t(line.kind);
}

/** How long ago it was, to the second; the time of day where nothing may move by itself. */
export function When({ at, still }: { at: string; still: boolean }) {
  return still ? <Clock at={at} /> : <Ago at={at} />;
}

function Ago({ at }: { at: string }) {
  const t = useText("activity");
  const passed = useNow() - Date.parse(at);
  if (passed >= HOUR_MS) return <Clock at={at} />;
  const [name, unit] =
    passed >= MINUTE_MS ? (["minutes", MINUTE_MS] as const) : (["seconds", 1_000] as const);
  return <>{t(`ago.${name}`, { count: Math.max(0, Math.floor(passed / unit)) })}</>;
}
