import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { lockScroll } from "./scroll-lock.ts";
import { useText } from "./text.ts";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Stands above the title, across the whole width. */
  readonly banner?: ReactNode;
  /** Where it comes in: over the page, or along its side. */
  readonly place?: keyof typeof PLACES;
  /** Can't be closed: what it asks for comes first. */
  readonly fixed?: boolean;
  readonly children: ReactNode;
}

const PLACES = {
  middle:
    "sheet m-auto w-[min(30rem,calc(100vw-2rem))] rounded-2xl border max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none",
  side: "drawer ms-0 me-auto my-0 h-dvh max-h-dvh w-[min(20rem,calc(100vw-3rem))] border-e [scrollbar-width:thin]",
} as const;

/**
 * A modal on the browser's own dialog, a sheet at the foot of a phone: Escape and a press beside it close it, the page behind it does not scroll, focus stays inside
 * and goes back to where it came from. A dialog that is hidden with its page opens again with it.
 */
export function Dialog({
  title,
  onClose,
  banner,
  place = "middle",
  fixed = false,
  children,
}: DialogProps) {
  const t = useText("common");
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const shown = useModal(ref, fixed);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      {...(fixed ? { onKeyDown: holdEscape } : {})}
      // Said before it closes: a press that comes right after Escape, on what has the focus again, must not find it half closed. A file that was not chosen is said here too.
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (!fixed) onClose();
      }}
      // Closed by the person, and not because its page was put away.
      onClose={() => shown.current && !ref.current?.open && onClose()}
      className={`${PLACES[place]} scroll-pb-24 border-line bg-overlay text-ink shadow-2xl`}
    >
      {banner}
      <div className="grid gap-4 p-5 max-sm:pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <h2 id={id} className="pe-10 font-display text-xl font-bold">
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
    </dialog>
  );
}

/** A second press of Escape closes a dialog whatever its cancel says, so it must not get there. */
function holdEscape(event: KeyboardEvent): void {
  if (event.key === "Escape") event.preventDefault();
}

/** Opens a dialog for as long as it is on the page; the answer says whether it is. */
function useModal(ref: RefObject<HTMLDialogElement | null>, fixed: boolean): RefObject<boolean> {
  const shown = useRef(false);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const dialog = ref.current;
    const onPress = (event: MouseEvent) => event.target === dialog && !fixed && dialog?.close();
    opener.current ??= document.activeElement;
    shown.current = true;
    const unlock = lockScroll();
    dialog?.showModal();
    dialog?.addEventListener("click", onPress);
    return () => {
      shown.current = false;
      unlock();
      dialog?.removeEventListener("click", onPress);
      dialog?.close();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, [ref, fixed]);
  return shown;
}

/** The ways out of a dialog; on a phone each as wide as the thumb needs. They stay in sight where the dialog is higher than the screen, as on a phone held sideways. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-col-reverse gap-2 bg-overlay p-5 pt-3 sm:flex-row sm:justify-end">
      {children}
    </div>
  );
}
