import type { LotteryGame } from "@perya/api-client/operator";
import { useMutation, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { SECOND_PERSON } from "../../../shared/http/act.ts";
import { call } from "../../../shared/http/api.ts";
import { Field } from "../../../shared/forms/controls.tsx";
import { EditForm } from "../../../shared/editing/edit-form.tsx";
import { useHeld } from "../../../shared/editing/held.ts";
import { Panel } from "../../../shared/layout/page.tsx";
import { Requested } from "../../../shared/editing/requested.tsx";
import { savable } from "../../../shared/editing/savable.ts";
import { useMay } from "../../../shared/http/session.ts";
import { Failed, Waiting } from "../../../shared/lists/table.tsx";
import { say } from "../../../shared/dialogs/toast.tsx";
import { Exceptions } from "./exceptions.tsx";
import { changeOf, draftOf, type GameDraft } from "./game-draft.ts";
import { GameFields } from "./game-fields.tsx";

const SAVED = "Saved. It applies from the next draw that has not opened.";

/** How one lottery is drawn and sold, and the exceptions to its calendar. */
export function GameEditor({
  code,
  query,
}: {
  code: string;
  query: UseQueryResult<readonly LotteryGame[]>;
}) {
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const game = query.data?.find((one) => one.code === code);
  if (!game)
    return (
      <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
        There is no such lottery.
      </p>
    );
  return (
    <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
      <Editor key={code} game={game} />
      <Exceptions game={game} />
    </div>
  );
}

function useGameDraft(game: LotteryGame) {
  const queries = useQueryClient();
  const theirs = draftOf(game);
  const held = useHeld<GameDraft>({ version: JSON.stringify(theirs), value: theirs });
  const save = useMutation({
    mutationFn: () =>
      call("PUT", "/lottery/games/{code}", {
        path: { code: game.code },
        body: changeOf(held.base, held.value),
      }),
    onSuccess: async ({ approvalId }) => {
      await queries.invalidateQueries();
      held.drop();
      say(approvalId === null ? SAVED : `${SECOND_PERSON} Everything else is saved.`);
    },
  });
  const draft = savable(held, save, "", () => save.mutate());
  return { ...draft, behind: draft.behind && !draft.saving };
}

function Editor({ game }: { game: LotteryGame }) {
  const draft = useGameDraft(game);
  const may = useMay()("lottery.write");
  return (
    <EditForm draft={draft} may={may} legend={game.name} at="" onSubmit={draft.save}>
      {game.waiting.map((request) => (
        <Requested key={request.approvalId} title={request.title} request={request} />
      ))}
      <GameFields game={game} draft={draft} />
      {may && (
        <Panel title="Why">
          <Field
            label="Reason"
            value={draft.value.reason}
            maxLength={140}
            autoComplete="off"
            hint={
              "Recorded in the audit trail with the change, and shown to " +
              "the person who approves."
            }
            onChange={({ target }) => draft.change({ reason: target.value })}
            error={draft.errorAt("reason")}
          />
        </Panel>
      )}
    </EditForm>
  );
}
