import type { RedPacketDetail } from "@perya/api-client/player";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button } from "../../shared/forms/controls.tsx";
import { Money } from "../../shared/format/money.tsx";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { openAuth } from "../../shared/session/auth-modal.ts";
import { useToken } from "../../shared/session/session.ts";
import { PacketArt } from "./packet-art.tsx";

/** The packet itself: closed with a button, or open with the player's share. */
export function OpenPacket({ packet }: { packet: RedPacketDetail }) {
  const t = useText("packets");
  const queries = useQueryClient();
  const isGuest = useToken() === undefined;
  const { id, status } = packet;
  const opening = useMutation({
    mutationFn: () => call("POST", "/red-packets/{id}/claim", { path: { id } }),
    // Another window may have opened it: whatever came of it, this one looks again.
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith("/red-packets"),
      }),
  });
  const mine = packet.mine ?? opening.data?.share ?? null;
  return (
    <Card className={mine ? "border-bulb" : ""}>
      <PacketArt open={mine !== null} />
      <div className="grid min-h-20 content-center justify-items-center text-center">
        <div role="status" className="empty:sr-only">
          {mine && (
            <>
              <p className="font-display text-4xl font-extrabold text-teal tabular-nums">
                <Money amount={mine} />
              </p>
              <p className="text-soft">{t("mine")}</p>
            </>
          )}
        </div>
        {!mine && status === "OPEN" && (
          <Button
            look="primary"
            busy={opening.isPending}
            onClick={() => (isGuest ? openAuth("login") : opening.mutate())}
          >
            {t(isGuest ? "signIn" : "open")}
          </Button>
        )}
        {!mine && status !== "OPEN" && <p className="text-soft">{t(`said.${status}`)}</p>}
      </div>
      {opening.isError && <Alert>{faultWords(opening.error)}</Alert>}
    </Card>
  );
}
