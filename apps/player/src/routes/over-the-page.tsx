import { Publicity } from "../features/notices/publicity.tsx";
import { useLegalOpening } from "../shared/legal-modal.ts";
import { useOpening } from "../shared/open-game.ts";
import { part } from "../shared/part.tsx";
import { useRegisteredNews } from "../shared/registered.ts";

const LegalDialog = part(() => import("./legal-dialog.tsx"));
const RegisteredDialog = part(() => import("../features/session/register/registered-dialog.tsx"));
const Launcher = part(() => import("../features/launch/launcher.tsx"));

/** Dialogs that outlive the page they were opened from; each is loaded with its first use. */
export function OverThePage() {
  const legal = useLegalOpening();
  const news = useRegisteredNews();
  const opening = useOpening();
  return (
    <>
      <Publicity />
      {legal !== undefined && <LegalDialog text={legal} />}
      {news && <RegisteredDialog key={news.kind} {...news} />}
      {opening && <Launcher key={opening.turn} {...opening} />}
    </>
  );
}
