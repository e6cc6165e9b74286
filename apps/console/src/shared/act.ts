import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "./api.ts";
import { say } from "./toast.tsx";

/** What a change answered, as far as its words depend on it. */
export interface Done {
  readonly status?: string;
}

interface Act {
  readonly path: string;
  readonly body?: unknown;
  readonly method?: "POST" | "PUT" | "DELETE";
  /** What to say when it is done; with a function, by what came of it. */
  readonly done: string | ((value: Done) => string);
}

/** What to say when one yes was noted and another person's is needed. */
export const SECOND_PERSON = "Noted. Waiting for a second person to approve.";

/** A change on the server: says how it went, and has everything on the page read again. Nothing is shown as done before the server said so. */
export function useAct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ path, body, method = "POST" }: Act) => call<Done | undefined>(method, path, body ?? {}),
    onSuccess: (value, { done }) => say(value?.status === "WAITING" ? SECOND_PERSON : typeof done === "string" ? done : done(value ?? {})),
    onError: (fault) => say(fault instanceof ApiError ? fault.message : "Something went wrong.", { bad: true }),
    onSettled: () => queries.invalidateQueries(),
  });
}
