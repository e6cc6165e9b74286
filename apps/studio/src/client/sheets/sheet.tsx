import { Modal } from "@perya/ui/dialogs";
import { useId, type ReactNode } from "react";
import { IconButton } from "../icon-button.tsx";

/** A sheet over the game: Escape, the cross and a press beside it close it. */
export function Sheet({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Modal
      titled={id}
      onClose={onClose}
      closesBeside
      className="m-auto max-h-[92dvh] w-[min(42rem,100vw)] overscroll-contain rounded-2xl border border-line bg-overlay p-0 text-ink max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none"
    >
      <div className="p-5 pt-0">
        <header className="sticky top-0 z-10 -mx-5 mb-3 flex items-center justify-between gap-3 border-b border-line bg-overlay px-5 py-3">
          <h2 id={id} className="font-display text-xl font-bold">
            {title}
          </h2>
          <IconButton label="Close" icon="close" onClick={onClose} />
        </header>
        {children}
      </div>
    </Modal>
  );
}
