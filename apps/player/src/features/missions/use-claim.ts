import type { Mission } from "@perya/api-client/player";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import "../../shared/faults/refusal-words.ts";

const keyOf = ({ id, period }: Mission) => `${id} ${period}`;

/** Claims rewards, one at a time, and says what became of it beside the mission. */
export function useClaim() {
  const t = useText("missions");
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ id, period }: Mission) =>
      call("POST", "/missions/{id}/claim", { path: { id }, body: { period } }),
    // Another window may have claimed it: whatever came of it, this one looks again.
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => /^\/(missions|points)\b/.test(String(queryKey[0])),
      }),
  });
  const { variables, error, isPending, isSuccess } = mutation;
  return {
    claim: (mission: Mission) => {
      if (!isPending) mutation.mutate(mission);
    },
    claiming: isPending && variables ? keyOf(variables) : undefined,
    said: isSuccess ? t("claimed", { title: variables.title }) : "",
    fault: error && variables ? { key: keyOf(variables), words: faultWords(error) } : undefined,
  };
}
