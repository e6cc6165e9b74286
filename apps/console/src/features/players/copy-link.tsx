import { useCopy } from "@perya/ui/controls";
import { Button } from "../../shared/forms/controls.tsx";
import { say } from "../../shared/dialogs/toast.tsx";

/** Copies an address; the label names it for those who can't see the row. */
export function CopyLink({ link, name }: { link: string; name: string }) {
  // On the button itself: a toast would be behind the open dialog.
  const { copied, copy } = useCopy();
  const press = async () => {
    if (!(await copy(link))) say(link);
  };
  return (
    <Button aria-label={copied ? "Copied" : name} onClick={() => void press()}>
      {copied ? "Copied" : "Copy link"}
    </Button>
  );
}
