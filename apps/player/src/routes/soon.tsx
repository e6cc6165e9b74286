import { Soon, type SoonName } from "../features/soon/soon.tsx";

/** The page of a counter that has nothing to offer yet. */
export function soonPage(name: SoonName) {
  return { Page: () => <Soon name={name} /> };
}
