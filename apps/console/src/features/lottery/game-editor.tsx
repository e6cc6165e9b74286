import type { LotteryGame } from "@perya/api-client/operator";
import { useMutation, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { SECOND_PERSON } from "../../shared/act.ts";
import { call } from "../../shared/api.ts";
import { Field } from "../../shared/controls.tsx";
import { EditForm } from "../../shared/edit-form.tsx";
import { useHeld } from "../../shared/held.ts";
import { Panel } from "../../shared/page.tsx";
import { Requested } from "../../shared/requested.tsx";
import { savable } from "../../shared/savable.ts";
import { useMay } from "../../shared/session.ts";
import { Failed, Waiting } from "../../shared/table.tsx";
import { say } from "../../shared/toast.tsx";
import { Exceptions } from "./exceptions.tsx";
import { changeOf, draftOf, type GameDraft } from "./game-draft.ts";
import { GameFields } from "./game-fields.tsx";

const SAVED = "Saved. It holds from the next draw on that has not opened.";

/** How one lottery is drawn and sold, and the days that are not as its calendar has them. */
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
      say(approvalId === null ? SAVED : `${SECOND_PERSON} What needs nobody else is saved.`);
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
            hint="Kept in the audit trail with what was changed, and seen by the person who approves."
            onChange={({ target }) => draft.change({ reason: target.value })}
            error={draft.errorAt("reason")}
          />
        </Panel>
      )}
    </EditForm>
  );
}
