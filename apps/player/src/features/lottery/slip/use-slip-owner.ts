import { sessionPlayer, useToken } from "../../../shared/session/session.ts";
import { useUsername } from "../menus/use-username.ts";
import { GUEST } from "./stored-slip.ts";

/** Whose slip this browser shows; undefined until it is known who is signed in. */
export function useSlipOwner(): string | undefined {
  const token = useToken();
  const username = useUsername();
  return token === undefined ? GUEST : (sessionPlayer() ?? username);
}
