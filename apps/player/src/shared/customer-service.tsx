import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Permission } from "@perya/api-client/player";
import { reading } from "./api.ts";
import { Alert, Button } from "./controls.tsx";
import { openPopup } from "./open-popup.ts";
import { serviceFor } from "./service-entry.ts";
import { useText } from "./text.ts";

const WIDTH_PX = 440;
const HEIGHT_PX = 750;

/** Opens who helps in a window of its own. `open` is undefined where the brand has nobody. */
export function useService(entries: Permission["info"]["customerService"]) {
  // Only what is known: a closed site and one that is asked for a password first answer nothing about the member, and help is for them too.
  const member = useQuery({ ...reading("/member"), enabled: false });
  const [blocked, setBlocked] = useState(false);
  const entry = serviceFor(entries, member.data?.clubLabel.rankLevel ?? 0);
  return {
    blocked,
    path: entry?.path,
    open: entry && (() => setBlocked(!openPopup(entry.path, WIDTH_PX, HEIGHT_PX))),
  };
}

/** The way to customer service; nothing where the brand has none. */
export function CustomerService({ entries }: { entries: Permission["info"]["customerService"] }) {
  const t = useText("common");
  const { open, blocked } = useService(entries);
  if (!open) return null;
  return (
    <>
      <Button look="primary" onClick={open}>
        {t("customerService")}
      </Button>
      {blocked && <Alert>{t("popupBlocked")}</Alert>}
    </>
  );
}
