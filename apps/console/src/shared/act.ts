import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "./api.ts";
import { say } from "./toast.tsx";

interface Act {
  readonly path: string;
  readonly body?: unknown;
  readonly method?: "POST" | "PUT" | "DELETE";
  /** What to say when it is done. */
  readonly done: string;
}

/** A change on the server: says how it went, and has everything on the page read again. Nothing is shown as done before the server said so. */
export function useAct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ path, body, method = "POST" }: Act) => call<{ status?: string } | undefined>(method, path, body ?? {}),
    onSuccess: (value, { done }) => say(value?.status === "WAITING" ? "Waiting for a second person to approve." : done),
    onError: (fault) => say(fault instanceof ApiError ? fault.message : "Something went wrong.", { bad: true }),
    onSettled: () => queries.invalidateQueries(),
  });
}
