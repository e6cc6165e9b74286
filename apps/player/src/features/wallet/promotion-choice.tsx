import type { DepositMethod } from "@perya/api-client/player";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";

interface PromotionChoiceProps {
  readonly method: Exclude<DepositMethod["code"], "voucher">;
  /** Ledger units that would be paid. */
  readonly units: bigint;
}

const CHOICE =
  "flex min-h-14 cursor-pointer items-center gap-3 rounded-xl border border-edge p-3 has-checked:border-bulb has-checked:ring-1 has-checked:ring-bulb has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-bulb-ink";

/** The promotions for a deposit of this amount, of which none is chosen at first. */
export function PromotionChoice({ method, units }: PromotionChoiceProps) {
  const t = useText("wallet");
  const offers = useQuery({
    ...reading("/cashier/promotions", { query: { method, amount: units.toString() } }),
    placeholderData: keepPreviousData,
  });
  if (!offers.data?.length) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">{t("promotion.title")}</legend>
      <label className={CHOICE}>
        <span className="grow">{t("promotion.none")}</span>
        <input type="radio" name="promotion" value="" defaultChecked className="size-5 shrink-0" />
      </label>
      {offers.data.map(({ id, title, about, language }) => (
        <label key={id} className={CHOICE}>
          <span className="grow" lang={language} dir="auto">
            <strong className="block">{title}</strong>
            <span className="block text-sm text-soft">{about}</span>
          </span>
          <input type="radio" name="promotion" value={id} className="size-5 shrink-0" />
        </label>
      ))}
    </fieldset>
  );
}
