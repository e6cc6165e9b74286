import { useNavigate, useSearch } from "@tanstack/react-router";
import { useId } from "react";

/** A search whose text lives in the address, so that Back and a shared link restore it. */
export function LobbySearch() {
  const id = useId();
  const navigate = useNavigate();
  const { q = "" } = useSearch({ strict: false });
  return (
    <div role="search" className="max-w-sm">
      <label htmlFor={id} className="sr-only">
        Search games
      </label>
      <input
        id={id}
        type="search"
        placeholder="Search games"
        maxLength={60}
        defaultValue={q}
        onChange={(event) => void navigate({ to: ".", search: event.target.value.trim() ? { q: event.target.value.trim() } : {}, replace: true })}
        className="min-h-11 w-full rounded-xl border border-line bg-raised px-4 placeholder:text-soft"
      />
    </div>
  );
}
