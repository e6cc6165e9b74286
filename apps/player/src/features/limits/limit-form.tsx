import type { PlayerLimit } from "@perya/api-client/player";
import { formatMoney, fromWire, parseAmount } from "@perya/money";
import { Alert, Button, Field } from "../../shared/forms/controls.tsx";
import { DialogActions } from "../../shared/dialogs/dialog.tsx";
import { typedIn } from "../../shared/forms/typed-in.ts";
import { useSubmit } from "../../shared/forms/use-submit.ts";
import { call } from "../../shared/http/api.ts";
import { textOf, useText } from "../../shared/language/text.ts";
import { useShowLimits } from "./use-show-limits.ts";

interface LimitFormProps {
  readonly limit: PlayerLimit;
  readonly currency: string;
  readonly onDone: () => void;
}

/** Types a limit, or takes it away. What is higher says beforehand that it waits. */
export function LimitForm({ limit: { name, own }, currency, onDone }: LimitFormProps) {
  const t = useText("limits");
  const show = useShowLimits();
  const send = async (amount: string | null) => {
    show(await call("POST", "/limits", { body: { name, amount } }));
    onDone();
    return undefined;
  };
  const { submit, watch, faults, busy } = useSubmit(
    async (form) => {
      const read = readLimit(typedIn(form, "amount").amount, currency);
      return "fault" in read ? { amount: read.fault } : send(read.units.toString());
    },
    {},
    (form) => {
      const read = readLimit(typedIn(form, "amount").amount, currency);
      return "fault" in read ? { amount: read.fault } : {};
    },
  );
  const removal = useSubmit(() => send(null));
  return (
    <div className="grid gap-4">
      <form id="limit" onSubmit={submit} {...watch} className="grid gap-4">
        <Field
          label={t("form.amount")}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={20}
          defaultValue={own ? formatMoney(fromWire(own), { symbol: false }) : ""}
          hint={t("form.hint")}
          error={faults["amount"]}
        />
        {faults["form"] && <Alert>{faults["form"]}</Alert>}
      </form>
      {removal.faults["form"] && <Alert>{removal.faults["form"]}</Alert>}
      <DialogActions>
        {own && (
          <form onSubmit={removal.submit}>
            <Button type="submit" busy={removal.busy}>
              {t("form.remove")}
            </Button>
          </form>
        )}
        <Button type="submit" form="limit" look="primary" busy={busy}>
          {t("form.save")}
        </Button>
      </DialogActions>
    </div>
  );
}

/** Ledger units of a typed limit, or why it is none. */
function readLimit(
  text: string,
  currency: string,
): { readonly units: bigint } | { readonly fault: string } {
  const t = textOf("limits");
  const read = parseAmount(text, currency);
  if (read.ok) return { units: read.value.units };
  return { fault: t(read.refusal === "TOO_MANY_DIGITS" ? "form.decimals" : "form.unread") };
}
