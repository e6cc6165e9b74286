import { Modal } from "@perya/ui/dialogs";
import { useId, type ReactNode } from "react";
import { lockScroll } from "./scroll-lock.ts";
import { useText } from "../language/text.ts";

interface DialogProps {
  readonly title: ReactNode;
  /** The tag of the title's language, where it may be another than the page's. */
  readonly lang?: string | undefined;
  readonly onClose: () => void;
  /** Shown above the title, across the whole width. */
  readonly banner?: ReactNode;
  /** Where it comes in: over the page, or along its side. */
  readonly place?: keyof typeof PLACES;
  /** Can't be closed: what it asks for comes first. */
  readonly fixed?: boolean;
  readonly children: ReactNode;
}

const PLACES = {
  // From the same height down: one whose content grows keeps its title where it is.
  middle:
    "sheet mx-auto mt-[10dvh] mb-auto max-h-[calc(90dvh-1rem)] w-[min(30rem,calc(100vw-2rem))] rounded-2xl border max-sm:mt-auto max-sm:mb-0 max-sm:max-h-[calc(100dvh-2rem)] max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none",
  side: "drawer ms-0 me-auto my-0 h-dvh max-h-dvh w-[min(20rem,calc(100vw-3rem))] border-e [scrollbar-width:thin]",
} as const;

/**
 * A modal, a sheet at the foot of a phone: Escape and a press beside it close it, and the page
 * behind it does not scroll.
 */
export function Dialog({
  title,
  lang,
  onClose,
  banner,
  place = "middle",
  fixed = false,
  children,
}: DialogProps) {
  const t = useText("common");
  const id = useId();
  return (
    <Modal
      titled={id}
      onClose={onClose}
      fixed={fixed}
      closesBeside
      hold={lockScroll}
      className={`${PLACES[place]} scroll-pb-24 border-line bg-overlay text-ink shadow-2xl`}
    >
      {banner}
      <div className="grid gap-4 p-5 max-sm:pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <h2
          id={id}
          lang={lang}
          dir={lang && "auto"}
          className="pe-10 font-display text-xl font-bold"
        >
          {title}
        </h2>
        {children}
      </div>
      {/* Last, so that the first thing one can do has the focus. */}
      {!fixed && (
        <button
          type="button"
          aria-label={t("close")}
          onClick={onClose}
          className="absolute end-2 top-2 grid size-11 place-items-center rounded-xl bg-overlay text-2xl leading-none text-soft hover:text-ink"
        >
          <span aria-hidden="true">×</span>
        </button>
      )}
    </Modal>
  );
}

/**
 * A dialog's buttons; on a phone each is thumb-sized. They stay visible when the dialog is higher
 * than the screen, as on a phone in landscape.
 */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-col-reverse gap-2 bg-overlay p-5 pt-3 sm:flex-row sm:justify-end">
      {children}
    </div>
  );
}
