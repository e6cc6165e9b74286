import type { LotteryOdds } from "@perya/api-client/operator";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { call } from "../../../shared/http/api.ts";
import { useHeld } from "../../../shared/editing/held.ts";
import { savable } from "../../../shared/editing/savable.ts";
import { say } from "../../../shared/dialogs/toast.tsx";
import { oddsText, readOdds } from "./odds.ts";

/**
 * The changes to a profile that are not saved yet: each price as it is typed, or the prize group
 * all of them come from.
 */
interface OddsDraft {
  readonly prices: Readonly<Record<string, string>>;
  /** Empty where prices are set one by one. */
  readonly group: string;
  readonly reason: string;
}

function draftOf({ prices, prizeGroup }: LotteryOdds): OddsDraft {
  return {
    prices: Object.fromEntries(
      Object.entries(prices).map(([price, odds]) => [price, oddsText(odds)]),
    ),
    group: String(prizeGroup ?? ""),
    reason: "",
  };
}

/** The part of a draft to send; undefined while some typed odds are invalid. */
function changeOf(base: OddsDraft, value: OddsDraft) {
  if (value.group !== base.group && value.group !== "") return { prizeGroup: Number(value.group) };
  const changed = Object.entries(value.prices).filter(
    ([price, text]) => text !== base.prices[price],
  );
  const read = changed.map(([price, text]) => [price, readOdds(text)] as const);
  if (read.some(([, odds]) => odds === undefined)) return undefined;
  return { prices: Object.fromEntries(read) as Record<string, number> };
}

/** A profile being edited, with the returns of the form's current values. */
export function useOddsDraft(odds: LotteryOdds) {
  const queries = useQueryClient();
  const path = { prizeMode: odds.prizeMode, rules: odds.rules };
  const held = useHeld<OddsDraft>({ version: String(odds.version), value: draftOf(odds) });
  const change = changeOf(held.base, held.value);
  const tried = useDeferredValue(JSON.stringify(change ?? null));
  const touched =
    change !== undefined && ("prizeGroup" in change || Object.keys(change.prices).length > 0);
  const trial = useQuery({
    queryKey: ["odds-trial", odds.prizeMode, odds.rules, odds.version, tried],
    queryFn: () =>
      call("POST", "/lottery/odds/{prizeMode}/{rules}/returns", {
        path,
        body: { change: change ?? { prices: {} } },
      }),
    enabled: touched && tried === JSON.stringify(change),
    placeholderData: (before) => before,
  });
  const save = useMutation({
    mutationFn: () =>
      call("POST", "/lottery/odds/{prizeMode}/{rules}", {
        path,
        body: {
          from: Number(held.version),
          change: change ?? { prices: {} },
          reason: held.value.reason,
        },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      held.drop();
      say("Saved as a new version. Placed bets keep their odds.");
    },
  });
  /**
   * Asks a second person for odds that are out of range. The typed odds are discarded: they are in
   * the request.
   */
  const ask = async (reason: string) => {
    const body = { from: Number(held.version), change: change ?? { prices: {} }, reason };
    await call("POST", "/lottery/odds/{prizeMode}/{rules}/requests", { path, body });
    held.drop();
  };
  const draft = savable(held, save, "", () => save.mutate());
  return {
    draft: { ...draft, behind: draft.behind && !draft.saving },
    returns: (touched ? trial.data : undefined) ?? odds.returns,
    ask,
  };
}
