import { useState } from "react";
import { Button } from "../../shared/controls.tsx";
import { say } from "../../shared/toast.tsx";

/** Copies an address; the name tells those who can't see the row which one. */
export function CopyLink({ link, name }: { link: string; name: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      // On the button itself: what is said at the edge of the screen lies behind an open dialog.
      setCopied(true);
    } catch {
      // The browser may refuse; then it can still be marked and copied by hand.
      say(link);
    }
  };
  return (
    <Button aria-label={copied ? "Copied" : name} onClick={() => void copy()}>
      {copied ? "Copied" : "Copy link"}
    </Button>
  );
}
