import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { useAct } from "../http/act.ts";
import { Button } from "./controls.tsx";

type Control = "up" | "down" | "typed";

interface Props {
  /** What is moved. */
  readonly name: string;
  /** Counted from 1, among so many. */
  readonly place: number;
  readonly of: number;
  readonly move: (place: number) => Promise<unknown>;
}

/**
 * Reordering without dragging: one up, one down, or by typing the position. The focus stays with
 * the moved item.
 */
export function PlaceControls({ name, place, of, move }: Props) {
  const act = useAct();
  const box = useRef<HTMLFormElement>(null);
  const moved = useRef<{ readonly by: Control; readonly to: number } | null>(null);
  // Disabled controls can't hold the focus, and moved rows lose it: it is restored after each step,
  // until the row is in its new position.
  useEffect(() => {
    if (act.isPending || !moved.current) return;
    focusOn(box.current, moved.current.by);
    if (act.isError || place === moved.current.to) moved.current = null;
  }, [act.isPending, act.isError, place]);
  const to = (wanted: number, used: Control) => {
    const moving = async () => {
      await move(wanted);
      return `${name} is now at place ${wanted}.`;
    };
    moved.current = { by: used, to: wanted };
    act.mutate(moving);
  };
  const typed = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = Number(new FormData(event.currentTarget).get("place"));
    if (Number.isInteger(wanted) && wanted >= 1 && wanted !== place)
      to(Math.min(wanted, of), "typed");
  };
  return (
    <form ref={box} onSubmit={typed} className="inline-flex items-center gap-1">
      <Step
        control="up"
        label={`Move ${name} up`}
        off={place <= 1 || act.isPending}
        onPress={() => to(place - 1, "up")}
      >
        ↑
      </Step>
      <Step
        control="down"
        label={`Move ${name} down`}
        off={place >= of || act.isPending}
        onPress={() => to(place + 1, "down")}
      >
        ↓
      </Step>
      <input
        key={place}
        data-control="typed"
        name="place"
        inputMode="numeric"
        pattern="[0-9]+"
        defaultValue={place}
        aria-label={`Place of ${name}, of ${of}`}
        title="Type a place and press Enter"
        className="min-h-9 w-14 rounded-lg border border-edge bg-ground px-2 text-end text-ink tabular-nums"
      />
    </form>
  );
}

interface StepProps {
  readonly control: Control;
  readonly label: string;
  readonly off: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Step({ control, label, off, onPress, children }: StepProps) {
  return (
    <Button
      data-control={control}
      className="w-9 px-0"
      aria-label={label}
      disabled={off}
      onClick={onPress}
    >
      <span aria-hidden="true">{children}</span>
    </Button>
  );
}

/**
 * Brings the focus back to what was used; at an end of the row, where it can't be, to the way back.
 */
function focusOn(box: HTMLElement | null, used: Control): void {
  const at = (control: Control) =>
    box?.querySelector<HTMLInputElement | HTMLButtonElement>(`[data-control=${control}]`);
  const wanted = at(used);
  (wanted?.disabled ? at(used === "up" ? "down" : "up") : wanted)?.focus();
}
