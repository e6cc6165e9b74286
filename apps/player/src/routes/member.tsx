import { Redirect } from "../shared/routing/redirect.tsx";

/** The member centre begins with the player's account. */
export function Page() {
  return <Redirect to="/member/securityCenter" />;
}
