import { APP_ADDRESS } from "../../../shared/device/app-address.ts";
import { QrCode } from "@perya/ui/qr-code";
import { useText } from "../../../shared/language/text.ts";

/** The site's address as a code for a phone's camera. */
export default function AppCode() {
  const t = useText("menu");
  return (
    <div className="ms-6 grid gap-2 border-s border-line p-3">
      <QrCode text={APP_ADDRESS} size={90} label={t("appCodeAlt")} />
      <p className="text-sm text-soft">{t("appCodeText")}</p>
    </div>
  );
}
