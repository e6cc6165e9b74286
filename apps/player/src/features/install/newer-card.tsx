import { useBrand } from "../../shared/brand/brand.ts";
import { Button } from "../../shared/forms/controls.tsx";
import { leaveNewer, takeNewer } from "../../shared/device/install.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "./card.tsx";

/** A newer build of the site is available; nothing changes until the visitor accepts it. */
export default function NewerCard() {
  const t = useText("install");
  const { name: brand } = useBrand();
  return (
    <Card label={t("newer.label")}>
      <p role="status">{t("newer.text", { brand })}</p>
      <div className="flex justify-end gap-2">
        <Button onClick={leaveNewer}>{t("newer.later")}</Button>
        <Button look="primary" onClick={takeNewer}>
          {t("newer.now")}
        </Button>
      </div>
    </Card>
  );
}
