import type { BrandName, RedPacketRow } from "@perya/api-client/operator";
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
import { PacketFields } from "./packet-fields.tsx";
import { PacketState } from "./packet-state.tsx";
import { PacketShares } from "./packet-shares.tsx";
import { draftOfPacket, freshPacket, packetsOf, sentOfPacket, type PacketDraft } from "./packet.ts";

/** The editor of one red packet. Players see nothing of a draft. */
export function PacketEditor({ id }: { id: string }) {
  return (
    <ForBrand>{(brand) => <Loaded key={`${brand.id} ${id}`} brand={brand} id={id} />}</ForBrand>
  );
}

function Loaded({ brand, id }: { brand: BrandName; id: string }) {
  const query = useQuery(packetsOf(brand.id));
  const may = useMay()("giveaways.write");
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { packets, currency } = query.data;
  const packet = packets.find((one) => one.id === id);
  if (!packet && id !== "new")
    return <p className="text-soft">There is no such red packet at this brand.</p>;
  return (
    <>
      {packet && <PacketState packet={packet} mayChange={may} />}
      {packet && packet.status !== "DRAFT" && <PacketShares packet={packet} />}
      <Editor brand={brand} currency={currency} packet={packet} may={may} />
    </>
  );
}

interface EditorProps {
  readonly brand: BrandName;
  readonly currency: string;
  /** Undefined for a new one. */
  readonly packet: RedPacketRow | undefined;
}

function Editor({ may, ...of }: EditorProps & { readonly may: boolean }) {
  const { packet, currency } = of;
  const draft = usePacket(of);
  const isOver = packet?.status === "CLOSE";
  return (
    <EditForm
      draft={draft}
      may={may && !isOver}
      legend="Red packet"
      at="packet"
      onSubmit={draft.save}
    >
      <PacketFields
        draft={draft}
        currency={currency}
        fixed={packet !== undefined && packet.status !== "DRAFT"}
      />
    </EditForm>
  );
}

/** A red packet that is being written or changed, with a way to save it. */
function usePacket({ brand, currency, packet }: EditorProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { queryKey } = packetsOf(brand.id);
  const held = useHeld<PacketDraft>(
    packet
      ? { version: packet.version, value: draftOfPacket(packet) }
      : { version: "", value: freshPacket(brand) },
  );
  const save = useMutation({
    mutationFn: async () => {
      const sent = sentOfPacket(held.value, currency);
      return packet
        ? call("PUT", "/red-packets/{id}", {
            path: { id: packet.id },
            body: { version: held.version, packet: sent },
          })
        : call("POST", "/red-packets", { query: { brand: brand.id }, body: { packet: sent } });
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey });
      held.drop();
      say("Saved.");
      if (!packet)
        void navigate({
          to: "/giveaways/red-packets/$id",
          params: { id },
          search: true,
          replace: true,
          ignoreBlocker: true,
        });
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  return savable(held, save, "packet", () => save.mutate());
}
