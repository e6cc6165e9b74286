import type { Notice } from "@perya/api-client/player";
import { useState } from "react";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { Empty } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { NoticeList } from "./notice-list.tsx";
import { DialogPager } from "./dialog-pager.tsx";

/** Notices on one page of the list. */
const PAGE = 9;

interface NoticeDialogProps {
  readonly notices: readonly Notice[];
  /** The id of the notice that is open at first; empty for none. */
  readonly opened: string;
  readonly onClose: () => void;
}

/** All notices of the brand, page by page; one of them is open. */
export default function NoticeDialog({ notices, opened, onClose }: NoticeDialogProps) {
  const t = useText("notices");
  const place = notices.findIndex(({ id }) => id === opened);
  const [pageNo, setPageNo] = useState(Math.floor(Math.max(0, place) / PAGE) + 1);
  return (
    <Dialog title={t("title")} onClose={onClose}>
      {notices.length === 0 ? (
        <Empty title={t("none")} />
      ) : (
        <NoticeList
          key={pageNo}
          notices={notices.slice((pageNo - 1) * PAGE, pageNo * PAGE)}
          opened={opened}
        />
      )}
      <DialogPager pageNo={pageNo} pages={Math.ceil(notices.length / PAGE)} onPage={setPageNo} />
    </Dialog>
  );
}
