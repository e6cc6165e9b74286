import { useStore } from "@perya/ui/store";
import { Publicity } from "../features/notices/publicity.tsx";
import { useBrand } from "../shared/brand/brand.ts";
import { useConsent } from "../shared/device/consent.ts";
import { useLegalOpening } from "../shared/dialogs/legal-modal.ts";
import { gameWindows, playAsked } from "../shared/games/game-windows.ts";
import { sessionAsked } from "../shared/games/session-asked.ts";
import { useOpening } from "../shared/games/open-game.ts";
import { useSiteDialog } from "../shared/dialogs/site-dialog.ts";
import { part } from "../shared/loading/part.tsx";
import { usePathname } from "../shared/routing/use-location.ts";
import { useRegisteredNews } from "../shared/session/registered.ts";

const LegalDialog = part(() => import("./legal-dialog.tsx"));
const RegisteredDialog = part(() => import("../features/session/register/registered-dialog.tsx"));
const Launcher = part(() => import("../features/launch/launcher.tsx"));
const PlayGuard = part(() => import("../features/play/play-guard.tsx"), null, true);
const PlannedSession = part(() => import("../features/play/planned-session.tsx"), null, true);
const DIALOGS = {
  menu: part(() => import("../features/shell/menu/drawer.tsx")),
  download: part(() => import("../features/download/download-dialog.tsx")),
  routers: part(() => import("../features/routers/routers-dialog.tsx")),
  service: part(() => import("../features/service/window.tsx")),
  "sign-out": part(() => import("../features/session/sign-out.tsx")),
} as const;
const ConsentBar = part(() => import("../features/consent/consent-bar.tsx"));

/** Dialogs that outlive the page they were opened from; each is loaded on first use. */
export function DialogHost() {
  const legal = useLegalOpening();
  const news = useRegisteredNews();
  const opening = useOpening();
  const dialog = useSiteDialog();
  const isSessionAsked = useStore(sessionAsked);
  const OpenDialog = dialog && dialog !== "consent" ? DIALOGS[dialog] : undefined;
  return (
    <>
      <Publicity />
      {OpenDialog && <OpenDialog />}
      <Consent again={dialog === "consent"} />
      {legal !== undefined && <LegalDialog text={legal} />}
      {news && <RegisteredDialog key={news.kind} {...news} />}
      <PlayHost />
      {isSessionAsked && <PlannedSession />}
      {opening && <Launcher key={opening.press} {...opening} />}
    </>
  );
}

/** Pages of play look after it themselves. */
const PAGES_OF_PLAY: ReadonlySet<string> = new Set([
  "/game",
  "/seamless",
  "/lottery",
  "/vnLottery",
]);

/** Looks after play on other pages: of a game in its own window, or a check that is due. */
function PlayHost() {
  const isAsked = useStore(playAsked);
  const inWindows = useStore(gameWindows).length > 0;
  const pathname = usePathname();
  return (isAsked || inWindows) && !PAGES_OF_PLAY.has(pathname) ? <PlayGuard /> : null;
}

/** Nothing of it is loaded where the brand counts no visits, or where the visitor said no. */
function Consent({ again }: { again: boolean }) {
  const { gtagId } = useBrand().analytics;
  const consent = useConsent();
  if (gtagId === "" || (consent === "no" && !again)) return null;
  return <ConsentBar gtagId={gtagId} again={again} />;
}
