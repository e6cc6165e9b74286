import { Modal } from "@perya/ui/dialogs";
import { Suspense, useEffect, useId, type ReactNode } from "react";
import { useService } from "../brand/customer-service.tsx";
import { lockScroll } from "../dialogs/scroll-lock.ts";
import { useText } from "../language/text.ts";
import { InPane } from "../layout/pane.ts";
import { Waiting } from "../layout/states.tsx";
import { useUnread } from "../live/service-unread.ts";
import { Icon } from "../pictures/icon.tsx";
import { closeOver } from "../routing/close-over.ts";

interface CentreWindowProps {
  readonly title: string;
  readonly menu: ReactNode;
  readonly children: ReactNode;
}

/**
 * A centre: a window over the page one came from, the whole screen of a phone. What it shows has an
 * address of its own, so that Back closes it.
 */
export function CentreWindow({ title, menu, children }: CentreWindowProps) {
  const common = useText("common");
  const service = useService();
  const unread = useUnread();
  const id = useId();
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
      // Who holds something for as long as the centre is open lets go of it.
      dispatchEvent(new Event("centre-closed"));
    };
  }, []);
  return (
    <Modal
      titled={id}
      onClose={closeOver}
      closesBeside
      hold={lockScroll}
      className="m-auto h-[min(50rem,calc(100dvh-3rem))] w-[min(68rem,calc(100vw-3rem))] overflow-hidden rounded-2xl border border-line bg-ground text-ink shadow-2xl max-md:m-0 max-md:h-dvh max-md:max-h-dvh max-md:w-full max-md:max-w-full max-md:rounded-none max-md:border-0"
    >
      <div className="grid h-full max-md:grid-cols-[minmax(0,1fr)] max-md:grid-rows-[auto_1fr] md:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="min-w-0 border-line bg-overlay max-md:border-b md:border-e">
          <h2 id={id} className="px-5 pt-4 pb-2 font-display text-xl font-bold max-md:pe-26">
            {title}
          </h2>
          {menu}
        </div>
        <div
          id="pane"
          className="relative min-h-0 min-w-0 overflow-y-auto overscroll-contain scroll-pb-24"
        >
          <InPane value={true}>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </InPane>
        </div>
      </div>
      <button
        type="button"
        aria-label={unread > 0 ? common("serviceUnread", { unread }) : common("customerService")}
        onClick={service.open}
        className="absolute end-14 top-2 grid size-11 place-items-center rounded-xl bg-overlay text-soft hover:text-ink"
      >
        <Icon name="service" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute end-1.5 top-1.5 size-2.5 rounded-full bg-coral"
          />
        )}
      </button>
      <button
        type="button"
        aria-label={common("close")}
        onClick={closeOver}
        className="absolute end-2 top-2 grid size-11 place-items-center rounded-xl bg-overlay text-2xl leading-none text-soft hover:text-ink"
      >
        <span aria-hidden="true">×</span>
      </button>
    </Modal>
  );
}
