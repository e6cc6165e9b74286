import type { OpenReward } from "@perya/api-client/player";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { keyOf } from "./key-of.ts";
import "../../shared/faults/refusal-words.ts";

/** Answers that may be other ones once a reward is claimed. */
const TOUCHED = /^\/(rewards|missions|points|rebates|bonuses|promotions|raffles)\b/;

/** Claims rewards, one at a time, and says what became of it. */
export function useClaim() {
  const t = useText("rewards");
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ kind, id }: OpenReward) =>
      call("POST", "/rewards/{kind}/{id}/claim", { path: { kind, id } }),
    // Another window may have claimed it: whatever came of it, this one looks again.
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => TOUCHED.test(String(queryKey[0])),
      }),
  });
  const { variables, error, isPending, isSuccess } = mutation;
  return {
    claim: (reward: OpenReward) => {
      if (!isPending) mutation.mutate(reward);
    },
    claiming: isPending ? keyOf(variables) : undefined,
    said: isSuccess ? t("claimed", { title: variables.title || t(`kind.${variables.kind}`) }) : "",
    fault: error && variables ? { key: keyOf(variables), words: faultWords(error) } : undefined,
  };
}
