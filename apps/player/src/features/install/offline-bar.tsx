import { useText } from "../../shared/language/text.ts";

/** Says that there is no network, and what waits for one. */
export function OfflineBar() {
  const t = useText("common");
  return (
    <p
      role="status"
      className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 border-t border-coral bg-overlay px-4 py-2 text-center text-sm md:bottom-0"
    >
      {t("offline")}
    </p>
  );
}
