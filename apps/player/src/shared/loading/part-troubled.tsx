import { Button } from "../forms/controls.tsx";
import type { PartTrouble } from "./part-fault.ts";
import { useText } from "../language/text.ts";

interface PartTroubledProps {
  readonly trouble: PartTrouble;
  readonly onRetry: () => void;
}

/**
 * Says why a part of the page is not there, and what one can do: ask for it again, or take the
 * newest site. At the foot of the page, because a part may belong anywhere.
 */
export function PartTroubled(props: PartTroubledProps) {
  return (
    <div className="fixed inset-x-3 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-30 shadow-2xl md:start-auto md:end-5 md:bottom-5 md:w-96">
      <TroubleNote {...props} />
    </div>
  );
}

/** The same in the place of a page. */
export function TroubleNote({ trouble, onRetry }: PartTroubledProps) {
  const t = useText("common");
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-2xl border border-coral bg-raised p-5"
    >
      <p>{t(`part.${trouble}`)}</p>
      <div className="flex flex-wrap gap-2">
        {trouble !== "missing" && (
          <Button look="primary" onClick={onRetry}>
            {t("failed.again")}
          </Button>
        )}
        <Button
          look={trouble === "missing" ? "primary" : "plain"}
          onClick={() => location.reload()}
        >
          {t("broken.reload")}
        </Button>
      </div>
    </div>
  );
}
