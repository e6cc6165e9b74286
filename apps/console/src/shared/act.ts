import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Mistyped } from "./amount.ts";
import { ApiError } from "./api.ts";
import { say } from "./toast.tsx";

/** What to say when one yes was noted and another person's is needed. */
export const SECOND_PERSON = "Noted. Waiting for a second person to approve.";

/** The question why, where a second person has to approve. */
export const REASON = {
  name: "reason",
  label: "Reason",
  hint: "The person who approves sees it, and so does the audit trail.",
} as const;

/** A change on the server, which gives the sentence to say when it is done. */
type Act = () => Promise<string>;

/**
 * Makes a change: says how it went, and has everything on the page read again. Nothing is shown as done before the server said so. What was mistyped is for the form to say, and
 * has changed nothing.
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
