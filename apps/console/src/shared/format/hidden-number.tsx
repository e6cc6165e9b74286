import { useState, type ReactNode } from "react";
import { useAct } from "../http/act.ts";
import { Button } from "../forms/controls.tsx";

interface HiddenNumberProps {
  /** The number as it is shown at first, all but its end hidden. */
  readonly number: string;
  /** What tells its button from the others on the page. */
  readonly of: string;
  /** Asks for the whole number, which is recorded in the audit trail. */
  readonly look: () => Promise<{ readonly number: string }>;
  /** The line around it. */
  readonly children: (number: ReactNode) => ReactNode;
}

/** An account number of which staff see the end until they press, which is audited. */
export function HiddenNumber({ number, of, look, children }: HiddenNumberProps) {
  const [whole, setWhole] = useState<string>();
  const act = useAct();
  const show = async () => {
    setWhole((await look()).number);
    return "The number is shown, and the look is recorded.";
  };
  const toggle = () => {
    if (whole !== undefined) setWhole(undefined);
    // Not disabled meanwhile: the button keeps the focus, to hide the number again.
    else if (!act.isPending) act.mutate(show);
  };
  const words = whole === undefined ? "Show number" : "Hide number";
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 wrap-anywhere">{children(<bdi>{whole ?? number}</bdi>)}</span>
      <Button aria-label={`${words} of ${of}`} onClick={toggle}>
        {words}
      </Button>
    </li>
  );
}

/** Said once under a list of such numbers. */
export function LooksAreRecorded() {
  return (
    <p className="text-xs text-soft">Each look at a whole number is recorded in the audit trail.</p>
  );
}
