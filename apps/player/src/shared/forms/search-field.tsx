import { useEffect, useId, useRef } from "react";
import { Icon } from "../pictures/icon.tsx";

/** Letters of a search at most. */
const MOST = 60;

interface SearchFieldProps {
  readonly label: string;
  /** What the address searches for. */
  readonly q: string;
  readonly onType: (text: string) => void;
  readonly className?: string;
}

/** A search whose text is in the address, so that Back and a shared link restore it. */
export function SearchField({ label, q, onType, className = "" }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const type = useRef(onType);
  type.current = onType;
  // Text present when the scripts start was typed before them.
  useEffect(() => {
    const typed = input.current?.value ?? "";
    if (typed !== input.current?.defaultValue) type.current(typed);
  }, []);
  const asked = useRef(q);
  useEffect(() => {
    if (asked.current === q) return;
    asked.current = q;
    // The address changed by other means than typing: Back, or a link that clears the search.
    if (input.current && input.current.value.trim() !== q) input.current.value = q;
  }, [q]);
  return (
    <div role="search" className={`relative ${className}`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon
        name="search"
        size={20}
        className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-soft"
      />
      <input
        ref={input}
        id={id}
        type="search"
        placeholder={label}
        maxLength={MOST}
        defaultValue={q}
        // A browser that fills in what stood there before a reload would search for it.
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        className="block min-h-12 w-full rounded-full border border-edge bg-raised ps-12 pe-4 placeholder:text-soft"
      />
    </div>
  );
}
