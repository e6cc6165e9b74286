import { Dialog } from "../../shared/dialog.tsx";
import { openOver } from "../../shared/over.ts";
import { useText } from "../../shared/text.ts";
import { Guide } from "./guide.tsx";

/** The app's instructions over the page one is on. */
export default function DownloadDialog() {
  const t = useText("download");
  return (
    <Dialog title={t("title")} onClose={() => openOver(undefined)}>
      <Guide codeSize={143} />
    </Dialog>
  );
}
