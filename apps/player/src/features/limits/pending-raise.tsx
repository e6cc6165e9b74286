import type { PlayerLimit } from "@perya/api-client/player";
import { useMutation } from "@tanstack/react-query";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { Money, Time } from "../../shared/format/money.tsx";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { useShowLimits } from "./use-show-limits.ts";

interface PendingRaiseProps {
  readonly name: PlayerLimit["name"];
  readonly raise: NonNullable<PlayerLimit["raise"]>;
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
        {to
          ? t.rich("raise.to", { amount: () => <Money key="to" amount={to} /> })
          : t("raise.toNone")}
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
