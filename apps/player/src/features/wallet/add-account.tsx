import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call, reading } from "../../shared/http/api.ts";
import type { FieldFaults } from "../../shared/faults/field-faults.ts";
import { Alert, Button, Field } from "../../shared/forms/controls.tsx";
import { typedIn } from "../../shared/forms/typed-in.ts";
import { useSubmit } from "../../shared/forms/use-submit.ts";
import { useText } from "../../shared/language/text.ts";
import { BANK_FORM } from "./checks/account-check.tsx";

/** As the server takes a number, which may be written in groups. */
const NUMBER = /^[0-9][0-9 -]{4,32}[0-9]$/;
/** What looks like a Bitcoin address; the server checks its checksum. */
const ADDRESS = /^(?:bc1|[13])[0-9a-z]{24,87}$/i;
/** Letters of the shortest name of a bank or a person. */
const SHORTEST = 2;

const accountIn = (form: HTMLFormElement) => typedIn(form, "bank", "number", "holder");

/** Binds a bank account for withdrawals. */
export function AddAccount({ first, onDone }: { first: boolean; onDone: () => void }) {
  const t = useText("wallet");
  const queries = useQueryClient();
  const bitcoin = useQuery(reading("/cashier/methods")).data?.withdrawal.bitcoin === true;
  const check = (form: HTMLFormElement): FieldFaults => {
    const { bank, number, holder } = accountIn(form);
    const short = t("account.short");
    return {
      ...(bank.trim().length < SHORTEST ? { bank: short } : {}),
      ...(NUMBER.test(number.trim()) || (bitcoin && ADDRESS.test(number.trim()))
        ? {}
        : { number: t(bitcoin ? "account.notBitcoin" : "account.notNumber") }),
      ...(holder.trim().length < SHORTEST ? { holder: short } : {}),
    };
  };
  const { submit, watch, faults, busy } = useSubmit(
    async (form) => {
      const found = check(form);
      if (Object.keys(found).length > 0) return found;
      await call("POST", "/bank-accounts", { body: accountIn(form) });
      await queries.invalidateQueries({ queryKey: reading("/bank-accounts").queryKey });
      onDone();
      return undefined;
    },
    {
      HOLDER_DIFFERS: "holder",
      ACCOUNT_NUMBER_REFUSED: "number",
      BITCOIN_NOT_OFFERED: "number",
    },
    check,
  );
  return (
    <form id={BANK_FORM} onSubmit={submit} {...watch} className="grid gap-4">
      <p className="text-soft">{t("account.about")}</p>
      <Field label={t("account.bank")} name="bank" required maxLength={60} error={faults["bank"]} />
      <Field
        label={t("account.number")}
        name="number"
        required
        inputMode={bitcoin ? "text" : "numeric"}
        maxLength={bitcoin ? 90 : 34}
        hint={bitcoin ? t("account.bitcoin") : undefined}
        autoComplete="off"
        className="tabular-nums"
        error={faults["number"]}
      />
      <Field
        label={t("account.holder")}
        name="holder"
        required
        maxLength={100}
        autoComplete="name"
        error={faults["holder"]}
      />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <div className="grid gap-2 sm:auto-cols-fr sm:grid-flow-col">
        <Button type="submit" look="primary" busy={busy}>
          {t("account.bind")}
        </Button>
        {!first && <Button onClick={onDone}>{t("account.later")}</Button>}
      </div>
    </form>
  );
}
