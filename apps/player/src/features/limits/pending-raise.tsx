import type { PlayerLimit, PlayerTimeLimit } from "@perya/api-client/player";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { Time } from "../../shared/format/money.tsx";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { useShowLimits } from "./use-show-limits.ts";

/** A higher limit that was asked for. */
export interface Raise {
  /** Null for no limit. */
  readonly to: ReactNode;
  readonly from: string;
  readonly until: string;
}

interface PendingRaiseProps {
  readonly name: PlayerLimit["name"] | PlayerTimeLimit["name"];
  readonly raise: Raise;
}

/** A higher limit that waits: for its time, and then for the player's second yes. */
export function PendingRaise({ name, raise }: PendingRaiseProps) {
  const t = useText("limits");
  const show = useShowLimits();
  const confirm = useMutation({
    mutationFn: () => call("POST", "/limits/confirm", { body: { name } }),
    onSuccess: show,
  });
  const keep = useMutation({
    mutationFn: () => call("POST", "/limits/keep", { body: { name } }),
    onSuccess: show,
  });
  const { to } = raise;
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
        <Button look="primary" busy={confirm.isPending} onClick={() => confirm.mutate()}>
          {t("raise.confirm")}
        </Button>
      </div>
    </div>
  );
}
