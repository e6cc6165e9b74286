import { useState } from "react";
import { useBrand } from "../../shared/brand/brand.ts";
import { Button } from "../../shared/forms/controls.tsx";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { decline, install, type InstallMethod } from "../../shared/device/install.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "./card.tsx";
import { Numbered } from "../../shared/format/numbered.tsx";

const STEPS = ["one", "two", "three", "four"] as const;

/**
 * Offers to install the site: through the browser's prompt where there is one, else with
 * instructions.
 */
export default function InstallCard({ way }: { way: InstallMethod }) {
  const t = useText("install");
  const { name: brand } = useBrand();
  const [guide, setGuide] = useState(false);
  return (
    <Card label={t("offer.label")}>
      <div className="flex gap-3">
        <img src="/icons/192.png" alt="" width="48" height="48" className="size-12 rounded-xl" />
        <div>
          <p className="font-display text-lg leading-tight font-bold">
            {t("offer.title", { brand })}
          </p>
          <p className="text-sm text-soft">{t("offer.text")}</p>
        </div>
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={decline}>{t("offer.no")}</Button>
        <Button look="primary" onClick={() => (way === "ask" ? void install() : setGuide(true))}>
          {way === "ask" ? t("offer.yes") : t("offer.how")}
        </Button>
      </div>
      {guide && (
        <Dialog title={t("guide.title")} onClose={() => setGuide(false)}>
          <Numbered steps={STEPS.map((step) => t(`guide.${step}`))} />
        </Dialog>
      )}
    </Card>
  );
}
