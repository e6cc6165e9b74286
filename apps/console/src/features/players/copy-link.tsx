import { Button } from "../../shared/controls.tsx";
import { say } from "../../shared/toast.tsx";

/** Copies the address that registers somebody with a code. */
export function CopyLink({ link, code }: { link: string; code: string }) {
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
    <Button aria-label={`Copy link of ${code}`} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
