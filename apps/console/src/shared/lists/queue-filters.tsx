import { useEffect, useRef } from "react";
import { Field } from "../forms/controls.tsx";
import { useFilters } from "./filters.ts";
import { isShortcut } from "./row-keys.ts";
import { SearchBox } from "./search-box.tsx";
import { StatusFilter } from "./status-filter.tsx";

/** What can come first in a queue. */
const SORTS = ["oldest", "newest", "largest", "smallest"] as const;

/**
 * A queue's state filter from its address: by default what waits, or with a search everything.
 */
export function useQueue<State extends string>(states: readonly State[]) {
  const { filters, toPage } = useFilters();
  const { search, from, to, pageNo, sort } = filters;
  const searching = isSearching(filters);
  const chosen: State | "WAITING" | "ALL" | undefined =
    filters.status === "WAITING" || filters.status === "ALL"
      ? filters.status
      : states.find((state) => state === filters.status);
  const status = chosen ?? (searching ? "ALL" : "WAITING");
  const asked: State | "WAITING" | undefined = status === "ALL" ? undefined : status;
  return {
    query: { status: asked, search, from, to, pageNo, sort: SORTS.find((one) => one === sort) },
    waiting: status === "WAITING",
    searching,
    toPage,
  };
}

function isSearching({ search, from, to }: ReturnType<typeof useFilters>["filters"]): boolean {
  return Boolean(search ?? from ?? to);
}

/** What staff narrow a queue with: its state, a text, days. The slash key goes to the search. */
export function QueueFilters({ states, search }: { states: readonly string[]; search: string }) {
  const { filters, set } = useFilters();
  const choices = [
    ["WAITING", "waiting"],
    ["ALL", "every state"],
  ] as const;
  const [[, first], other] = isSearching(filters) ? [choices[1], choices[0]] : choices;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key !== "/" || !isShortcut(event)) return;
      event.preventDefault();
      box.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
    };
    document.addEventListener("keydown", go);
    return () => document.removeEventListener("keydown", go);
  }, []);
  return (
    <div ref={box} className="flex flex-wrap items-start gap-3">
      <StatusFilter states={states} first={first} more={[other]} />
      <div className="w-full max-w-md">
        <SearchBox
          key={filters.search ?? ""}
          label={search}
          value={filters.search ?? ""}
          onSearch={(text) => set({ search: text })}
        />
      </div>
      <Day label="From" value={filters.from} onPick={(from) => set({ from })} />
      <Day label="To" value={filters.to} onPick={(to) => set({ to })} />
    </div>
  );
}

function Day({
  label,
  value,
  onPick,
}: {
  label: string;
  value: string | undefined;
  onPick: (day: string) => void;
}) {
  return (
    <div className="w-40">
      <Field
        label={label}
        type="date"
        value={value ?? ""}
        onChange={(event) => onPick(event.target.value)}
      />
    </div>
  );
}
