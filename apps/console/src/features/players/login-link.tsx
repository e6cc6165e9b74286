import type { LoginLink as Link, PlayerView } from "@perya/api-client/operator";
import { useState } from "react";
import { call } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { CopyLink } from "./copy-link.tsx";
import { REASON } from "./reason.ts";

/** Creates a link that signs a player in once, and shows it only once. */
export function LoginLink({ player }: { readonly player: PlayerView }) {
  const [link, show] = useState<Link>();
  return (
    <>
      <Confirm
        action="Create a login link"
        title={`A link that signs ${player.username} in?`}
        about={
          "It signs in as this player, once. Send it only through a channel you " +
          "know to be the player's."
        }
        asks={[REASON]}
        send={async (body) =>
          show(await call("POST", "/players/{id}/login-links", { path: { id: player.id }, body }))
        }
        done="The link is created. It can't be shown again."
      />
      {link && (
        <Dialog title={`Login link of ${player.username}`} onClose={() => show(undefined)} stays>
          <div className="grid gap-3">
            <p>
              It signs in once, within {link.minutes} minutes. Send it now: it can't be shown again.
            </p>
            <code className="rounded-lg border border-line bg-ground p-3 break-all select-all">
              {link.url}
            </code>
            <div className="flex flex-wrap justify-end gap-2">
              <CopyLink link={link.url} name={`Copy link of ${player.username}`} />
              <Button look="primary" onClick={() => show(undefined)}>
                I have sent it
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
