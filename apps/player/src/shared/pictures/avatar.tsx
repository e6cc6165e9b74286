import { useState } from "react";

const DEFAULT = "/avatars/default.svg";

/** A member's picture; one that does not come falls back to the one for everyone. */
export function Avatar({ url = DEFAULT, size }: { url?: string | undefined; size: number }) {
  const [broken, setBroken] = useState<string>();
  const shown = broken === url ? DEFAULT : url;
  return (
    <img
      src={shown}
      alt=""
      width={size}
      height={size}
      onError={() => shown === DEFAULT || setBroken(url)}
      className="rounded-full bg-overlay"
    />
  );
}
