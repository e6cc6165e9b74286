import { arranged, MOST_AT_THE_THUMB, type MenuLine, type MenuName } from "@perya/menus";
import { useState } from "react";
import { Button } from "../../../shared/forms/controls.tsx";
import { Panel } from "../../../shared/layout/page.tsx";
import type { PartProps } from "../settings.ts";
import { LineEditor } from "./line-editor.tsx";
import { moved, storedOf } from "./lines.ts";
import { useWords } from "./use-words.ts";

const TITLES: Readonly<Record<MenuName, readonly [title: string, about: string]>> = {
  games: ["Games", "At the side of a page, in the drawer of a phone and above its pages."],
  more: ["Beside the games", "Below the games, at the side and in the drawer."],
  bottom: ["At the thumb", "The bar at the foot of a phone."],
};

interface Props extends PartProps<"menus"> {
  readonly menu: MenuName;
}

/** The order of a menu, and what stands in it. */
export function MenuEditor({ menu, value, change, errorAt, offered, firstLanguage }: Props) {
  const site = useWords("EN");
  const word = (item: MenuLine["item"]) => (item === "language" ? "Language" : site(item));
  const [dragged, drag] = useState<number>();
  const [news, tell] = useState("");
  const lines = arranged(menu, value[menu]);
  const set = (to: readonly MenuLine[]) => change({ [menu]: storedOf(menu, to) });
  const move = (from: number, to: number) => {
    const line = lines[from];
    if (!line || from === to || to < 0 || to >= lines.length) return;
    set(moved(lines, from, to));
    tell(`${word(line.item)} is now at place ${to + 1} of ${lines.length}.`);
  };
  const [title, about] = TITLES[menu];
  const wrong = errorAt(menu) ?? complaintAbout(menu, lines);
  return (
    <Panel
      title={title}
      actions={
        value[menu].length > 0 && (
          <Button onClick={() => set([])} aria-label={`Back to the default: ${title}`}>
            Back to the default
          </Button>
        )
      }
    >
      <p className="text-soft">{about}</p>
      {wrong !== undefined && (
        <p role="alert" className="font-medium text-coral">
          {wrong}
        </p>
      )}
      <ol aria-label={title} className="grid gap-1.5">
        {lines.map((line, at) => (
          <LineEditor
            key={line.item}
            line={line}
            word={word(line.item)}
            place={at}
            of={lines.length}
            offered={offered}
            firstLanguage={firstLanguage}
            lifted={dragged === at}
            onLift={(lifted) => drag(lifted ? at : undefined)}
            onOver={() => {
              if (dragged === undefined) return;
              move(dragged, at);
              drag(at);
            }}
            onMove={(to) => move(at, to)}
            onChange={(to) => set(lines.with(at, { ...line, ...to }))}
            errorAt={(...path) => errorAt(menu, at, ...path)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </Panel>
  );
}

/** What is wrong with a menu before the server says so. */
function complaintAbout(menu: MenuName, lines: readonly MenuLine[]): string | undefined {
  if (menu !== "bottom") return undefined;
  const shown = lines.filter(({ show }) => show !== "never").length;
  if (shown === 0) return "At least one item has to stand here.";
  return shown > MOST_AT_THE_THUMB
    ? `There is room for ${MOST_AT_THE_THUMB} items: hide ${shown - MOST_AT_THE_THUMB} of them.`
    : undefined;
}
