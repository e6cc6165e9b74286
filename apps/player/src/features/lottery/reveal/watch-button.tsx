import { useEffect, useState, type RefObject } from "react";
import { useText } from "../../../shared/language/text.ts";

/**
 * Leads to a draw that is being shown out of sight, below the numbers that are marked. It floats
 * over the page, so that nothing moves.
 */
export function WatchButton({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const t = useText("slip");
  if (useInSight(stage)) return null;
  return (
    <button
      type="button"
      onClick={() => {
        // Not smoothly: the draw goes on meanwhile.
        stage.current?.scrollIntoView({ block: "center" });
        stage.current?.focus({ preventScroll: true });
      }}
      className="fixed inset-x-0 bottom-44 z-10 mx-auto flex min-h-11 w-fit items-center gap-2 rounded-full bg-violet px-5 font-semibold text-(--on-violet) shadow-2xl lg:bottom-6"
    >
      {t("result.watch")}
      <span aria-hidden="true">↓</span>
    </button>
  );
}

/** Whether half of an element is on the screen; taken to be until it has been looked at. */
function useInSight(element: RefObject<HTMLElement | null>): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setInSight(entry?.isIntersecting === true),
      { threshold: 0.5 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inSight;
}
