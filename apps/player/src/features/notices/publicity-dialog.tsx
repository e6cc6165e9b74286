import type { Notice } from "@perya/api-client/player";
import { useRef, useState } from "react";
import { RichText } from "@perya/ui/show";
import { PublicityArt } from "./publicity-art.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { useText } from "../../shared/language/text.ts";
import { NoticeList } from "./notice-list.tsx";
import { DialogPager } from "./dialog-pager.tsx";

/** Items on one page. */
const PAGE = 8;

interface PublicityDialogProps {
  readonly notices: readonly Notice[];
  /** Called with a point in time (milliseconds) by who does not want to see it before. */
  readonly onClose: (untilMs?: number) => void;
}

/** What the brand brings up: one thing as it is, several as a list of titles. */
export default function PublicityDialog({ notices, onClose }: PublicityDialogProps) {
  const t = useText("notices");
  const [pageNo, setPageNo] = useState(1);
  const quiet = useRef<HTMLInputElement>(null);
  const close = () => onClose(quiet.current?.checked ? endOfDay() : undefined);
  const only = notices.length === 1 ? notices[0] : undefined;
  const page = notices.slice((pageNo - 1) * PAGE, pageNo * PAGE);
  return (
    <Dialog
      title={only?.title ?? t("popup.title")}
      lang={only?.language}
      onClose={close}
      banner={<PublicityArt />}
    >
      {only ? (
        <RichText html={only.content} lang={only.language} />
      ) : (
        <NoticeList key={pageNo} notices={page} opened={page[0]?.id} />
      )}
      <DialogPager pageNo={pageNo} pages={Math.ceil(notices.length / PAGE)} onPage={setPageNo} />
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 justify-self-start">
        <input ref={quiet} type="checkbox" className="size-5" />
        {t("popup.quiet")}
      </label>
      <DialogActions>
        <Button look="primary" onClick={close}>
          {t("popup.done")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** When today ends for the visitor, in milliseconds. */
function endOfDay(): number {
  return new Date().setHours(24, 0, 0, 0);
}
