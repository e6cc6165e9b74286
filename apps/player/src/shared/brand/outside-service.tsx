import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Permission } from "@perya/api-client/player";
import { reading } from "../http/api.ts";
import { Alert, Button } from "../forms/controls.tsx";
import { openPopup } from "../dialogs/open-popup.ts";
import { serviceFor } from "./service-contact.ts";
import { useText } from "../language/text.ts";

const WIDTH_PX = 440;
const HEIGHT_PX = 750;

/**
 * Opens the brand's customer service elsewhere, in a separate window. `open` is undefined if the
 * brand has none.
 */
export function useOutsideService(contacts: Permission["info"]["customerService"]) {
  // Only what is known: a closed site and one that is asked for a password first answer nothing
  // about the member, and help is for them too.
  const member = useQuery({ ...reading("/member"), enabled: false });
  const [blocked, setBlocked] = useState(false);
  const contact = serviceFor(contacts, member.data?.clubLabel.rankLevel ?? 0);
  return {
    blocked,
    path: contact?.path,
    open: contact && (() => setBlocked(!openPopup(contact.path, WIDTH_PX, HEIGHT_PX))),
  };
}

/** The link to customer service elsewhere; nothing if the brand has none. */
export function OutsideService({ contacts }: { contacts: Permission["info"]["customerService"] }) {
  const t = useText("common");
  const { open, blocked } = useOutsideService(contacts);
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
