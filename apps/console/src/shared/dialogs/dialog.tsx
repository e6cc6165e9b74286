import { Modal } from "@perya/ui/dialogs";
import { useId, type ReactNode } from "react";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Escape does not close it: what it shows can't be shown again. */
  readonly stays?: boolean;
  readonly children: ReactNode;
}

/** A modal in the middle of the page: Escape closes it. */
export function Dialog({ title, onClose, stays = false, children }: DialogProps) {
  const id = useId();
  return (
    <Modal
      titled={id}
      onClose={onClose}
      fixed={stays}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] scroll-pb-20 rounded-2xl border border-line bg-overlay p-5 text-start text-ink shadow-xl"
    >
      <h2 id={id} className="mb-3 text-lg font-semibold">
        {title}
      </h2>
      {children}
    </Modal>
  );
}
