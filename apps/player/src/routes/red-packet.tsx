import { Packet } from "../features/giveaways/packet.tsx";
import { useParam } from "../shared/routing/current-page.tsx";

/** One red packet, by the id in its address. */
export function Page() {
  return <Packet id={useParam("id")} />;
}
