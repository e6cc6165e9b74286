import { Raffle } from "../features/giveaways/raffle.tsx";
import { useParam } from "../shared/routing/current-page.tsx";

/** One raffle, by the id in its address. */
export function Page() {
  return <Raffle id={useParam("id")} />;
}
