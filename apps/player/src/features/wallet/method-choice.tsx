import type { DepositMethod } from "@perya/api-client/player";
import { useText } from "../../shared/language/text.ts";
import { Line } from "../../shared/pictures/icon.tsx";

const SIGNS: Readonly<Record<string, string>> = {
  sandbox: "M4 10 12 4l8 6M5 10h14M7 10v8m5-8v8m5-8v8M4 20h16",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 20h2",
  btcpay: "M9 4v16M13 4v3m0 10v3M6 7h8a2.5 2.5 0 0 1 0 5H9h6a2.5 2.5 0 0 1 0 5H6",
  voucher: "M3 8h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 8v10",
  "bank-transfer": "M4 8h13l-3-3M20 16H7l3 3",
};
const ABOUT = {
  sandbox: "sandbox",
  qr: "qr",
  btcpay: "btcpay",
  "bank-transfer": "checked",
  voucher: "voucher",
} as const;

interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[];
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
}

/** The ways to pay in. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const t = useText("wallet");
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="mb-2 text-sm font-semibold">{t("method.title")}</legend>
      {methods.map((one) => (
        <label
          key={one.code}
          className="flex min-h-16 cursor-pointer items-center has-disabled:cursor-not-allowed has-disabled:opacity-60 gap-3 rounded-xl border border-edge p-3 has-checked:border-bulb has-checked:ring-1 has-checked:ring-bulb has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-bulb-ink"
        >
          {one.picture === null ? (
            <Line d={SIGNS[one.code] ?? "M4 7h16v10H4z"} size={28} className="text-bulb-ink" />
          ) : (
            <img src={one.picture} alt="" className="size-9 shrink-0 rounded-md object-contain" />
          )}
          <span className="grow">
            <strong className="block">{one.name}</strong>
            <span className="block text-sm text-soft">{t(`method.${ABOUT[one.code]}`)}</span>
            {one.hours && (
              <span className="block text-sm text-soft">{t("method.hours", one.hours)}</span>
            )}
            {one.unfit === "METHOD_LEVEL" && (
              <span className="block text-sm font-semibold">
                {t("method.level", { level: String(one.needsLevel) })}
              </span>
            )}
          </span>
          <input
            type="radio"
            name="method"
            value={one.code}
            disabled={one.unfit !== undefined}
            checked={one.code === chosen}
            onChange={() => onChoose(one.code)}
            className="size-5 shrink-0"
          />
        </label>
      ))}
    </fieldset>
  );
}
