import { Button } from "../../shared/controls.tsx";
import { say } from "../../shared/toast.tsx";

/** Copies an address; the name tells those who can't see the row which one. */
export function CopyLink({ link, name }: { link: string; name: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say("The link is copied.");
    } catch {
      // The browser may refuse; then it can still be marked and copied by hand.
      say(link);
    }
  };
  return (
    <Button aria-label={name} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
