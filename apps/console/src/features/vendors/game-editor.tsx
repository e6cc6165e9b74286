import type { ListedGame } from "@perya/api-client/operator";
import { useMutation, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { call } from "../../shared/api.ts";
import { faultSentence, faultsOf } from "../../shared/faults.ts";
import { useHeld } from "../../shared/held.ts";
import { Meanwhile } from "../../shared/meanwhile.tsx";
import { SaveBar } from "../../shared/save-bar.tsx";
import { useMay } from "../../shared/session.ts";
import { Failed, Waiting } from "../../shared/table.tsx";
import { say } from "../../shared/toast.tsx";
import { UnsavedGuard } from "../../shared/unsaved-guard.tsx";
import { GameFields } from "./game-fields.tsx";
import { GamePreview } from "./game-preview.tsx";
import { changeOf, draftOf, type Draft } from "./game.ts";

/** How one game is shown, beside its card as players see it. */
export function GameEditor({ query }: { query: UseQueryResult<{ readonly content: readonly ListedGame[] }> }) {
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const game = query.data?.content[0];
  if (!game) return <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">There is no such game.</p>;
  return <Editor key={game.gameId} game={game} />;
}

function useGameDraft(game: ListedGame) {
  const queries = useQueryClient();
  const theirs = draftOf(game);
  // Games have no version: what they say is one.
  const held = useHeld<Draft>({ version: JSON.stringify(theirs), value: theirs });
  const save = useMutation({
    mutationFn: () => call("PUT", "/games/{gameId}", { path: { gameId: game.gameId }, body: changeOf(held.value) }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      held.drop();
      say("Saved. Players see it from their next page on.");
    },
  });
  const forget = (then: () => void) => () => {
    save.reset();
    then();
  };
  return {
    ...held,
    save: () => save.mutate(),
    saving: save.isPending,
    fault: save.error,
    errorAt: (name: keyof Draft) => faultsOf(save.error).get(`own/${name}`),
    discard: forget(held.drop),
    takeTheirsUnderMine: forget(held.takeTheirsUnderMine),
  };
}

function Editor({ game }: { game: ListedGame }) {
  const draft = useGameDraft(game);
  const may = useMay()("vendors.write");
  const behind = draft.behind && !draft.saving;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.save();
  };
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:items-start">
      <form onSubmit={submit} className="grid gap-4">
        {!may && <p className="rounded-lg border border-line bg-raised p-3 text-soft">Your role can read this and not change it.</p>}
        {behind && <Meanwhile draft={draft} />}
        {/* min-width: a fieldset is as wide as its widest content otherwise */}
        <fieldset disabled={!may} className="grid min-w-0 gap-4">
          <legend className="sr-only">{game.name}</legend>
          <GameFields said={game.said} draft={draft} />
        </fieldset>
        {may && <SaveBar {...draft} behind={behind} onDiscard={draft.discard} fault={draft.fault ? faultSentence(draft.fault, "own") : undefined} />}
        <UnsavedGuard dirty={draft.dirty && !draft.saving} />
      </form>
      <GamePreview game={game} draft={draft.value} />
    </div>
  );
}
