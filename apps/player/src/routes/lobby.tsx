import { useEffect } from "react";
import { LobbyBlock } from "../features/lobby/lobby.tsx";
import { LOBBIES } from "../features/lobby/lobbies.ts";
import { openAuth } from "../shared/session/auth-modal.ts";
import { Page as Titled } from "../shared/layout/page.tsx";
import { usePathname } from "../shared/routing/use-location.ts";
import { isSignedIn } from "../shared/session/session.ts";
import { useText } from "../shared/language/text.ts";
import { Missing } from "./root.tsx";

/** Every lobby; the path says which. */
export function Page() {
  const t = useText("lobby");
  const common = useText("common");
  const pathname = usePathname();
  const lobby = LOBBIES[pathname];
  const own = lobby?.only === "fav";
  useEffect(() => {
    // Favourites and recent games belong to a player: a guest is asked to sign in at once.
    if (own && !isSignedIn()) openAuth("login", common("notYet"));
  }, [own, common]);
  if (!lobby) return <Missing />;
  return (
    <Titled title={t(`name.${lobby.name}`)}>
      <LobbyBlock key={lobby.name} lobby={lobby} />
    </Titled>
  );
}
