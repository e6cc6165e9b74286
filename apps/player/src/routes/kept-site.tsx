import { OfflineBar } from "../features/install/offline-bar.tsx";
import { useInstall } from "../shared/install.ts";
import { useOnline } from "../shared/online.ts";
import { part } from "../shared/part.tsx";

const InstallCard = part(() => import("../features/install/install-card.tsx"));
const NewerCard = part(() => import("../features/install/newer-card.tsx"));

/** What a site that is kept on the device has to say: that there is no network, that there is a newer one, or that it could be installed. */
export function KeptSite({ quiet }: { quiet: boolean }) {
  const { way, newer } = useInstall();
  const online = useOnline();
  return (
    <>
      {!online && <OfflineBar />}
      {!quiet && newer ? <NewerCard /> : !quiet && way && online && <InstallCard way={way} />}
    </>
  );
}
