import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Mistyped } from "../forms/amount.ts";
import { ApiError } from "./api.ts";
import { say } from "../dialogs/toast.tsx";

/** The message when one approval is recorded and another person's is needed. */
export const SECOND_PERSON = "Submitted. Waiting for a second person to approve.";

/** The reason field, where a second person must approve. */
export const REASON = {
  name: "reason",
  label: "Reason",
  hint: "The person who approves sees it, and so does the audit trail.",
} as const;

/** A change on the server, which returns the message to show when it is done. */
type Act = () => Promise<string>;

/**
 * Makes a change: shows its result, and refetches everything on the page. Nothing is shown as done
 * before the server confirms it. Mistyped input is reported by the form and changes nothing.
 */
export function useAct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (act: Act) => act(),
    onSuccess: (sentence) => say(sentence),
    onError: (fault) =>
      fault instanceof Mistyped ||
      say(fault instanceof ApiError ? fault.message : "Something went wrong.", { bad: true }),
    onSettled: (_sentence, fault) =>
      fault instanceof Mistyped ? undefined : queries.invalidateQueries(),
  });
}
