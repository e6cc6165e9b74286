import { Choice as BareChoice, Field as BareField } from "@perya/ui/controls";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../pictures/icon.tsx";
import { useText } from "../language/text.ts";

export { Button, buttonClass } from "@perya/ui/controls";

/** A labelled input (see `packages/ui`). A password can be looked at. */
export function Field(props: Omit<ComponentProps<typeof BareField>, "announced" | "reveal">) {
  const t = useText("common");
  const reveal = {
    show: t("password.show"),
    hide: t("password.hide"),
    showLabel: t("password.showLabel"),
    hideLabel: t("password.hideLabel"),
  };
  return <BareField {...props} reveal={reveal} />;
}

/**
 * A labelled choice. Its arrow is ours: that of a browser sticks to the edge of a box that is as
 * wide as a page.
 */
export function Choice(props: Omit<ComponentProps<typeof BareChoice>, "arrow">) {
  const arrow = (
    <Icon name="down" size={20} className="pointer-events-none absolute end-3 text-soft" />
  );
  return <BareChoice {...props} arrow={arrow} />;
}

/** What went wrong, said to everyone. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <p
      role="alert"
      className="flex gap-2.5 rounded-xl border border-coral bg-raised px-3.5 py-3 text-coral"
    >
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        aria-hidden="true"
        className="mt-0.5 shrink-0"
      >
        <circle cx="10" cy="10" r="10" fill="currentColor" />
        <path
          d="M10 5v6M10 15v.1"
          stroke="var(--on-coral)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span>{children}</span>
    </p>
  );
}
