import { openSiteDialog } from "../dialogs/site-dialog.ts";
import { Alert, Button } from "../forms/controls.tsx";
import { useText } from "../language/text.ts";
import { useConversations } from "../live/service-unread.ts";
import { useBrand } from "./brand.ts";
import { useOutsideService } from "./outside-service.tsx";

/**
 * The way to people: a player's conversation in the site's window. Visitors without one get the
 * brand's service elsewhere, and where it has none, the window says how else to reach it.
 */
export function useService() {
  const conversations = useConversations();
  const { open, blocked, path } = useOutsideService(useBrand().customerService);
  return {
    open: conversations || !open ? () => openSiteDialog("service") : open,
    blocked,
    path,
  };
}

/** The button that leads to people. */
export function CustomerService({ look = "primary" }: { look?: "primary" | "plain" }) {
  const t = useText("common");
  const { open, blocked } = useService();
  return (
    <>
      <Button look={look} onClick={open}>
        {t("customerService")}
      </Button>
      {blocked && <Alert>{t("popupBlocked")}</Alert>}
    </>
  );
}
