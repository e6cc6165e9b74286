import type { Market } from "@perya/lottery-kit";
import { useId, useState } from "react";
import { Button } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { readMarks } from "./marks.ts";

/** Numbers shown as marked; more are counted. */
const SHOWN = 60;

interface TypedMarksProps {
  readonly market: Market;
  readonly marked: readonly string[];
  readonly mark: (picks: readonly string[]) => void;
}

/**
 * A field for many numbers at once, typed or pasted from anywhere. What is no number of the market
 * stays in it and is named.
 */
export function TypedMarks({ market, marked, mark }: TypedMarksProps) {
  const t = useText("slip");
  const id = useId();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const add = () => {
    const read = readMarks(text, market);
    const all = [...new Set([...marked, ...read.picks])];
    mark(all.slice(0, market.picks.max));
    const left = [...read.wrong, ...all.slice(market.picks.max)];
    setWrong(left);
    setText(left.join(" "));
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {t("typed.label")}
      </label>
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <textarea
          id={id}
          rows={1}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={text}
          placeholder={example(market)}
          aria-invalid={wrong.length > 0 || undefined}
          aria-describedby={wrong.length > 0 ? `${id}-wrong` : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey) return;
            event.preventDefault();
            add();
          }}
          className="min-h-12 w-full resize-y rounded-xl border border-edge bg-ground px-3.5 py-2.5 tabular-nums placeholder:text-soft hover:border-soft aria-invalid:border-coral"
        />
        <Button onClick={add} disabled={text.trim() === ""}>
          {t("typed.add")}
        </Button>
      </div>
      {wrong.length > 0 && (
        <p id={`${id}-wrong`} role="alert" className="text-sm font-medium wrap-anywhere text-coral">
          {t("typed.wrong", { words: wrong.slice(0, SHOWN).join(", ") })}
        </p>
      )}
      {market.picker.kind === "digits" && market.picker.length > 2 && marked.length > 0 && (
        <Marked marked={marked} mark={mark} />
      )}
    </div>
  );
}

/** The marks outside a grid, each with a remove button. */
function Marked({ marked, mark }: Omit<TypedMarksProps, "market">) {
  const t = useText("slip");
  return (
    <ul aria-label={t("pick.marked")} className="flex flex-wrap gap-1.5">
      {marked.slice(0, SHOWN).map((one) => (
        <li key={one}>
          <button
            type="button"
            aria-label={t("pick.remove", { pick: one })}
            onClick={() => mark(marked.filter((other) => other !== one))}
            className="min-h-9 rounded-lg bg-bulb px-2.5 font-bold text-on-bulb tabular-nums"
          >
            <bdi dir="ltr">{one}</bdi> <span aria-hidden="true">×</span>
          </button>
        </li>
      ))}
      {marked.length > SHOWN && (
        <li className="self-center text-soft">
          {t("pick.others", { count: marked.length - SHOWN })}
        </li>
      )}
    </ul>
  );
}

/** Two numbers of the market, as one would type them. */
function example({ picker }: Market): string {
  const length = picker.kind === "digits" ? picker.length : 2;
  return `${"7".padStart(length, "0")} ${"42".slice(-length).padStart(length, "1")} …`;
}
