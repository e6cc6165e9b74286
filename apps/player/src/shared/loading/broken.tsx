import { Button } from "../forms/controls.tsx";
import { Page } from "../layout/page.tsx";
import { PartFault } from "./part-fault.ts";
import { TroubleNote } from "./part-troubled.tsx";
import { useText } from "../language/text.ts";

/**
 * What stands where a page could not be opened: its part did not come, which one can ask for again,
 * or a fault of ours.
 */
export function Broken({ fault, onAgain }: { fault: unknown; onAgain: () => void }) {
  const t = useText("common");
  return (
    <Page title={t("broken.title")} narrow>
      {fault instanceof PartFault ? (
        <TroubleNote trouble={fault.trouble} onRetry={onAgain} />
      ) : (
        <OwnFault />
      )}
    </Page>
  );
}

function OwnFault() {
  const t = useText("common");
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-4 rounded-2xl border border-coral bg-raised p-5"
    >
      <p>{t("broken.text")}</p>
      <Button look="primary" onClick={() => window.location.reload()}>
        {t("broken.reload")}
      </Button>
    </div>
  );
}
