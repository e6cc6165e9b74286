import { Redirect } from "../shared/routing/redirect.tsx";

/** The old name of the download page. */
export function Page() {
  return <Redirect to="/download" />;
}
