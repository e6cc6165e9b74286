import { Confirm } from "../../shared/confirm.tsx";

/** Cancels after asking. */
export function CancelButton({ onCancel, what }: { onCancel: () => Promise<unknown>; what: string }) {
  return (
    <Confirm action={`Cancel ${what}`} title={`Cancel ${what}?`} keep="Keep it" onConfirm={onCancel}>
      It can't be taken up again; you can always make a new one.
    </Confirm>
  );
}
