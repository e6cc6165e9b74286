import { useEffect } from "react";
import { LobbyBlock } from "../features/lobby/lobby.tsx";
import { LOBBIES } from "../features/lobby/lobbies.ts";
import { openAuth } from "../shared/auth-modal.ts";
import { Page as Titled } from "../shared/page.tsx";
import { usePathname } from "../shared/routing/use-location.ts";
import { isSignedIn } from "../shared/session.ts";
import { useText } from "../shared/text.ts";
import { Missing } from "./root.tsx";

/** Every lobby; the path says which. */
export function Page() {
  const t = useText("lobby");
  const common = useText("common");
  const pathname = usePathname();
  const lobby = LOBBIES[pathname];
  const own = lobby?.only === "fav";
  useEffect(() => {
    // What one keeps is one's own: a guest is asked to come in at once.
    if (own && !isSignedIn()) openAuth("login", common("notYet"));
  }, [own, common]);
  if (!lobby) return <Missing />;
  return (
    <Titled title={t(`name.${lobby.name}`)}>
      <LobbyBlock key={lobby.name} lobby={lobby} />
    </Titled>
  );
}
