import type { Round } from "@perya/api-client/player";
import { useEffect, useState } from "react";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";
import { usePathname } from "../../shared/routing/use-location.ts";
import { useWins } from "./use-wins.ts";

/** Long enough to read it and to reach its link. */
const SHOWN_MS = 8_000;

/** Announces what was won elsewhere: to be seen, and to be heard by a screen reader. */
export default function WinToast() {
  const pathname = usePathname();
  const { wins, close } = useWins(pathname);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 top-18 z-30 grid justify-items-center md:justify-items-end"
    >
      {wins.length > 0 && <Toast wins={wins} onClose={close} />}
    </div>
  );
}

function Toast({ wins, onClose }: { wins: readonly Round[]; onClose: () => void }) {
  const t = useText("wins");
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, onClose]);
  const [win] = wins;
  if (!win) return null;
  const units = wins.reduce((sum, { payout }) => sum + BigInt(payout.amount), 0n);
  const amount = { amount: units.toString(), currency: win.payout.currency };
  const money = () => (
    <strong key="money" className="text-teal">
      <Money amount={amount} />
    </strong>
  );
  return (
    <div
      className="toast pointer-events-auto flex w-full max-w-md items-center gap-2 rounded-2xl border border-teal bg-overlay py-1 ps-4 pe-1 shadow-2xl"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className="min-w-0 flex-1 py-2">
        {wins.length === 1
          ? t.rich("one", {
              money,
              game: () => (
                <bdi key="game" lang={win.nameLanguage || undefined}>
                  {win.gameName}
                </bdi>
              ),
            })
          : t.rich("many", { money, count: wins.length })}{" "}
        <Link
          to={wins.length > 1 ? "/member/personalHistoryCopy" : placeOf(win)}
          onClick={onClose}
          className="inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4"
        >
          {t("see")}
        </Link>
      </p>
      <button
        type="button"
        aria-label={t("close")}
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-xl text-soft hover:text-ink"
      >
        <span aria-hidden="true" className="text-2xl leading-none">
          ×
        </span>
      </button>
    </div>
  );
}

/** Where the win stands in the records. */
function placeOf({ id, round }: Round): string {
  return round.startsWith("lo_")
    ? "/member/personalHistoryCopy/lottery"
    : `/member/personalHistoryCopy/${id}`;
}
