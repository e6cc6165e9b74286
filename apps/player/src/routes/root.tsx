import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { Shell } from "../features/shell/shell.tsx";
import { buttonClass } from "../shared/controls.tsx";
import { Page } from "../shared/page.tsx";
import { Empty } from "../shared/states.tsx";
import { useText } from "../shared/text.ts";

/** Pages without the side menu: the game takes the room. */
const BARE = new Set(["/game"]);

export function Root() {
  const { pathname } = useLocation();
  return (
    <Shell bare={BARE.has(pathname)}>
      <Outlet />
    </Shell>
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
