import type { PlayerView } from "@perya/api-client/operator";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { say } from "../../shared/dialogs/toast.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { call } from "../../shared/http/api.ts";

/** Leads to the conversation with a player, which begins when there is none. */
export function WriteToPlayer({ player }: { player: PlayerView }) {
  const navigate = useNavigate();
  const open = useMutation({
    mutationFn: () => call("POST", "/service", { body: { player: player.id } }),
    onSuccess: ({ id }) => navigate({ to: "/service/$id", params: { id } }),
    onError: (fault) => say(fault.message, { bad: true }),
  });
  return (
    <Button busy={open.isPending} onClick={() => open.mutate()}>
      Write to the player
    </Button>
  );
}
