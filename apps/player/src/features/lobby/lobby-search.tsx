import { useEffect, useId, useRef } from "react";
import { useText } from "../../shared/text.ts";

interface LobbySearchProps {
  /** What the address searches for. */
  readonly q: string;
  readonly onType: (text: string) => void;
}

/** A search whose text lives in the address, so that Back and a shared link restore it. */
export function LobbySearch({ q, onType }: LobbySearchProps) {
  const t = useText("lobby");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The address changed by other means than typing: Back, or a link that clears the search.
    if (input.current && input.current.value.trim() !== q) input.current.value = q;
  }, [q]);
  return (
    <div role="search" className="relative w-full max-w-md flex-1 basis-64">
      <label htmlFor={id} className="sr-only">
        {t("search")}
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
        placeholder={t("search")}
        maxLength={60}
        defaultValue={q}
        onChange={(event) => onType(event.target.value)}
        className="min-h-12 w-full rounded-full border border-edge bg-raised ps-12 pe-4 placeholder:text-soft"
      />
    </div>
  );
}
