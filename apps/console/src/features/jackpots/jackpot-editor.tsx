import type { BrandName } from "@perya/api-client/operator";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { say } from "../../shared/dialogs/toast.tsx";
import { EditForm } from "../../shared/editing/edit-form.tsx";
import { useHeld } from "../../shared/editing/held.ts";
import { savable } from "../../shared/editing/savable.ts";
import { Field } from "../../shared/forms/controls.tsx";
import { call } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Panel } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { FeedingGames } from "./feeding-games.tsx";
import { FRESH, jackpotsOf, percent, returnTyped, sentOf, type Draft } from "./jackpot.ts";
import { TierFields } from "./tier-fields.tsx";

/** Writes a new jackpot. Nothing feeds it until two people have opened it. */
export function JackpotEditor({ brand }: { brand: BrandName }) {
  const query = useQuery(jackpotsOf(brand.id));
  const may = useMay()("jackpots.write");
  const draft = useJackpot(brand, query.data?.currency ?? "");
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { candidates, currency } = query.data;
  const returned = returnTyped(draft.value.tiers, currency);
  return (
    <EditForm draft={draft} may={may} legend="Jackpot" at="jackpot" onSubmit={draft.save}>
      <Panel title="Name">
        <Field
          label="What players call it"
          required
          maxLength={40}
          value={draft.value.name}
          onChange={({ target }) => draft.change({ name: target.value })}
          error={draft.errorAt("name")}
        />
      </Panel>
      <TierFields draft={draft} currency={currency} />
      <p aria-live="polite" className="rounded-lg border border-line bg-raised p-3">
        {returned === null
          ? "Fill in every tier to see what the jackpot returns to players."
          : `In the long run it returns ${percent(returned)} of all stakes to players.`}
      </p>
      <FeedingGames draft={draft} candidates={candidates} returned={returned} />
    </EditForm>
  );
}

function useJackpot(brand: BrandName, currency: string) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = jackpotsOf(brand.id);
  const held = useHeld<Draft>({ version: "", value: FRESH });
  const save = useMutation({
    mutationFn: async () =>
      call("POST", "/jackpots", {
        query: { brand: brand.id },
        body: { jackpot: sentOf(held.value, currency) },
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey });
      held.drop();
      say("Saved. It opens once two people agree.");
      void navigate({ to: "/jackpots", search: true, ignoreBlocker: true });
    },
  });
  return savable(held, save, "jackpot", () => save.mutate());
}
