import type { DepositMethod } from "@perya/api-client/player";
import { useText } from "../../shared/language/text.ts";
import { Line } from "../../shared/pictures/icon.tsx";

const SIGNS: Readonly<Record<string, string>> = {
  sandbox: "M4 10 12 4l8 6M5 10h14M7 10v8m5-8v8m5-8v8M4 20h16",
  "bank-transfer": "M4 8h13l-3-3M20 16H7l3 3",
};

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
          className="flex min-h-16 cursor-pointer items-center gap-3 rounded-xl border border-edge p-3 has-checked:border-bulb has-checked:ring-1 has-checked:ring-bulb has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-bulb-ink"
        >
          <Line d={SIGNS[one.code] ?? "M4 7h16v10H4z"} size={28} className="text-bulb-ink" />
          <span className="grow">
            <strong className="block">{one.name}</strong>
            <span className="text-sm text-soft">
              {one.code === "sandbox" ? t("method.sandbox") : t("method.checked")}
            </span>
          </span>
          <input
            type="radio"
            name="method"
            value={one.code}
            checked={one.code === chosen}
            onChange={() => onChoose(one.code)}
            className="size-5 shrink-0"
          />
        </label>
      ))}
    </fieldset>
  );
}
