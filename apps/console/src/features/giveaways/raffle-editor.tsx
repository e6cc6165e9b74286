import type { BrandName, RaffleRow } from "@perya/api-client/operator";
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
import { RaffleFields } from "./raffle-fields.tsx";
import { RaffleState } from "./raffle-state.tsx";
import { RaffleWins } from "./raffle-wins.tsx";
import { draftOf, freshRaffle, rafflesOf, sentOf, type RaffleDraft } from "./raffle.ts";

/** The editor of one raffle. Players see nothing of a draft. */
export function RaffleEditor({ id }: { id: string }) {
  return (
    <ForBrand>{(brand) => <Loaded key={`${brand.id} ${id}`} brand={brand} id={id} />}</ForBrand>
  );
}

function Loaded({ brand, id }: { brand: BrandName; id: string }) {
  const query = useQuery(rafflesOf(brand.id));
  const may = useMay()("giveaways.write");
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { raffles, currency } = query.data;
  const raffle = raffles.find((one) => one.id === id);
  if (!raffle && id !== "new")
    return <p className="text-soft">There is no such raffle at this brand.</p>;
  return (
    <>
      {raffle && <RaffleState raffle={raffle} mayChange={may} />}
      {raffle?.status === "DRAWN" && <RaffleWins raffle={raffle} />}
      <Editor brand={brand} currency={currency} raffle={raffle} may={may} />
    </>
  );
}

interface EditorProps {
  readonly brand: BrandName;
  readonly currency: string;
  /** Undefined for a new one. */
  readonly raffle: RaffleRow | undefined;
}

function Editor({ may, ...of }: EditorProps & { readonly may: boolean }) {
  const { raffle, currency } = of;
  const draft = useRaffle(of);
  const isOver = raffle?.status === "CLOSE";
  return (
    <EditForm draft={draft} may={may && !isOver} legend="Raffle" at="raffle" onSubmit={draft.save}>
      <RaffleFields
        draft={draft}
        currency={currency}
        fixed={raffle !== undefined && raffle.status !== "DRAFT"}
      />
    </EditForm>
  );
}

/** A raffle that is being written or changed, with a way to save it. */
function useRaffle({ brand, currency, raffle }: EditorProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = rafflesOf(brand.id);
  const held = useHeld<RaffleDraft>(
    raffle
      ? { version: raffle.version, value: draftOf(raffle) }
      : { version: "", value: freshRaffle(brand) },
  );
  const save = useMutation({
    mutationFn: async () => {
      const sent = sentOf(held.value, currency);
      return raffle
        ? call("PUT", "/raffles/{id}", {
            path: { id: raffle.id },
            body: { version: held.version, raffle: sent },
          })
        : call("POST", "/raffles", { query: { brand: brand.id }, body: { raffle: sent } });
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey });
      held.drop();
      say("Saved.");
      if (!raffle)
        void navigate({
          to: "/giveaways/raffles/$id",
          params: { id },
          search: true,
          replace: true,
          ignoreBlocker: true,
        });
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  return savable(held, save, "raffle", () => save.mutate());
}
