import { useMutation } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { Time } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";

/** A higher limit that was asked for. */
export interface Raise {
  /** Null for no limit. */
  readonly to: ReactNode;
  readonly from: string;
  readonly until: string;
}

interface PendingRaiseProps<Shown> {
  readonly raise: Raise;
  /** The second yes. */
  readonly onConfirm: () => Promise<Shown>;
  readonly onKeep: () => Promise<Shown>;
  /** Shows what either of them was answered with. */
  readonly show: (shown: Shown) => void;
}

/** A higher limit that waits: for its time, and then for the player's second yes. */
export function PendingRaise<Shown>({ raise, onConfirm, onKeep, show }: PendingRaiseProps<Shown>) {
  const t = useText("limits");
  const confirm = useMutation({ mutationFn: onConfirm, onSuccess: show });
  const keep = useMutation({ mutationFn: onKeep, onSuccess: show });
  const { to, from } = raise;
  // It leads the eye once it can be given; whether it can, the server decides.
  const [openedAt] = useState(() => Date.now());
  const isDue = Date.parse(from) <= openedAt;
  const fault = confirm.error ?? keep.error;
  return (
    <div className="grid gap-2 rounded-xl border border-edge p-3">
      <p className="font-semibold">
        {to === null ? t("raise.toNone") : t.rich("raise.to", { amount: () => to })}
      </p>
      <p className="text-sm text-soft">
        {t.rich("raise.when", {
          from: () => <Time key="from" at={raise.from} />,
          until: () => <Time key="until" at={raise.until} />,
        })}
      </p>
      {fault && <Alert>{faultWords(fault)}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button busy={keep.isPending} onClick={() => keep.mutate()}>
          {t("raise.keep")}
        </Button>
        <Button
          look={isDue ? "primary" : "plain"}
          busy={confirm.isPending}
          onClick={() => confirm.mutate()}
        >
          {t("raise.confirm")}
        </Button>
      </div>
    </div>
  );
}
