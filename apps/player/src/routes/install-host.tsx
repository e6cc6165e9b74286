import { OfflineBar } from "../features/install/offline-bar.tsx";
import { useInstall } from "../shared/device/install.ts";
import { useOnline } from "../shared/live/online.ts";
import { part } from "../shared/loading/part.tsx";

const InstallCard = part(() => import("../features/install/install-card.tsx"));
const NewerCard = part(() => import("../features/install/newer-card.tsx"));

/**
 * Notices of the installable site: offline, a newer build, or an offer to install.
 */
export function InstallHost({ quiet }: { quiet: boolean }) {
  const { way, newer } = useInstall();
  const online = useOnline();
  return (
    <>
      {!online && <OfflineBar />}
      {!quiet && newer ? <NewerCard /> : !quiet && way && online && <InstallCard way={way} />}
    </>
  );
}
