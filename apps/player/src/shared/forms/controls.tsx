import { Choice as BareChoice, Field as BareField } from "@perya/ui/controls";
import { latinDigits } from "@perya/money";
import type { ComponentProps, InputEvent, ReactNode } from "react";
import { useOnDevice } from "../device/use-on-device.ts";
import { Icon } from "../pictures/icon.tsx";
import { useText } from "../language/text.ts";

export { Button, buttonClass } from "@perya/ui/controls";

type FieldProps = Omit<ComponentProps<typeof BareField>, "announced" | "reveal">;

/**
 * A labelled input (see `packages/ui`). A password can be looked at. A field for a number takes the
 * digits of every script.
 */
export function Field(props: FieldProps) {
  const t = useText("common");
  const forNumber = props.inputMode === "numeric" || props.inputMode === "tel";
  const reveal = {
    show: t("password.show"),
    hide: t("password.hide"),
    showLabel: t("password.showLabel"),
    hideLabel: t("password.hideLabel"),
  };
  return <BareField {...props} {...(forNumber && { onInput: showLatinDigits })} reveal={reveal} />;
}

/** Before the browser compares the field with its pattern, which knows 0 to 9 alone. */
function showLatinDigits({ currentTarget: field }: InputEvent<HTMLInputElement>) {
  const read = latinDigits(field.value);
  if (read === field.value) return;
  const { selectionStart, selectionEnd } = field;
  field.value = read;
  field.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * A labelled choice. Its arrow is ours: that of a browser sticks to the edge of a box that is as
 * wide as a page. On a page that the server sent nothing can be chosen until the scripts are there:
 * they would begin from the choice that was sent.
 */
export function Choice(props: Omit<ComponentProps<typeof BareChoice>, "arrow">) {
  const onDevice = useOnDevice();
  const arrow = (
    <Icon name="down" size={20} className="pointer-events-none absolute end-3 text-soft" />
  );
  return <BareChoice {...props} disabled={props.disabled === true || !onDevice} arrow={arrow} />;
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
