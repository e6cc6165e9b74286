import { useState } from "react";
import type { Permission } from "@perya/api-client/player";
import { Alert, Button } from "./controls.tsx";
import { openPopup } from "./open-popup.ts";
import { useText } from "./text.ts";

const WIDTH_PX = 440;
const HEIGHT_PX = 750;

/** The way to somebody who helps, in a window of its own; nothing where the brand has nobody. */
export function CustomerService({ entries }: { entries: Permission["info"]["customerService"] }) {
  const t = useText("common");
  const [blocked, setBlocked] = useState(false);
  const entry = entries.find(({ csType }) => csType === "LIVECHAT") ?? entries[0];
  if (!entry) return null;
  return (
    <>
      <Button look="primary" onClick={() => setBlocked(!openPopup(entry.path, WIDTH_PX, HEIGHT_PX))}>
        {t("customerService")}
      </Button>
      {blocked && <Alert>{t("popupBlocked")}</Alert>}
    </>
  );
}
