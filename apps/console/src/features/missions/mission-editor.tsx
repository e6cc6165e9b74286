import type { BrandName, MissionRow } from "@perya/api-client/operator";
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
import { MissionState } from "./mission-actions.tsx";
import { MissionFields } from "./mission-fields.tsx";
import { draftOf, freshOf, missionsOf, sentOf, type Draft } from "./mission.ts";

/** The editor of one mission. Players see nothing of a draft. */
export function MissionEditor({ id }: { id: string }) {
  return (
    <ForBrand>{(brand) => <Loaded key={`${brand.id} ${id}`} brand={brand} id={id} />}</ForBrand>
  );
}

function Loaded({ brand, id }: { brand: BrandName; id: string }) {
  const query = useQuery(missionsOf(brand.id));
  const may = useMay()("missions.write");
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { missions, currency } = query.data;
  const mission = missions.find((one) => one.id === id);
  if (!mission && id !== "new")
    return <p className="text-soft">There is no such mission at this brand.</p>;
  return (
    <>
      {mission && <MissionState mission={mission} mayChange={may} />}
      <Editor brand={brand} currency={currency} mission={mission} may={may} />
    </>
  );
}

interface EditorProps {
  readonly brand: BrandName;
  readonly currency: string;
  /** Undefined for a new one. */
  readonly mission: MissionRow | undefined;
}

function Editor({ may, ...of }: EditorProps & { readonly may: boolean }) {
  const { mission, currency } = of;
  const draft = useMission(of);
  const isClosed = mission?.status === "CLOSE";
  return (
    <EditForm
      draft={draft}
      may={may && !isClosed}
      legend="Mission"
      at="mission"
      onSubmit={draft.save}
    >
      <MissionFields
        draft={draft}
        currency={currency}
        fixed={mission !== undefined && mission.status !== "DRAFT"}
      />
    </EditForm>
  );
}

/** A mission that is being written or changed, with a way to save it. */
function useMission({ brand, currency, mission }: EditorProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = missionsOf(brand.id);
  const held = useHeld<Draft>(
    mission
      ? { version: mission.version, value: draftOf(mission) }
      : { version: "", value: freshOf(brand) },
  );
  const save = useMutation({
    mutationFn: async () => {
      const sent = sentOf(held.value, currency);
      return mission
        ? call("PUT", "/missions/{id}", {
            path: { id: mission.id },
            body: { version: held.version, mission: sent },
          })
        : call("POST", "/missions", { query: { brand: brand.id }, body: { mission: sent } });
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey });
      held.drop();
      say("Saved.");
      if (!mission)
        void navigate({
          to: "/missions/$id",
          params: { id },
          search: true,
          replace: true,
          ignoreBlocker: true,
        });
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  return savable(held, save, "mission", () => save.mutate());
}
