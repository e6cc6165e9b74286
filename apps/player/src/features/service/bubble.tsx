import type { ReactNode } from "react";

interface Props {
  readonly own: boolean;
  /** Who wrote it, for who can't see the side it stands on. */
  readonly who: string;
  readonly text: string;
  readonly pictures: readonly ReactNode[];
  /** When, or what became of it. */
  readonly children: ReactNode;
}

/** The words and pictures of a message: own ones at the end of the line, others at its start. */
export function Bubble({ own, who, text, pictures, children }: Props) {
  return (
    <article className={`grid max-w-[85%] gap-1 ${own ? "self-end" : "self-start"}`}>
      <div
        className={`grid gap-2 rounded-2xl px-3.5 py-2.5 ${own ? "rounded-ee-md bg-bulb text-on-bulb" : "rounded-es-md border border-line bg-raised"}`}
      >
        <span className="sr-only">{who}: </span>
        {text !== "" && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
        )}
        {pictures.length > 0 && <div className="flex flex-wrap gap-2">{pictures}</div>}
      </div>
      <div className={`text-xs text-soft ${own ? "text-end" : ""}`}>{children}</div>
    </article>
  );
}
