import type { WithdrawalDetails, WithdrawalLeg } from "@perya/api-client/operator";
import { useState, type FormEvent } from "react";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { Button, Field } from "../../shared/forms/controls.tsx";
import { SECOND_PERSON, useAct } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { About } from "./payment-steps.tsx";

interface OfLeg {
  readonly withdrawal: WithdrawalDetails;
  readonly leg: WithdrawalLeg;
}

const ACTION = "Close as received";

/**
 * Closes a transfer that its player disputes, or a rest that they claim, as received, with the
 * bank's proof; a second person has to agree.
 */
export function ForceLeg({ withdrawal, leg }: OfLeg) {
  const [opened, setOpened] = useState<OfLeg>();
  const isNever = leg.status === "SENT" && leg.dueAt === undefined;
  const isClaimed = leg.status === "CREATED" && !leg.owed;
  if (leg.status !== "DISPUTED" && !isNever && !isClaimed) return null;
  return (
    <>
      <Button look="danger" onClick={() => setOpened({ withdrawal, leg })}>
        {ACTION}
      </Button>
      {opened && (
        <Dialog title="Close this transfer as received?" onClose={() => setOpened(undefined)}>
          <ForceForm {...opened} onClose={() => setOpened(undefined)} />
        </Dialog>
      )}
    </>
  );
}

function ForceForm({ withdrawal, leg, onClose }: OfLeg & { onClose: () => void }) {
  const act = useAct();
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = new FormData(event.currentTarget);
    const send = async () => {
      const after = await call("POST", "/withdrawals/{id}/legs/{leg}/force", {
        path: { id: withdrawal.id, leg: leg.n },
        body,
      });
      const isClosed = after.legs.some(({ n, status }) => n === leg.n && status === "FORCED");
      return isClosed ? "Closed as received." : SECOND_PERSON;
    };
    act.mutate(send, { onSuccess: onClose, onError: (fault) => setError(fault.message) });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="text-soft">
        <About withdrawal={withdrawal} part={leg.amount}>
          Only with the bank's proof that it arrived. Nothing goes back to the player, who reads the
          reason and may appeal. A second person has to agree.
        </About>
      </div>
      <Field name="proof" label="Number of the bank's proof" required maxLength={64} />
      <Field name="reason" label="Reason" required minLength={3} maxLength={140} />
      <label className="grid gap-1 font-medium">
        Pictures of the proof
        <input type="file" name="images" accept="image/png,image/jpeg" multiple required />
      </label>
      <p className="text-soft">1 to 3 pictures as PNG or JPG, at most 5 MB each.</p>
      {error && (
        <p role="alert" className="text-coral">
          {error}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Keep as it is</Button>
        <Button type="submit" look="danger" busy={act.isPending}>
          {ACTION}
        </Button>
      </div>
    </form>
  );
}
