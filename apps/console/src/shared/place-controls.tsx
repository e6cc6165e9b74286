import { useEffect, useRef, useState, type FormEvent } from "react";
import { useAct } from "./act.ts";
import { Button } from "./controls.tsx";

interface Props {
  /** What is moved. */
  readonly name: string;
  /** Counted from 1, among so many. */
  readonly place: number;
  readonly of: number;
  readonly move: (place: number) => Promise<unknown>;
}

/** The place of something in its row, changed without dragging: one up, one down, or by typing it. The focus stays with what was moved. */
export function PlaceControls({ name, place, of, move }: Props) {
  const act = useAct();
  const box = useRef<HTMLFormElement>(null);
  const [used, setUsed] = useState<string>();
  const to = (wanted: number, control: string) => {
    setUsed(control);
    act.mutate(async () => {
      await move(wanted);
      return `${name} is at place ${wanted} now.`;
    });
  };
  useEffect(() => {
    // Rows that changed places lost the focus; at an end of the row the way back is offered.
    const control = used === "up" && place === 1 ? "down" : used === "down" && place === of ? "up" : used;
    if (control && !box.current?.contains(document.activeElement)) box.current?.querySelector<HTMLElement>(`[data-control=${control}]`)?.focus();
  }, [place, of, used]);
  const typed = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = Number(new FormData(event.currentTarget).get("place"));
    if (Number.isInteger(wanted) && wanted >= 1 && wanted !== place) to(Math.min(wanted, of), "typed");
  };
  return (
    <form
      ref={box}
      onSubmit={typed}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setUsed(undefined)}
      className="inline-flex items-center gap-1"
    >
      <Button
        data-control="up"
        className="w-9 px-0"
        aria-label={`Move ${name} up`}
        disabled={place <= 1 || act.isPending}
        onClick={() => to(place - 1, "up")}
      >
        <span aria-hidden="true">↑</span>
      </Button>
      <Button
        data-control="down"
        className="w-9 px-0"
        aria-label={`Move ${name} down`}
        disabled={place >= of || act.isPending}
        onClick={() => to(place + 1, "down")}
      >
        <span aria-hidden="true">↓</span>
      </Button>
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
