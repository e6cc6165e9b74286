import { go } from "../../shared/routing/go.ts";
import { useSearch } from "../../shared/routing/use-location.ts";
import { useEffect, useId, useRef } from "react";
import { useText } from "../../shared/text.ts";

/** Letters of a search at most. */
const MOST = 60;

/** Looks for games of every sort by name or provider. What is typed lives in the address, so that Back and a shared link bring it back. */
export function HomeSearch() {
  const t = useText("home");
  const id = useId();
  const { q = "" } = useSearch();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The address changed by other means than typing: Back, or a link that clears the search.
    if (input.current && input.current.value.trim() !== q) input.current.value = q;
  }, [q]);
  return (
    <div role="search" className="relative">
      <label htmlFor={id} className="sr-only">
        {t("search.label")}
      </label>
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
        className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-soft"
      >
        <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4" />
      </svg>
      <input
        ref={input}
        id={id}
        type="search"
        placeholder={t("search.label")}
        maxLength={MOST}
        defaultValue={q}
        onChange={(event) => void go(".", { search: { q: event.target.value.trim() }, replace: true, keepScroll: true })}
        className="min-h-12 w-full rounded-full border border-edge bg-raised ps-12 pe-4 placeholder:text-soft"
      />
    </div>
  );
}
