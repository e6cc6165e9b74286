import type { Broadcast } from "@perya/api-client/operator";

/** How many of its players have a message. */
export function Progress({ of: { delivered, expected } }: { of: Broadcast }) {
  const count = (players: number) => players.toLocaleString("en");
  return (
    <span className="inline-flex items-center gap-2 tabular-nums">
      <progress
        max={Math.max(expected, delivered)}
        value={delivered}
        aria-label="Players who have it"
        className="h-2 w-24 accent-bulb"
      />
      {count(delivered)} of {count(expected)}
    </span>
  );
}
