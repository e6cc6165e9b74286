import type { VendorWallet } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { useState } from "react";
import { Alert, Button, Choice, Field } from "../../shared/forms/controls.tsx";
import { typedIn } from "../../shared/forms/typed-in.ts";
import { useSubmit } from "../../shared/forms/use-submit.ts";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { readAmount } from "./read-amount.ts";
import { useShowWallets } from "./use-wallets.ts";

const WAYS = ["OFF", "ALL", "AMOUNT"] as const;
type Way = (typeof WAYS)[number];

/** What is moved by itself when a game of the vendor opens, and when it is left. */
export function AutomaticForm({ wallet }: { readonly wallet: VendorWallet }) {
  const t = useText("transfers");
  const show = useShowWallets();
  const { vendor, choice, kept } = wallet;
  const [movesIn, setMovesIn] = useState<Way>(choice.movesIn);
  const { submit, faults, busy } = useSubmit(async (form) => {
    const read =
      movesIn === "AMOUNT"
        ? readAmount(typedIn(form, "amount").amount, undefined, kept.currency)
        : undefined;
    if (read && "fault" in read) return { amount: read.fault };
    const movesOut = new FormData(form).get("movesOut") !== null;
    const body = { movesIn, amount: read ? read.units.toString() : null, movesOut };
    await show(await call("PUT", "/vendor-wallets/{vendor}/choice", { path: { vendor }, body }));
    return undefined;
  });
  return (
    <details className="rounded-xl border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-3.5 font-semibold">
        {t("auto.title")}
      </summary>
      <form onSubmit={submit} className="grid gap-4 px-3.5 pb-3.5">
        <Choice
          label={t("auto.in")}
          name="movesIn"
          value={movesIn}
          onChange={({ target: { value } }) =>
            setMovesIn(WAYS.find((way) => way === value) ?? "OFF")
          }
        >
          {WAYS.map((way) => (
            <option key={way} value={way}>
              {t(`auto.${way}`)}
            </option>
          ))}
        </Choice>
        {movesIn === "AMOUNT" && (
          <Field
            label={t("form.amount")}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={20}
            defaultValue={
              choice.amount ? formatMoney(fromWire(choice.amount), { symbol: false }) : ""
            }
            error={faults["amount"]}
          />
        )}
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            name="movesOut"
            defaultChecked={choice.movesOut}
            className="size-5 accent-bulb"
          />
          <span>
            {t("auto.out")}
            <span className="block text-sm text-soft">{t("auto.outAbout")}</span>
          </span>
        </label>
        {faults["form"] && <Alert>{faults["form"]}</Alert>}
        <div>
          <Button type="submit" busy={busy}>
            {t("auto.save")}
          </Button>
        </div>
      </form>
    </details>
  );
}
