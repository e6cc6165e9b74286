import type { ReactNode, SelectHTMLAttributes } from "react";
import { BOX, Labelled, type Label } from "./labelled.tsx";

interface ChoiceProps
  extends Pick<Label, "label" | "hint">, SelectHTMLAttributes<HTMLSelectElement> {
  /** Shown at the end of the box in place of the browser's own arrow. */
  readonly arrow?: ReactNode;
}

/** A labelled select box, with its hint below. */
export function Choice({ label, hint, arrow, children, ...rest }: ChoiceProps) {
  return (
    <Labelled {...{ label, hint }}>
      {(aria) => (
        <span className="relative grid items-center">
          <select {...rest} {...aria} className={`${BOX} ${arrow ? "appearance-none pe-10" : ""}`}>
            {children}
          </select>
          {arrow}
        </span>
      )}
    </Labelled>
  );
}
