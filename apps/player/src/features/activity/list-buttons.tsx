import { useState } from "react";
import { formatMoney, fromWire } from "@perya/money";
import type { ActivityLine } from "@perya/api-client/player";
import { PauseButton } from "../../shared/layout/motion.tsx";
import { useText, type Text } from "../../shared/language/text.ts";
import type { Lines } from "./use-lines.ts";

/** So many are read out at once. */
const READ = 3;

/**
 * Pause; where less motion is asked for, a button that shows what came since. The list itself is
 * never announced: a second button, which the keyboard finds, reads out the last lines.
 */
export function ListButtons({ lines, waits, showLatest, motion }: Lines) {
  const t = useText("activity");
  const [said, setSaid] = useState("");
  return (
    <>
      <button
        type="button"
        onClick={() => setSaid(sayLines(t, lines))}
        className="sr-only focus:not-sr-only focus:rounded-full focus:px-3 focus:text-sm"
      >
        {t("read")}
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
      {motion.calm ? (
        <button
          type="button"
          disabled={!waits}
          onClick={showLatest}
          aria-label={t("latest")}
          title={t("latest")}
          className="grid size-9 shrink-0 place-items-center rounded-full text-soft hover:bg-overlay hover:text-ink disabled:opacity-40"
        >
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M12 5v13M6 12l6 6 6-6" />
          </svg>
        </button>
      ) : (
        <PauseButton
          paused={motion.paused}
          onPress={motion.toggle}
          names={[t("pause"), t("goOn")]}
        />
      )}
    </>
  );
}

function sayLines(t: Text<"activity">, lines: readonly ActivityLine[]): string {
  if (lines.length === 0) return t("quiet");
  return lines
    .slice(0, READ)
    .map((line) => sayLine(t, line))
    .join(" ");
}

function sayLine(t: Text<"activity">, line: ActivityLine): string {
  const { kind, name, gameName: game } = line;
  if (kind === "draw" || !line.amount)
    return t("said.draw", { game, issue: line.issueNo ?? "", numbers: line.numbers.join(", ") });
  const amount = formatMoney(fromWire(line.amount));
  if (kind === "bet") return t("said.bet", { name, amount, game });
  return t(line.large ? "said.large" : "said.win", { name, amount, game });
}
