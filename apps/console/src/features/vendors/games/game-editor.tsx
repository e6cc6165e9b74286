import type { ListedGame } from "@perya/api-client/operator";
import { useMutation, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { call } from "../../../shared/http/api.ts";
import { EditForm } from "../../../shared/editing/edit-form.tsx";
import { useHeld } from "../../../shared/editing/held.ts";
import { savable } from "../../../shared/editing/savable.ts";
import { useMay } from "../../../shared/http/session.ts";
import { Failed, Waiting } from "../../../shared/lists/table.tsx";
import { say } from "../../../shared/dialogs/toast.tsx";
import { GameFields } from "./game-fields.tsx";
import { GamePreview } from "./game-preview.tsx";
import { changeOf, draftOf, type Draft } from "./game.ts";

/** How one game is shown, beside its card as players see it. */
export function GameEditor({
  query,
}: {
  query: UseQueryResult<{ readonly content: readonly ListedGame[] }>;
}) {
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const game = query.data?.content[0];
  if (!game)
    return (
      <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
        There is no such game.
      </p>
    );
  return <Editor key={game.gameId} game={game} />;
}

function useGameDraft(game: ListedGame) {
  const queries = useQueryClient();
  const theirs = draftOf(game);
  // Games have no version: what they say is one.
  const held = useHeld<Draft>({ version: JSON.stringify(theirs), value: theirs });
  const save = useMutation({
    mutationFn: () =>
      call("PUT", "/games/{gameId}", { path: { gameId: game.gameId }, body: changeOf(held.value) }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      held.drop();
      say("Saved. Players see it on their next page.");
    },
  });
  const draft = savable(held, save, "own", () => save.mutate());
  // Read what was just saved before dropping the draft: that change is our own.
  return { ...draft, behind: draft.behind && !draft.saving };
}

function Editor({ game }: { game: ListedGame }) {
  const draft = useGameDraft(game);
  const may = useMay()("vendors.write");
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:items-start">
      <EditForm draft={draft} may={may} legend={game.name} at="own" onSubmit={draft.save}>
        <GameFields said={game.said} draft={draft} />
      </EditForm>
      <GamePreview game={game} draft={draft.value} />
    </div>
  );
}
