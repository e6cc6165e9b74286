import { useOnDevice } from "../../shared/device/use-on-device.ts";
import { isTrial, useToken } from "../../shared/session/session.ts";

/**
 * Who looks at the mall: a trial account collects no points. A page that the server sent doesn't
 * know yet.
 */
export function useVisitor(): "unknown" | "guest" | "trial" | "member" {
  const token = useToken();
  const onDevice = useOnDevice();
  if (!onDevice) return "unknown";
  if (token === undefined) return "guest";
  return isTrial() ? "trial" : "member";
}
