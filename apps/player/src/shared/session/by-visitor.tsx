import type { ReactNode } from "react";
import { useToken } from "./session.ts";
import { useOnDevice } from "../device/use-on-device.ts";

interface ByVisitorProps {
  readonly guest: ReactNode;
  readonly member: ReactNode;
}

/**
 * What a guest and a member see differently. The page the server sends does not know who opens it
 * and holds both: a mark that `theme.js` sets before the first paint shows one of them. Nothing of
 * a person is in it.
 */
export function ByVisitor({ guest, member }: ByVisitorProps) {
  const signedIn = useToken() !== undefined;
  const onDevice = useOnDevice();
  return (
    <>
      {!signedIn && (
        <span className={onDevice ? "contents" : "contents known:hidden"}>{guest}</span>
      )}
      {onDevice ? signedIn && member : <span className="hidden known:contents">{member}</span>}
    </>
  );
}
