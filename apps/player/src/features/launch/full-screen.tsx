import { useText } from "../../shared/language/text.ts";
import { Line } from "../../shared/pictures/icon.tsx";

/** Gives the game the whole screen, where the browser can. */
export function FullScreen({ onPress }: { onPress: () => void }) {
  const t = useText("game");
  if (!document.fullscreenEnabled) return null;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={t("full")}
      title={t("full")}
      className="grid size-11 shrink-0 place-items-center max-[26.5rem]:hidden rounded-xl text-soft hover:text-ink"
    >
      <Line d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />
    </button>
  );
}
