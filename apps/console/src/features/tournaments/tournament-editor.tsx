import type { BrandName, TournamentRow } from "@perya/api-client/operator";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { say } from "../../shared/dialogs/toast.tsx";
import { EditForm } from "../../shared/editing/edit-form.tsx";
import { useHeld } from "../../shared/editing/held.ts";
import { savable } from "../../shared/editing/savable.ts";
import { call } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { ForBrand } from "../../shared/lists/for-brand.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { Positions } from "./positions.tsx";
import { TournamentFields } from "./tournament-fields.tsx";
import { TournamentState } from "./tournament-state.tsx";
import { draftOf, freshOf, sentOf, tournamentsOf, type Draft } from "./tournament.ts";

/** The editor of one tournament, with its table. Players see nothing of a draft. */
export function TournamentEditor({ id }: { id: string }) {
  return (
    <ForBrand>{(brand) => <Loaded key={`${brand.id} ${id}`} brand={brand} id={id} />}</ForBrand>
  );
}

function Loaded({ brand, id }: { brand: BrandName; id: string }) {
  const query = useQuery(tournamentsOf(brand.id));
  const may = useMay()("tournaments.write");
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { tournaments, currency } = query.data;
  const tournament = tournaments.find((one) => one.id === id);
  if (!tournament && id !== "new")
    return <p className="text-soft">There is no such tournament at this brand.</p>;
  return (
    <>
      {tournament && <TournamentState tournament={tournament} mayChange={may} />}
      {tournament && tournament.status !== "DRAFT" && <Positions tournament={tournament} />}
      <Editor brand={brand} currency={currency} tournament={tournament} may={may} />
    </>
  );
}

interface EditorProps {
  readonly brand: BrandName;
  readonly currency: string;
  /** Undefined for a new one. */
  readonly tournament: TournamentRow | undefined;
}

function Editor({ may, ...of }: EditorProps & { readonly may: boolean }) {
  const { tournament, currency } = of;
  const draft = useTournament(of);
  const isOver = tournament?.status === "PAID" || tournament?.status === "CANCELLED";
  return (
    <EditForm
      draft={draft}
      may={may && !isOver}
      legend="Tournament"
      at="tournament"
      onSubmit={draft.save}
    >
      <TournamentFields
        draft={draft}
        currency={currency}
        fixed={tournament !== undefined && tournament.status !== "DRAFT"}
      />
    </EditForm>
  );
}

/** A tournament that is being written or changed, with a way to save it. */
function useTournament({ brand, currency, tournament }: EditorProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = tournamentsOf(brand.id);
  const held = useHeld<Draft>(
    tournament
      ? { version: String(tournament.version), value: draftOf(tournament) }
      : { version: "", value: freshOf(brand) },
  );
  const save = useMutation({
    mutationFn: async () => {
      const sent = sentOf(held.value, currency);
      return tournament
        ? call("PUT", "/tournaments/{id}", {
            path: { id: tournament.id },
            body: { version: Number(held.version), tournament: sent },
          })
        : call("POST", "/tournaments", { query: { brand: brand.id }, body: { tournament: sent } });
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey });
      held.drop();
      say("Saved.");
      if (!tournament)
        void navigate({
          to: "/tournaments/$id",
          params: { id },
          search: true,
          replace: true,
          ignoreBlocker: true,
        });
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  return savable(held, save, "tournament", () => save.mutate());
}
