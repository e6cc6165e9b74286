import type { Winner } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { Clock, Money } from "../../shared/format/money.tsx";
import { Picture } from "../../shared/pictures/picture.tsx";
import { Failed } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";

/** How often a visible board polls for new wins. */
const EVERY_MS = 30_000;
/** Rows of the board. */
const ROWS = 20;
/** So few leave room for more than half of the board: what comes there is said. */
const FEW = 2;
const WINNERS = reading("/winners", { query: { gameCategory: "ALL", limitNum: ROWS } });
const BOX = "h-92 rounded-2xl border border-line bg-raised";

/**
 * The latest winners, their games and amounts; real rounds only. Scrolls in its own area, so that
 * nothing below it moves.
 */
export function WinnerBoard() {
  const t = useText("winners");
  const { data, error, refetch } = useQuery({ ...WINNERS, refetchInterval: EVERY_MS });
  if (error && !data) return <Failed fault={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      // An element of its own: one that stops to pulse while the page is pushed counts as moved.
      <div
        key="loading"
        role="status"
        aria-busy="true"
        aria-label={t("loading")}
        className={`${BOX} animate-pulse motion-reduce:animate-none`}
      />
    );
  if (data.list.length === 0)
    return (
      <div
        className={`${BOX} grid content-center justify-items-center gap-4 border-dashed p-6 text-center`}
      >
        <Cup />
        <p className="max-w-xs text-soft">{t("none")}</p>
      </div>
    );
  return (
    <div className={`${BOX} grid grid-rows-[auto_auto_1fr] overflow-hidden`}>
      <p className="border-b border-line px-4 py-2.5 text-sm text-soft">{t("about")}</p>
      <ol
        tabIndex={0}
        aria-label={t("list")}
        className="min-h-0 divide-y divide-line overflow-y-auto overscroll-y-contain focus-visible:-outline-offset-3"
      >
        {data.list.map((winner, at) => (
          <Row key={`${winner.wonAt} ${at}`} {...winner} />
        ))}
      </ol>
      {data.list.length <= FEW && (
        <div className="grid min-h-0 content-center justify-items-center gap-3 border-t border-line p-4 text-center">
          <Cup />
          <p className="max-w-xs text-sm text-soft">{t("more")}</p>
        </div>
      )}
    </div>
  );
}

function Row({ vo: { customerName, gameName, winAmount }, nameLanguage, iconUrl, wonAt }: Winner) {
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <Picture
        src={iconUrl}
        alt=""
        width="40"
        height="40"
        loading="lazy"
        className="size-10 shrink-0 rounded-lg bg-overlay object-cover"
      />
      <span className="grid min-w-0 flex-1 leading-tight">
        <bdi className="truncate font-semibold">{customerName}</bdi>
        <span lang={nameLanguage || undefined} dir="auto" className="truncate text-sm text-soft">
          {gameName}
        </span>
      </span>
      <span className="grid justify-items-end leading-tight">
        <span className="font-bold text-teal">
          <Money amount={winAmount} />
        </span>
        <span className="text-xs text-soft">
          <Clock at={wonAt} />
        </span>
      </span>
    </li>
  );
}

/** An empty row of prizes. */
function Cup() {
  return (
    <svg
      viewBox="0 0 96 72"
      width="120"
      height="90"
      aria-hidden="true"
      fill="none"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M8 62h80" stroke="var(--edge)" />
      <path
        d="M36 12h24v14a12 12 0 0 1-24 0zM36 16h-8q0 12 9 13M60 16h8q0 12-9 13M48 38v14M38 60q0-8 10-8t10 8z"
        stroke="var(--lamp)"
        fill="var(--overlay)"
      />
      <path d="M14 60V46h10v14M72 60V50h10v10" stroke="var(--line)" />
    </svg>
  );
}
