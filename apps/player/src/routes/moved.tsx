import { MOVED } from "../shared/routing/moved.ts";
import { findPage } from "../shared/routing/pages.ts";
import { Redirect } from "../shared/routing/redirect.tsx";
import { useHere } from "../shared/routing/use-location.ts";

/** An address of a pane leads to it in the member centre, with what it asks for. */
export function Page() {
  const to = useHere(({ pathname, search }) => {
    const found = findPage(pathname);
    const path = MOVED[found?.page.path ?? ""] ?? "/member";
    return path.replace(":id", encodeURIComponent(found?.params["id"] ?? "")) + search;
  });
  return <Redirect to={to} />;
}
