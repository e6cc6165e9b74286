import { useParams } from "@tanstack/react-router";
import { PacketEditor } from "../features/giveaways/packet-editor.tsx";
import { PacketList } from "../features/giveaways/packet-list.tsx";
import { RaffleEditor } from "../features/giveaways/raffle-editor.tsx";
import { RaffleList } from "../features/giveaways/raffle-list.tsx";
import { ForBrand } from "../shared/lists/for-brand.tsx";
import { Page } from "../shared/layout/page.tsx";

const BACK = { to: "/giveaways", title: "Giveaways" } as const;

export function GiveawaysPage() {
  return (
    <Page title="Giveaways">
      <ForBrand label="Giveaways of">
        {(brand) => (
          <div key={brand.id} className="grid gap-4">
            <RaffleList brand={brand} />
            <PacketList brand={brand} />
          </div>
        )}
      </ForBrand>
    </Page>
  );
}

/** One raffle, or a new one. */
export function RafflePage() {
  const { id = "new" } = useParams({ strict: false });
  return (
    <Page title={id === "new" ? "New raffle" : "Raffle"} back={BACK}>
      <RaffleEditor key={id} id={id} />
    </Page>
  );
}

/** One red packet, or a new one. */
export function RedPacketPage() {
  const { id = "new" } = useParams({ strict: false });
  return (
    <Page title={id === "new" ? "New red packet" : "Red packet"} back={BACK}>
      <PacketEditor key={id} id={id} />
    </Page>
  );
}
