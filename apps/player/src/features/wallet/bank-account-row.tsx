import type { BankAccount } from "@perya/api-client/player";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { Time } from "../../shared/format/money.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";

interface Props {
  readonly account: BankAccount;
  /** Whether it is what a withdrawal goes to unless another one is chosen. */
  readonly isDefault: boolean;
  readonly alone: boolean;
  /** When the page was opened, in milliseconds. */
  readonly openedAt: number;
}

/** One bank account: it can be made the default, and removed. */
export function BankAccountRow({ account, isDefault, alone, openedAt }: Props) {
  const t = useText("wallet");
  const [removing, setRemoving] = useState(false);
  const change = useChange(account.id, () => setRemoving(false));
  const named = { bank: account.bank, number: `\u2066${account.number}\u2069` };
  return (
    <li className="grid gap-2 rounded-xl bg-ground p-3">
      <div>
        <p className="flex items-baseline justify-between gap-4">
          <strong className="min-w-0 break-words">
            {account.bank}
            {isDefault && !alone && (
              <span className="ms-2 rounded-full bg-raised px-2 py-0.5 text-sm font-semibold text-teal">
                {t("account.default")}
              </span>
            )}
          </strong>
          <bdi className="shrink-0 font-semibold tabular-nums">{account.number}</bdi>
        </p>
        <p className="text-sm text-soft">{account.holder}</p>
        {Date.parse(account.usableFrom) > openedAt && (
          <p className="text-sm text-bulb-ink">
            {t.rich("account.from", { time: () => <Time key="time" at={account.usableFrom} /> })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {!isDefault && (
          <Button
            aria-label={t("account.preferIt", named)}
            busy={change.isPending && change.variables === "prefer"}
            onClick={() => change.mutate("prefer")}
          >
            {t("account.prefer")}
          </Button>
        )}
        <Button aria-label={t("account.removeIt", named)} onClick={() => setRemoving(true)}>
          {t("account.remove")}
        </Button>
      </div>
      {change.error && !removing && <Alert>{faultWords(change.error)}</Alert>}
      {removing && (
        <Dialog title={t("account.removeIt", named)} onClose={() => setRemoving(false)}>
          <p className="text-soft">{t("account.removeAbout")}</p>
          {change.error && <Alert>{faultWords(change.error)}</Alert>}
          <DialogActions>
            <Button onClick={() => setRemoving(false)}>{t("account.keep")}</Button>
            <Button look="danger" busy={change.isPending} onClick={() => change.mutate("remove")}>
              {t("account.remove")}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </li>
  );
}

function useChange(id: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (what: "prefer" | "remove") =>
      what === "remove"
        ? call("DELETE", "/bank-accounts/{id}", { path: { id } })
        : call("PUT", "/bank-accounts/{id}/default", { path: { id }, body: {} }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: reading("/bank-accounts").queryKey });
      onDone();
    },
  });
}
