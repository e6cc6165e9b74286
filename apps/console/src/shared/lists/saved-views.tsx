import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Confirm } from "../dialogs/confirm.tsx";
import { Mistyped } from "../forms/amount.ts";
import { useFilters, type Filters } from "./filters.ts";

interface View {
  readonly name: string;
  readonly filters: Filters;
}

/** Most views kept of one queue. */
const MOST = 12;
const LONGEST_NAME = 40;

/**
 * Named views of a queue, each a link to its filters. The names are kept in this browser; what a
 * view shows is all in its address, so a copied link shows a colleague the same.
 */
export function SavedViews({ queue }: { queue: string }) {
  const { filters } = useFilters();
  const [views, setViews] = useState(() => readViews(queue));
  const keep = (next: readonly View[]) => {
    setViews(next);
    localStorage.setItem(keyOf(queue), JSON.stringify(next));
  };
  const save = async ({ name }: { readonly name: string }) => {
    const short = name.slice(0, LONGEST_NAME);
    const others = views.filter((view) => view.name !== short);
    if (others.length >= MOST) throw new Mistyped(`${MOST} views are kept. Remove one first.`);
    const { pageNo: _first, ...shown } = filters;
    keep([...others, { name: short, filters: shown }]);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.map((view) => (
        <span
          key={view.name}
          className="inline-flex items-center gap-1 rounded-lg border border-line ps-3"
        >
          <Link to="." search={view.filters} className="text-violet underline">
            {view.name}
          </Link>
          <button
            type="button"
            className="min-h-9 min-w-9 text-soft hover:text-ink"
            aria-label={`Remove the view ${view.name}`}
            onClick={() => keep(views.filter(({ name }) => name !== view.name))}
          >
            ×
          </button>
        </span>
      ))}
      <Confirm
        action="Save view"
        title="Save this view"
        about="Its state, search, days and order under a name of yours, in this browser."
        asks={[{ name: "name", label: "Name" }]}
        send={save}
        done="The view is saved."
      />
    </div>
  );
}

const keyOf = (queue: string) => `perya:views:${queue}`;

/** What was kept; nothing when it can't be read. */
function readViews(queue: string): readonly View[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(queue)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isView) : [];
  } catch {
    return [];
  }
}

function isView(value: unknown): value is View {
  return (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    typeof value.name === "string" &&
    "filters" in value &&
    typeof value.filters === "object"
  );
}
