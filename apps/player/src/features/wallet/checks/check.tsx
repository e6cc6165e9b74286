import type { ReactNode } from "react";
import { useText } from "../../../shared/language/text.ts";

interface Props {
  readonly done: boolean;
  readonly title: string;
  /** How it is, or what is left. */
  readonly text: ReactNode;
  /** Where to give what is missing. */
  readonly children?: ReactNode;
}

/** The look of a link beside a condition. */
export const CHECK_LINK =
  "inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4";

/** One condition of a withdrawal. */
export function Check({ done, title, text, children }: Props) {
  const t = useText("wallet");
  return (
    <li className="grid grid-cols-[1.75rem_1fr] gap-x-3">
      <span
        className={`grid size-7 place-items-center rounded-full text-sm font-bold ${done ? "bg-teal text-(--on-teal)" : "bg-coral text-(--on-coral)"}`}
      >
        <span aria-hidden="true">{done ? "✓" : "!"}</span>
        <span className="sr-only">{done ? t("check.done") : t("check.missing")}</span>
      </span>
      <div>
        <strong className="block leading-7">{title}</strong>
        <div className="grid justify-items-start gap-2 text-soft">
          <span>{text}</span>
          {children}
        </div>
      </div>
    </li>
  );
}
