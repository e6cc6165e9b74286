import { Publicity } from "../features/notices/publicity.tsx";
import { useBrand } from "../shared/brand.ts";
import { useConsent } from "../shared/consent.ts";
import { useLegalOpening } from "../shared/legal-modal.ts";
import { useOpening } from "../shared/open-game.ts";
import { useOver } from "../shared/over.ts";
import { part } from "../shared/part.tsx";
import { useRegisteredNews } from "../shared/registered.ts";

const LegalDialog = part(() => import("./legal-dialog.tsx"));
const RegisteredDialog = part(() => import("../features/session/register/registered-dialog.tsx"));
const Launcher = part(() => import("../features/launch/launcher.tsx"));
const OVERS = {
  menu: part(() => import("../features/shell/menu/drawer.tsx")),
  download: part(() => import("../features/download/download-dialog.tsx")),
  routers: part(() => import("../features/routers/routers-dialog.tsx")),
  "sign-out": part(() => import("../features/session/sign-out.tsx")),
} as const;
const ConsentBar = part(() => import("../features/consent/consent-bar.tsx"));

/** Dialogs that outlive the page they were opened from; each is loaded with its first use. */
export function OverThePage() {
  const legal = useLegalOpening();
  const news = useRegisteredNews();
  const opening = useOpening();
  const over = useOver();
  const Over = over && over !== "consent" ? OVERS[over] : undefined;
  return (
    <>
      <Publicity />
      {Over && <Over />}
      <Consent again={over === "consent"} />
      {legal !== undefined && <LegalDialog text={legal} />}
      {news && <RegisteredDialog key={news.kind} {...news} />}
      {opening && <Launcher key={opening.turn} {...opening} />}
    </>
  );
}

/** Nothing of it is loaded where the brand counts no visits, or where the visitor said no. */
function Consent({ again }: { again: boolean }) {
  const { gtagId } = useBrand().analytics;
  const consent = useConsent();
  if (gtagId === "" || (consent === "no" && !again)) return null;
  return <ConsentBar gtagId={gtagId} again={again} />;
}
