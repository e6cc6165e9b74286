import type { ReactNode } from "react";
import { Paints } from "./paint.tsx";

/** Symbols by name, each in a box of 64 by 64. */
export type Drawing = Readonly<Record<string, ReactNode>>;

/** Draws every symbol once, hidden, so that others can refer to it as `#sym-<name>`. */
export function Drawn({ drawing }: { readonly drawing: Drawing }) {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <Paints />
      {Object.entries(drawing).map(([name, picture]) => (
        <symbol key={name} id={`sym-${name}`} viewBox="0 0 64 64" overflow="visible">
          {picture}
        </symbol>
      ))}
    </svg>
  );
}
