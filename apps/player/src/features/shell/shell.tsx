import type { ReactNode } from "react";
import { useLive } from "../../shared/live/use-live.ts";
import { bannerGroupOf } from "../../shared/banners/banner-group.ts";
import { Banner } from "../../shared/banners/banner.tsx";
import { usePathname } from "../../shared/routing/use-location.ts";
import { useText } from "../../shared/language/text.ts";
import { Footer } from "./footer.tsx";
import { FRAMES, type Frame, type FrameParts } from "./frames.ts";
import { Header } from "./header.tsx";
import { BottomBar } from "./menu/bottom-bar.tsx";
import { LOBBY_PATHS } from "./menu/lobby-paths.ts";
import { GameStrip } from "./menu/game-strip.tsx";
import { SideMenu } from "./menu/side-menu.tsx";

interface ShellProps {
  readonly children: ReactNode;
  readonly frame: Frame;
}

/** The frame of every page: header, menu at the side or at the thumb, banner, footer. */
export function Shell({ children, frame }: ShellProps) {
  const t = useText("shell");
  const pathname = usePathname();
  useLive();
  const parts: FrameParts = FRAMES[frame];
  const { header, menu, foot, fills } = parts;
  return (
    <div
      className={`grid ${header ? "grid-rows-[auto_1fr]" : ""} md:grid-cols-[auto_1fr] ${fills ? "h-dvh" : "min-h-dvh"}`}
    >
      {header && (
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:z-50 focus:bg-bulb focus:p-3 focus:text-on-bulb"
        >
          {t("skip")}
        </a>
      )}
      {header && <Header parts={parts} />}
      {menu && <SideMenu narrow={menu === "narrow"} />}
      <div
        className={`flex min-h-0 min-w-0 flex-col ${menu ? "" : "md:col-span-2"} ${foot ? "max-md:pb-20" : ""}`}
      >
        {foot && LOBBY_PATHS.has(pathname) && <GameStrip pathname={pathname} />}
        {header && <PathBanner pathname={pathname} auth={frame === "auth"} />}
        {/* The foot is below the first screen at once, so that nobody sees it go there. */}
        <main
          id="content"
          tabIndex={-1}
          className={`flex flex-1 flex-col outline-none ${foot ? "min-h-dvh" : "min-h-0"}`}
        >
          {children}
        </main>
        {foot && <Footer />}
      </div>
      {foot && <BottomBar pathname={pathname} />}
    </div>
  );
}

/**
 * The banners of the path. Home and help place theirs in their content; login and registration have
 * no room for one next to the form.
 */
function PathBanner({ pathname, auth }: { pathname: string; auth: boolean }) {
  const group = bannerGroupOf(pathname);
  if (group === undefined || group === "w_home" || group === "w_help") return null;
  return (
    <div className={auth ? "lg:hidden" : ""}>
      <Banner place={group} />
    </div>
  );
}
