import { Modal } from "@perya/ui/dialogs";
import { useId } from "react";
import { lockScroll } from "../../shared/dialogs/scroll-lock.ts";
import { openSiteDialog } from "../../shared/dialogs/site-dialog.ts";
import { useText } from "../../shared/language/text.ts";
import { useConversations } from "../../shared/live/service-unread.ts";
import { Contacts } from "./contacts.tsx";
import { Conversation } from "./conversation.tsx";
import { Guest } from "./guest.tsx";

/** Customer service over any page: 440 by 750 at the foot of it, the whole screen of a phone. */
export default function ServiceWindow() {
  const t = useText("service");
  const common = useText("common");
  const id = useId();
  const hasConversation = useConversations();
  const close = () => openSiteDialog(undefined);
  return (
    <Modal
      titled={id}
      onClose={close}
      closesBeside
      hold={lockScroll}
      className="m-auto h-[min(46.875rem,calc(100dvh-2rem))] max-h-none w-110 border-line bg-overlay text-ink shadow-2xl max-sm:m-0 max-sm:h-dvh max-sm:w-screen max-sm:max-w-none sm:me-4 sm:mb-4 sm:rounded-2xl sm:border"
    >
      <div className="flex h-full min-h-0 flex-col">
        <header className="grid gap-1 border-b border-line px-4 pt-3 pb-3">
          <h2 id={id} className="pe-10 font-display text-xl leading-8 font-bold">
            {t("title")}
          </h2>
          {hasConversation && <Contacts />}
        </header>
        {hasConversation ? <Conversation /> : <Guest />}
      </div>
      {/* Last, so that the first thing one can do has the focus. */}
      <button
        type="button"
        aria-label={common("close")}
        onClick={close}
        className="absolute end-2 top-2 grid size-11 place-items-center rounded-xl bg-overlay text-2xl leading-none text-soft hover:text-ink"
      >
        <span aria-hidden="true">×</span>
      </button>
    </Modal>
  );
}
