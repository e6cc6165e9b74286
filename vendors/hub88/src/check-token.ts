import { ok, refuse, type Result } from "@perya/result";
import type { PortPlayer, PortSession } from "@perya/wallet-protocol";

/** The player of a live session, provided the session belongs to the given user. */
export function checkToken(
  session: PortSession | undefined,
  user: string,
): Result<PortPlayer, "RS_ERROR_INVALID_TOKEN" | "RS_ERROR_TOKEN_EXPIRED"> {
  if (!session || session.player.publicId !== user) return refuse("RS_ERROR_INVALID_TOKEN");
  return session.state === "live" ? ok(session.player) : refuse("RS_ERROR_TOKEN_EXPIRED");
}
