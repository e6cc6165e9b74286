import type { PlayerView } from "@perya/api-client/operator";
import { HiddenNumber, LooksAreRecorded } from "../../shared/format/hidden-number.tsx";
import { Time } from "../../shared/format/show.tsx";
import { call } from "../../shared/http/api.ts";
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
      {player.bankAccounts.length > 0 && <LooksAreRecorded />}
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
  const path = { id: player, account: id };
  return (
    <HiddenNumber
      number={number}
      of={`${bank} ${number}`}
      look={() => call("POST", "/players/{id}/bank-accounts/{account}/show", { path })}
    >
      {(shown) => (
        <>
          {bank} · {shown} · {holder} · usable from <Time at={usableFrom} />
        </>
      )}
    </HiddenNumber>
  );
}
