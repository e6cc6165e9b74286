import { Link, Outlet, useLocation } from "@tanstack/react-router";
import { Shell } from "../features/shell/shell.tsx";
import { buttonClass } from "../shared/controls.tsx";
import { Page } from "../shared/page.tsx";
import { Empty } from "../shared/states.tsx";

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
  return (
    <Page title="Nothing here" narrow>
      <Empty title="This stall has moved on.">
        <Link to="/" className={buttonClass("primary")}>
          Back to the fair
        </Link>
      </Empty>
    </Page>
  );
}
