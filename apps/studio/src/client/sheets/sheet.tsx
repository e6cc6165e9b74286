import { useEffect, useId, useRef, type ReactNode } from "react";
import { IconButton } from "../icon-button.tsx";

/** A sheet over the game on the browser's own dialog: Escape, the cross and a press beside it close it. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const beside = (event: MouseEvent) => event.target === dialog && dialog?.close();
    dialog?.addEventListener("click", beside);
    return () => dialog?.removeEventListener("click", beside);
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto max-h-[92dvh] w-[min(42rem,100vw)] overscroll-contain rounded-2xl border border-line bg-overlay p-0 text-ink max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none"
    >
      <div className="p-5 pt-0">
        <header className="sticky top-0 z-10 -mx-5 mb-3 flex items-center justify-between gap-3 border-b border-line bg-overlay px-5 py-3">
          <h2 id={id} className="font-display text-xl font-bold">
            {title}
          </h2>
          <IconButton label="Close" icon="close" onClick={() => ref.current?.close()} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
