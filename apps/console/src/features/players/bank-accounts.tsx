import type { PlayerView } from "@perya/api-client/operator";
import { useState } from "react";
import { Time } from "../../shared/format/show.tsx";
import { call } from "../../shared/http/api.ts";
import { useAct } from "../../shared/http/act.ts";
import { Button } from "../../shared/forms/controls.tsx";
import { Panel } from "../../shared/layout/page.tsx";

/** Where the player's money goes. Whole numbers are shown at a press, which is audited. */
export function BankAccounts({ player }: { player: PlayerView }) {
  return (
    <Panel title="Bank accounts">
      {player.bankAccounts.length === 0 && <p className="text-soft">None bound.</p>}
      <ul className="grid gap-3">
        {player.bankAccounts.map((account) => (
          <BankAccount key={account.id} player={player.id} account={account} />
        ))}
      </ul>
      {player.bankAccounts.length > 0 && (
        <p className="text-xs text-soft">
          Each look at a whole number is recorded in the audit trail.
        </p>
      )}
    </Panel>
  );
}

function BankAccount({
  player,
  account: { id, bank, number, holder, usableFrom },
}: {
  player: string;
  account: PlayerView["bankAccounts"][number];
}) {
  const [whole, setWhole] = useState<string>();
  const act = useAct();
  const show = async () => {
    const path = { id: player, account: id };
    const shown = await call("POST", "/players/{id}/bank-accounts/{account}/show", { path });
    setWhole(shown.number);
    return "The number is shown, and the look is recorded.";
  };
  const toggle = () => {
    if (whole !== undefined) setWhole(undefined);
    // Not disabled meanwhile: the button keeps the focus, to hide the number again.
    else if (!act.isPending) act.mutate(show);
  };
  const words = whole === undefined ? "Show number" : "Hide number";
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 wrap-anywhere">
        {bank} · <bdi>{whole ?? number}</bdi> · {holder} · usable from <Time at={usableFrom} />
      </span>
      <Button aria-label={`${words} of ${bank} ${number}`} onClick={toggle}>
        {words}
      </Button>
    </li>
  );
}
