import type { ComponentProps } from "react";
import { Field } from "./controls.tsx";

type Around = Pick<ComponentProps<typeof Field>, "label" | "error" | "hint" | "required">;

/** A number or an amount, as it is typed. */
export function FigureField({
  value,
  put,
  ...around
}: Around & { readonly value: string; readonly put: (typed: string) => void }) {
  return (
    <Field
      {...around}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      onChange={({ target }) => put(target.value)}
    />
  );
}
