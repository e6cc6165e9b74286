import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { openSiteDialog } from "../../shared/dialogs/site-dialog.ts";
import { useText } from "../../shared/language/text.ts";
import { Guide } from "./guide.tsx";

/** The app's instructions in a dialog over the current page. */
export default function DownloadDialog() {
  const t = useText("download");
  return (
    <Dialog title={t("title")} onClose={() => openSiteDialog(undefined)}>
      <Guide codeSize={143} />
    </Dialog>
  );
}
