import type { VendorWallet } from "@perya/api-client/player";
import { formatMoney, fromWire, roundDownToMinor, type WireMoney } from "@perya/money";
import { useState, type FormEvent } from "react";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button, Field } from "../../shared/forms/controls.tsx";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { readAmount } from "./read-amount.ts";
import { useMove } from "./use-wallets.ts";

interface MoveDialogProps {
  readonly way: "in" | "out";
  readonly wallet: VendorWallet;
  /** As far as known, how much there is to move. */
  readonly most: WireMoney;
  readonly onClose: () => void;
}

/** Asks how much is to be moved, and moves it. */
export function MoveDialog({ way, wallet, most, onClose }: MoveDialogProps) {
  const t = useText("transfers");
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();
  const { vendor, name } = wallet;
  const move = useMove((units: bigint, key) => {
    const sent = { path: { vendor }, body: { amount: units.toString(), key } };
    return way === "in"
      ? call("POST", "/vendor-wallets/{vendor}/in", sent)
      : call("POST", "/vendor-wallets/{vendor}/out", sent);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readAmount(text, most, most.currency);
    setFault("fault" in read ? read.fault : undefined);
    if ("units" in read) move.mutate(read.units, { onSuccess: onClose });
  };
  const all = formatMoney(roundDownToMinor(fromWire(most)), { symbol: false });
  return (
    <Dialog title={t(way === "in" ? "in.to" : "out.from", { name })} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label={t("form.amount")}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={20}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setFault(undefined);
          }}
          hint={t("form.there", { amount: formatMoney(fromWire(most)) })}
          error={fault}
        />
        <Button
          className="justify-self-start"
          onClick={() => {
            setText(all);
            setFault(undefined);
          }}
        >
          {t("form.all")}
        </Button>
        {move.error && <Alert>{faultWords(move.error)}</Alert>}
        <DialogActions>
          <Button type="submit" look="primary" busy={move.isPending}>
            {t(way === "in" ? "in.do" : "out.do")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
