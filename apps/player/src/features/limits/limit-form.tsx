import type { PlayerLimit, PlayerTimeLimit } from "@perya/api-client/player";
import { Alert, Button, Field } from "../../shared/forms/controls.tsx";
import { DialogActions } from "../../shared/dialogs/dialog.tsx";
import { typedIn } from "../../shared/forms/typed-in.ts";
import { useSubmit } from "../../shared/forms/use-submit.ts";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { useShowLimits } from "./use-show-limits.ts";

/** What was typed: ledger units or minutes, or why it is neither. */
export type ReadLimit = { readonly amount: string } | { readonly fault: string };

interface LimitFormProps {
  readonly name: PlayerLimit["name"] | PlayerTimeLimit["name"];
  readonly label: string;
  readonly inputMode: "decimal" | "numeric";
  /** The limit in force as it is typed; empty for none. */
  readonly initial: string;
  readonly read: (text: string) => ReadLimit;
  readonly onDone: () => void;
}

/** Types a limit, or takes it away. What is higher says beforehand that it waits. */
export function LimitForm({ name, label, inputMode, initial, read, onDone }: LimitFormProps) {
  const t = useText("limits");
  const show = useShowLimits();
  const send = async (amount: string | null) => {
    show(await call("POST", "/limits", { body: { name, amount } }));
    onDone();
    return undefined;
  };
  const typed = (form: HTMLFormElement) => read(typedIn(form, "amount").amount);
  const { submit, watch, faults, busy } = useSubmit(
    async (form) => {
      const limit = typed(form);
      return "fault" in limit ? { amount: limit.fault } : send(limit.amount);
    },
    {},
    (form) => {
      const limit = typed(form);
      return "fault" in limit ? { amount: limit.fault } : {};
    },
  );
  const removal = useSubmit(() => send(null));
  return (
    <div className="grid gap-4">
      <form id="limit" onSubmit={submit} {...watch} className="grid gap-4">
        <Field
          label={label}
          name="amount"
          inputMode={inputMode}
          autoComplete="off"
          required
          maxLength={20}
          defaultValue={initial}
          hint={t("form.hint")}
          error={faults["amount"]}
        />
        {faults["form"] && <Alert>{faults["form"]}</Alert>}
      </form>
      {removal.faults["form"] && <Alert>{removal.faults["form"]}</Alert>}
      <DialogActions>
        {initial !== "" && (
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
