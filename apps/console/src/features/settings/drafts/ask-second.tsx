import { useState } from "react";
import { Button, Field } from "../../../shared/forms/controls.tsx";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { REASON } from "../../../shared/http/act.ts";

interface Props {
  readonly onClose: () => void;
  readonly onAsk: (reason: string) => void;
}

/** Asks why a change is wanted that a second person has to approve. */
export function AskSecond({ onClose, onAsk }: Props) {
  const [reason, type] = useState("");
  return (
    <Dialog title="Ask for this change?" onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onAsk(reason.trim());
        }}
      >
        <p className="text-soft">
          Another person who may change settings must approve. Until then everything stays as it is.
        </p>
        <Field
          label={REASON.label}
          hint={REASON.hint}
          required
          minLength={3}
          maxLength={140}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => type(target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Go on editing</Button>
          <Button type="submit" look="primary">
            Ask for this change
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
