import { PlayersInDraw } from "../../../shared/activity/players-now.tsx";
import { useBrand } from "../../../shared/brand/brand.ts";
import { Code } from "../../../shared/format/money.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import { useNow } from "../../../shared/live/use-now.ts";
import { GameIcon } from "../art/game-icon.tsx";
import { OpensAt } from "../clock/opens-at.tsx";
import { Countdown } from "../clock/countdown.tsx";
import type { LotteryCounter } from "@perya/api-client/player";

const SAID_AT_MS = 60_000;
/** Letters of a commitment that are shown; all of it stands on the draw's page. */
const SHOWN = 12;

/** The draw on sale, its countdown, and the commitment to its result. */
export function IssueHead({ view }: { view: LotteryCounter }) {
  const t = useText("slip");
  const words = useText("lottery");
  const { name } = useBrand();
  const { issue, gameCode } = view;
  return (
    <header className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 rounded-3xl border border-line bg-raised p-4 sm:grid-cols-[auto_1fr_auto] sm:p-5 xl:gap-y-2 xl:p-3">
      <GameIcon game={view} size={64} />
      <div className="min-w-0">
        <h1
          lang={view.nameLanguage || undefined}
          dir="auto"
          className="font-display text-2xl leading-tight font-extrabold sm:text-3xl"
        >
          {view.name}
        </h1>
        <p className="flex gap-x-3 text-soft">
          <span className="truncate">
            {issue
              ? t.rich("issue", { issue: () => <bdi key="issue">{issue.issueNo}</bdi> })
              : t("noIssue")}
          </span>
          {issue && <PlayersInDraw gameCode={gameCode} issueNo={issue.issueNo} />}
        </p>
      </div>
      {issue && (
        <p className="max-sm:col-span-2 sm:text-end">
          <span className="block text-sm text-soft">{words("countdown.next")}</span>
          <Countdown
            sale={{ isSale: issue.isSale, drawAt: Date.parse(issue.drawAt) }}
            className="text-4xl font-extrabold text-bulb-ink"
          />
          <Announced {...issue} />
        </p>
      )}
      <div className="col-span-full grid gap-x-6 gap-y-1 border-t border-line pt-2 text-sm text-soft xl:flex xl:flex-wrap xl:items-baseline">
        {issue?.commitment && (
          <p className="flex flex-wrap items-baseline gap-x-2">
            {t("commitment")} <Code>{`${issue.commitment.slice(0, SHOWN)}…`}</Code>
            <Link
              to="/fairness/lottery"
              search={{ gameCode, issueNo: issue.issueNo }}
              className="font-semibold text-violet underline underline-offset-4"
            >
              {t("check")}
            </Link>
          </p>
        )}
        <p>{t("simulated", { brand: name })}</p>
      </div>
    </header>
  );
}

/** Says when the sale begins; announces only its last minute and its end. */
function Announced({
  openAt,
  closeAt,
  isSale,
}: Pick<NonNullable<LotteryCounter["issue"]>, "openAt" | "closeAt" | "isSale">) {
  const words = useText("lottery");
  const now = useNow();
  const leftMs = Date.parse(closeAt) - now;
  const notYet = !isSale && Date.parse(openAt) > now;
  const said = notYet
    ? ""
    : !isSale || leftMs <= 0
      ? words("countdown.locked")
      : leftMs <= SAID_AT_MS
        ? words("countdown.soon")
        : "";
  return (
    // The line's place is there before it is needed, so that the grid below does not move.
    <span className="block min-h-5">
      {notYet && (
        <span className="block text-sm font-semibold text-soft">
          <OpensAt at={openAt} />
        </span>
      )}
      <span
        role="status"
        className={leftMs <= 0 || !isSale ? "block text-sm font-semibold text-coral" : "sr-only"}
      >
        {said}
      </span>
    </span>
  );
}
