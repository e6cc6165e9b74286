import { Button } from "./controls.tsx";
import { Page } from "./page.tsx";
import { useText } from "./text.ts";

/** What stands where a page could not be opened: a part of it that did not come, or a fault of ours. */
export function Broken() {
  const t = useText("common");
  return (
    <Page title={t("broken.title")} narrow>
      <div role="alert" className="grid justify-items-start gap-4 rounded-2xl border border-coral bg-raised p-5">
        <p>{t("broken.text")}</p>
        <Button look="primary" onClick={() => window.location.reload()}>
          {t("broken.reload")}
        </Button>
      </div>
    </Page>
  );
}
