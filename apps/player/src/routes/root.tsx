import { Suspense } from "react";
import type { Frame } from "../features/shell/frames.ts";
import { Shell } from "../features/shell/shell.tsx";
import { WhileOpen } from "../features/status/while-open.tsx";
import { WonHost } from "../features/jackpots/won-host.tsx";
import { ReachedHost } from "../features/reached/reached-host.tsx";
import { WinHost } from "../features/wins/win-host.tsx";
import { buttonClass } from "../shared/forms/controls.tsx";
import { Page } from "../shared/layout/page.tsx";
import { Empty } from "../shared/layout/states.tsx";
import { TabTitle } from "../shared/titles/tab-title.tsx";
import { useText } from "../shared/language/text.ts";
import { part } from "../shared/loading/part.tsx";
import { Broken } from "../shared/loading/broken.tsx";
import { CurrentPage } from "../shared/routing/current-page.tsx";
import { refuse } from "./admit.ts";
import { useSignInTask } from "../shared/session/sign-in-tasks.ts";
import { ProofHost } from "../shared/verification/proof-host.tsx";
import { AuthModal } from "./auth-modal.tsx";
import { SignInTasks } from "./sign-in-tasks.tsx";
import { Guarded } from "./guard.tsx";
import { InstallHost } from "./install-host.tsx";
import { DialogHost } from "./dialog-host.tsx";
import { ResetHost } from "./reset-host.tsx";
import { Link } from "../shared/routing/link.tsx";
import { HeldPlace } from "../shared/routing/place.ts";
import { usePlaceUnder } from "../shared/routing/use-over.ts";
import { usePathname } from "../shared/routing/use-location.ts";

const MemberCentre = part(() => import("../features/centre/centre.tsx"));
const AgentCentre = part(() => import("../features/agent-centre/agent-centre.tsx"));

/**
 * Pages with another frame: the game takes the room, login and registration stand alone, the
 * member centre's help is shown inside something else.
 */
const FRAMES: Readonly<Record<string, Frame>> = {
  "/game": "game",
  "/seamless": "seamless",
  "/lottery": "header",
  "/vnLottery": "narrow",
  "/login": "auth",
  "/register": "auth",
  "/register.html": "auth",
  "/helpmc": "none",
};

/** First whether the site is open, then who may be here, then the page. */
export function Root() {
  const at = usePathname();
  const under = usePlaceUnder();
  const { task } = useSignInTask();
  const pathname = under?.pathname ?? at;
  const Centre = at.startsWith("/agent/") ? AgentCentre : MemberCentre;
  const page = (
    <CurrentPage
      missing={<Missing />}
      broken={(fault, again) => <Broken fault={fault} onAgain={again} />}
      refuse={refuse}
    />
  );
  return (
    <Suspense>
      <WhileOpen>
        <Guarded>
          <HeldPlace value={under}>
            <Shell frame={FRAMES[pathname] ?? "whole"}>{page}</Shell>
          </HeldPlace>
          {/* What a session begins with comes first. */}
          {under && task === undefined && <Centre>{page}</Centre>}
          <TabTitle />
          <AuthModal />
          <DialogHost />
          <SignInTasks />
          <ProofHost />
          <ResetHost />
          <WinHost />
          <ReachedHost />
          <WonHost />
          <InstallHost quiet={pathname === "/game" || pathname === "/seamless"} />
        </Guarded>
      </WhileOpen>
    </Suspense>
  );
}

export function Missing() {
  const t = useText("common");
  return (
    <Page title={t("missing.title")} narrow>
      <Empty title={t("missing.text")}>
        <Link to="/" className={buttonClass("primary")}>
          {t("missing.back")}
        </Link>
      </Empty>
    </Page>
  );
}
