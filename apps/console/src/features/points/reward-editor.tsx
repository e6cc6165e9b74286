import type { BrandName, PointsRewardRow } from "@perya/api-client/operator";
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
import { draftOf, freshOf, rewardsOf, sentOf, type Draft } from "./reward.ts";
import { RewardFields } from "./reward-fields.tsx";

/** The editor of one reward. Nothing takes effect before it is saved. */
export function RewardEditor({ id }: { id: string }) {
  return (
    <ForBrand>{(brand) => <Loaded key={`${brand.id} ${id}`} brand={brand} id={id} />}</ForBrand>
  );
}

function Loaded({ brand, id }: { brand: BrandName; id: string }) {
  const query = useQuery(rewardsOf(brand.id));
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { rewards, currency } = query.data;
  const reward = rewards.find((one) => one.id === id);
  if (!reward && id !== "new")
    return <p className="text-soft">There is no such reward at this brand.</p>;
  return <Editor brand={brand} currency={currency} reward={reward} />;
}

interface EditorProps {
  readonly brand: BrandName;
  readonly currency: string;
  /** Undefined for a new one. */
  readonly reward: PointsRewardRow | undefined;
}

function Editor({ brand, currency, reward }: EditorProps) {
  const may = useMay()("points.write");
  const draft = useReward({ brand, currency, reward });
  return (
    <EditForm draft={draft} may={may} legend="Reward" at="reward" onSubmit={draft.save}>
      <RewardFields draft={draft} currency={currency} isNew={!reward} />
    </EditForm>
  );
}

/** A reward that is being written or changed, with a way to save it. */
function useReward({ brand, currency, reward }: EditorProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = rewardsOf(brand.id);
  const held = useHeld<Draft>(
    reward
      ? { version: reward.version, value: draftOf(reward) }
      : { version: "", value: freshOf(brand.language) },
  );
  const save = useMutation({
    mutationFn: () => send(brand.id, currency, reward, held),
    onSuccess: async (kept) => {
      await queries.invalidateQueries({ queryKey });
      held.drop();
      say(kept.offered ? "Saved. Players can redeem it." : "Saved. Players don’t see it.");
      if (!reward)
        void navigate({
          to: "/points/$part/$id",
          params: { part: "rewards", id: kept.id },
          search: true,
          replace: true,
          ignoreBlocker: true,
        });
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  return savable(held, save, "reward", () => save.mutate());
}

function send(
  brand: number,
  currency: string,
  reward: PointsRewardRow | undefined,
  { value, version }: { readonly value: Draft; readonly version: string },
) {
  const sent = sentOf(value, currency);
  return reward
    ? call("PUT", "/points/rewards/{id}", {
        path: { id: reward.id },
        body: { version, reward: sent },
      })
    : call("POST", "/points/rewards", {
        query: { brand },
        body: { reward: sent, stock: Number(value.stock) },
      });
}
