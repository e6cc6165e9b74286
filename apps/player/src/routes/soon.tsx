import { Soon, type SoonName } from "../features/soon/soon.tsx";

/** The page of a feature that is not available yet. */
export function soonPage(name: SoonName) {
  return { Page: () => <Soon name={name} /> };
}
