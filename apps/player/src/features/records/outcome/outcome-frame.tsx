import { useEffect, useRef, useState } from "react";
import { Button } from "../../../shared/forms/controls.tsx";
import { useFrameTheme } from "../../../shared/games/frame-theme.ts";
import { useText } from "../../../shared/language/text.ts";

/** A page that has said nothing by then is reported as slow; it may still come. */
const SLOW_AFTER_MS = 10_000;
/**
 * Our studio's page says when it is ready; others count as ready this long after they have loaded.
 */
const READY_AFTER_MS = 3_000;

interface OutcomeFrameProps {
  readonly url: string;
  readonly game: string;
  readonly onReload: () => void;
}

/** The outcome of a round, drawn by the game in a frame of its vendor's. */
export function OutcomeFrame({ url, game, onReload }: OutcomeFrameProps) {
  const t = useText("records");
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const [state, setState] = useState<"loading" | "slow" | "ready">("loading");
  useFrameTheme(frame, { url, loaded });
  useEffect(() => {
    const { origin } = new URL(url);
    const hear = (event: MessageEvent<{ type?: string } | null>) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow)
        if (event.data?.type === "perya:ready") setState("ready");
    };
    window.addEventListener("message", hear);
    const timer = setTimeout(
      () => setState((now) => (now === "loading" ? "slow" : now)),
      SLOW_AFTER_MS,
    );
    return () => {
      window.removeEventListener("message", hear);
      clearTimeout(timer);
    };
  }, [url]);
  useEffect(() => {
    if (!loaded) return;
    const timer = setTimeout(() => setState("ready"), READY_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
  return (
    <div className="relative -mx-4 -mb-4 h-[min(32rem,85svh)] min-h-80 overflow-hidden rounded-b-2xl border-t border-line bg-ground sm:-mx-5 sm:-mb-5">
      <iframe
        ref={frame}
        title={t("outcome.frame", { game })}
        src={url}
        onLoad={() => setLoaded(true)}
        sandbox="allow-scripts allow-same-origin"
        className="h-full w-full"
      />
      {state !== "ready" && (
        <div
          role="status"
          className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-ground p-4 text-center"
        >
          <span className="bulbs w-44" aria-hidden="true" />
          <p className="font-display text-lg font-semibold">
            {t(state === "slow" ? "outcome.slow" : "outcome.loading")}
          </p>
          {state === "slow" && <Button onClick={onReload}>{t("outcome.again")}</Button>}
        </div>
      )}
    </div>
  );
}
