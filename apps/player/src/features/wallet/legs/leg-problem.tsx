import { formatMoney, fromWire, parseAmount, type WireMoney } from "@perya/money";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Dialog, DialogActions } from "../../../shared/dialogs/dialog.tsx";
import { Alert, Button, Choice, Field } from "../../../shared/forms/controls.tsx";
import { SegmentedControl } from "../../../shared/forms/segmented-control.tsx";
import { useSubmit } from "../../../shared/forms/use-submit.ts";
import { useText } from "../../../shared/language/text.ts";
import { PictureField } from "../../../shared/pictures/picture-field.tsx";
import { sendAnswer, type Answering } from "./send-answer.ts";

type Wrong = "NOT_RECEIVED" | "PARTLY_RECEIVED";

/** What is wrong with a transfer: nothing arrived, shown by pictures, or only a part of it. */
export function LegProblem({ leg, withdrawal, onClose }: Answering & { onClose: () => void }) {
  const t = useText("wallet");
  const queries = useQueryClient();
  const isDisputed = leg.status === "DISPUTED";
  const [wrong, setWrong] = useState<Wrong>(isDisputed ? "PARTLY_RECEIVED" : "NOT_RECEIVED");
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const { submit, watch, faults, busy } = useSubmit(
    async (form) => {
      const fields = new FormData(form);
      if (wrong === "NOT_RECEIVED" && pictures.length === 0) return { form: t("leg.proof") };
      const units =
        wrong === "PARTLY_RECEIVED" ? partOf(String(fields.get("amount")), leg.amount) : undefined;
      if (wrong === "PARTLY_RECEIVED" && units === undefined)
        return { amount: t("leg.amountFault", { amount: formatMoney(fromWire(leg.amount)) }) };
      await sendAnswer(
        { leg, withdrawal },
        units === undefined
          ? { said: wrong }
          : { said: wrong, amount: units.toString(), rest: String(fields.get("rest")) },
        wrong === "NOT_RECEIVED" ? pictures : [],
      );
      onClose();
      await queries.invalidateQueries();
      return undefined;
    },
    { AMOUNT_TOO_LARGE: "amount" },
  );
  return (
    <Dialog title={t("leg.noTitle")} onClose={onClose}>
      <form onSubmit={submit} {...watch} className="grid gap-4">
        {!isDisputed && (
          <SegmentedControl
            label={t("leg.noTitle")}
            options={[
              ["NOT_RECEIVED", t("leg.nothing")],
              ["PARTLY_RECEIVED", t("leg.part")],
            ]}
            chosen={wrong}
            onChoose={setWrong}
          />
        )}
        {wrong === "NOT_RECEIVED" ? (
          <>
            <p className="text-soft">{t("leg.proof")}</p>
            <PictureField files={pictures} onChange={setPictures} />
          </>
        ) : (
          <PartFields whole={leg.amount} fault={faults["amount"]} />
        )}
        {faults["form"] && <Alert>{faults["form"]}</Alert>}
        <DialogActions>
          <Button onClick={onClose}>{t("leg.keep")}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t("leg.send")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Ledger units above nothing and below the whole; undefined for anything else. */
function partOf(text: string, whole: WireMoney): bigint | undefined {
  const read = parseAmount(text, whole.currency);
  const isPart = read.ok && read.value.units > 0n && read.value.units < fromWire(whole).units;
  return isPart ? read.value.units : undefined;
}

/** How much arrived, and what becomes of the rest. */
function PartFields({ whole, fault }: { whole: WireMoney; fault: string | undefined }) {
  const t = useText("wallet");
  return (
    <>
      <Field
        label={t("leg.amount")}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        hint={t("leg.amountHint", { amount: formatMoney(fromWire(whole)) })}
        error={fault}
      />
      <Choice label={t("leg.restLabel")} name="rest">
        <option value="TRANSFER">{t("leg.restTransfer")}</option>
        <option value="CASH">{t("leg.restCash")}</option>
      </Choice>
    </>
  );
}
