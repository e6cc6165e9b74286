import { useText } from "../../../shared/text.ts";
import type { Method } from "./open-account.ts";

interface WaysProps {
  readonly methods: readonly Method[];
  readonly method: Method | undefined;
  readonly onChoose: (method: Method) => void;
}

/** The ways to register, side by side. */
export function RegisterWays({ methods, method, onChoose }: WaysProps) {
  const t = useText("register");
  return (
    <div role="group" aria-label={t("ways.label")} className="grid auto-cols-fr grid-flow-col gap-1 rounded-2xl border border-line bg-ground p-1">
      {methods.map((way) => (
        <button
          key={way}
          type="button"
          aria-pressed={way === method}
          onClick={() => onChoose(way)}
          className="min-h-11 rounded-xl font-semibold text-soft hover:text-ink aria-pressed:bg-bulb aria-pressed:text-on-bulb"
        >
          {t(`ways.${way}`)}
        </button>
      ))}
    </div>
  );
}
