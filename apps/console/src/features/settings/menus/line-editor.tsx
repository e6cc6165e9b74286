import { ITEMS, type ItemAbout, type MenuLine } from "@perya/menus";
import { Icon } from "@perya/ui/icon";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../shared/forms/controls.tsx";
import { useMay } from "../../../shared/http/session.ts";
import { waysOf, whyLeftOut } from "./lines.ts";
import { LookFields } from "./look-fields.tsx";

interface Props {
  readonly line: MenuLine;
  /** What the site calls it. */
  readonly word: string;
  /** Counted from 0. */
  readonly place: number;
  readonly of: number;
  readonly offered: readonly string[];
  readonly firstLanguage: string;
  readonly lifted: boolean;
  readonly onLift: (lifted: boolean) => void;
  readonly onOver: () => void;
  readonly onMove: (to: number) => void;
  readonly onChange: (to: Partial<MenuLine>) => void;
  readonly errorAt: (...path: readonly string[]) => string | undefined;
}

/** One item of a menu: its place, whether it is shown, its name and its picture. */
export function LineEditor(props: Props) {
  const { line, word, place, of, offered, firstLanguage, lifted, onChange, errorAt } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const may = useMay()("settings.write");
  const about: ItemAbout = ITEMS[line.item];
  const own = line.names[firstLanguage] ?? Object.values(line.names)[0];
  const note = whyLeftOut(line, offered);
  return (
    <li
      onDragOver={(event) => {
        event.preventDefault();
        props.onOver();
      }}
      className={`grid gap-2 rounded-lg border bg-ground p-2 ${lifted ? "border-bulb" : "border-line"}`}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <span
          draggable={may}
          aria-hidden="true"
          title="Drag to another place"
          onDragStart={() => props.onLift(true)}
          onDragEnd={() => props.onLift(false)}
          className="cursor-grab px-1 text-soft select-none"
        >
          ⠿
        </span>
        <MoveButtons name={word} place={place} of={of} onMove={props.onMove} />
        <Icon name={line.icon ?? about.icon} className={line.show === "never" ? "text-soft" : ""} />
        <span className="min-w-24 flex-1">
          <span className={line.show === "never" ? "text-soft" : "font-medium"}>{own ?? word}</span>
          {own !== undefined && <span className="text-xs text-soft"> · {word}</span>}
        </span>
        <ShownChoice line={line} word={word} onChange={onChange} />
        {!about.speaksForItself && (
          <Button
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            aria-label={`Name and picture of ${word}`}
          >
            Name and picture
          </Button>
        )}
      </div>
      {note !== undefined && <p className="ps-7 text-xs text-soft">{note}</p>}
      {(["item", "show", "icon"] as const).map((field) => (
        <Wrong key={field} text={errorAt(field)} />
      ))}
      <div id={id} hidden={!open}>
        {open && <LookFields {...{ line, word, firstLanguage, onChange, errorAt }} />}
      </div>
    </li>
  );
}

function ShownChoice({ line, word, onChange }: Pick<Props, "line" | "word" | "onChange">) {
  const ways = waysOf(line.item);
  if (ways.length === 1) return <span className="w-60 px-2 text-soft">Always shown</span>;
  return (
    <select
      aria-label={`Whether ${word} is shown`}
      value={line.show}
      onChange={({ target }) => {
        const chosen = ways.find(([show]) => show === target.value);
        if (chosen) onChange({ show: chosen[0] });
      }}
      className="min-h-9 w-60 rounded-lg border border-edge bg-ground px-2 text-ink"
    >
      {ways.map(([show, words]) => (
        <option key={show} value={show}>
          {words}
        </option>
      ))}
    </select>
  );
}

interface MoveProps {
  readonly name: string;
  readonly place: number;
  readonly of: number;
  readonly onMove: (to: number) => void;
}

/** One place up or down. The focus stays with what is moved; at an end, on the way back. */
function MoveButtons({ name, place, of, onMove }: MoveProps) {
  const box = useRef<HTMLSpanElement>(null);
  const used = useRef<"up" | "down">(undefined);
  useEffect(() => {
    const at = (way: "up" | "down") =>
      box.current?.querySelector<HTMLButtonElement>(`[data-way=${way}]`);
    if (used.current) {
      const wanted = at(used.current);
      (wanted?.disabled ? at(used.current === "up" ? "down" : "up") : wanted)?.focus();
    }
    used.current = undefined;
  }, [place]);
  const step = (way: "up" | "down") => () => {
    used.current = way;
    onMove(place + (way === "up" ? -1 : 1));
  };
  return (
    <span ref={box} className="inline-flex gap-1">
      <Button
        data-way="up"
        className="w-9 px-0"
        aria-label={`Move ${name} up`}
        disabled={place === 0}
        onClick={step("up")}
      >
        <span aria-hidden="true">↑</span>
      </Button>
      <Button
        data-way="down"
        className="w-9 px-0"
        aria-label={`Move ${name} down`}
        disabled={place === of - 1}
        onClick={step("down")}
      >
        <span aria-hidden="true">↓</span>
      </Button>
    </span>
  );
}

function Wrong({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className="ps-7 font-medium text-coral">
      {text}
    </p>
  );
}
