import { useEffect, useId, useRef, type ReactNode } from "react";

/** A modal on the browser's own dialog, a sheet at the foot of a phone: Escape and a press beside it close it, focus stays inside and goes back to where it came from. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    const onPress = (event: MouseEvent) => event.target === dialog && dialog?.close();
    dialog?.showModal();
    dialog?.addEventListener("click", onPress);
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
      dialog?.removeEventListener("click", onPress);
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      className="sheet m-auto w-[min(30rem,calc(100vw-2rem))] rounded-2xl border scroll-pb-24 border-line bg-overlay text-ink shadow-2xl max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none"
    >
      <div className="grid gap-4 p-5 max-sm:pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
        <h2 id={id} className="font-display text-xl font-bold">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

/** The ways out of a dialog; on a phone each as wide as the thumb needs. They stay in sight where the dialog is higher than the screen, as on a phone held sideways. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-col-reverse gap-2 bg-overlay p-5 pt-3 sm:flex-row sm:justify-end">{children}</div>;
}
