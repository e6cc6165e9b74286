import { useState } from "react";
import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";

/** Says that a jackpot is the player's, with the way to it. It stays until it is closed. */
export default function WonToast({ news }: { news: number }) {
  const t = useText("jackpots");
  const [closed, setClosed] = useState<number>();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-3 top-18 z-30 grid justify-items-center md:justify-items-end"
    >
      {closed !== news && (
        <div className="toast pointer-events-auto flex w-full max-w-md items-start gap-2 rounded-2xl border border-bulb bg-overlay py-1 ps-4 pe-1 shadow-2xl">
          <p className="min-w-0 flex-1 py-2">
            {t("yours")}{" "}
            <Link
              to="/jackpots"
              onClick={() => setClosed(news)}
              className="inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4"
            >
              {t("see")}
            </Link>
          </p>
          <button
            type="button"
            aria-label={t("close")}
            onClick={() => setClosed(news)}
            className="grid size-11 shrink-0 place-items-center rounded-xl text-soft"
          >
            <span aria-hidden="true">✕</span>
          </button>
        </div>
      )}
    </div>
  );
}
