import type { PlayerView, WithdrawalOffer } from "@perya/api-client/operator";
import { formatMoney, fromWire, type WireMoney } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Mistyped, unitsOf } from "../../shared/forms/amount.ts";
import { Time } from "../../shared/format/show.tsx";
import { SECOND_PERSON } from "../../shared/http/act.ts";
import { ApiError, call, reading } from "../../shared/http/api.ts";
import { BLOCK_WORDS, MISSING_WORDS } from "./pay-out-words.ts";
import { REASON } from "./reason.ts";

/** What staff do for a player whom the law forbids to sign in. Others do it themselves. */
export function PayOut({ player }: { readonly player: PlayerView }) {
  const offer = useQuery(reading("/players/{id}/withdrawal-offer", { path: { id: player.id } }));
  if (!offer.data?.barredUntil) return null;
  return (
    <>
      <Start player={player} offer={offer.data} />
      <RecordAccount player={player} />
    </>
  );
}

/** Records a bank account, for which no page is open to the player. */
function RecordAccount({ player: { id, username } }: { readonly player: PlayerView }) {
  return (
    <Confirm
      action="Record a bank account"
      title={`Record a bank account of ${username}?`}
      about={
        "It has to be in a name that the player is known by, and something has to prove it, such " +
        "as a letter of the bank. It counts once a second person agrees."
      }
      asks={[
        { name: "bank", label: "Bank" },
        { name: "number", label: "Account number" },
        { name: "holder", label: "Holder", hint: "As the bank writes it" },
        { name: "evidence", label: "What proves it", hint: "And where that is kept" },
        REASON,
      ]}
      send={(body) => call("POST", "/players/{id}/bank-accounts", { path: { id }, body })}
      done={({ waits }) => (waits ? SECOND_PERSON : "The bank account is bound.")}
    />
  );
}

/** Starts a withdrawal. */
function Start({
  player: { id, username, currency },
  offer,
}: {
  readonly player: PlayerView;
  readonly offer: WithdrawalOffer;
}) {
  // Sent again after a lost answer, it is the same withdrawal.
  const key = useRef(crypto.randomUUID());
  // What an amount costs is told before it is taken.
  const toldFee = useRef("0");
  const { owed, accounts } = offer;
  const open = accounts.filter(({ block }) => block === null);
  return (
    <Confirm
      action="Pay out"
      title={`Pay out ${username}?`}
      about={<WhatGoes offer={offer} />}
      asks={[
        {
          name: "account",
          label: "To the account",
          choices: open.map(({ id: account, bank, number, holder, most }) => [
            account,
            `${bank} ${number}, ${holder}, up to ${shown(most)}`,
          ]),
        },
        {
          name: "amount",
          label: `Amount in ${currency}`,
          value: open[0] ? formatMoney(fromWire(open[0].most), { symbol: false }) : "",
        },
        REASON,
      ]}
      send={async ({ account, amount, reason }) => {
        const units = unitsOf(amount, currency);
        const asked = { path: { id }, query: { amount: units } };
        const { fee } = await call("GET", "/players/{id}/withdrawal-offer", asked);
        if (fee.amount !== toldFee.current) {
          toldFee.current = fee.amount;
          throw new Mistyped(`This costs the player ${shown(fee)}. Press again to take it.`);
        }
        await call("POST", "/players/{id}/withdrawals", {
          path: { id },
          body: {
            bankAccount: account,
            amount: units,
            fee: fee.amount,
            owed: owed.amount,
            reason,
            key: key.current,
          },
        }).catch((fault: unknown) => {
          if (fault instanceof ApiError && fault.status < 500) key.current = crypto.randomUUID();
          throw fault;
        });
        key.current = crypto.randomUUID();
        toldFee.current = "0";
      }}
      done="The withdrawal waits to be approved by others."
    />
  );
}

/** What there is to pay out, and what stands in the way of it. */
function WhatGoes({ offer }: { readonly offer: WithdrawalOffer }) {
  const { barredUntil, missing, cash, owed, accounts } = offer;
  return (
    <>
      <p>
        This player may not sign in until {barredUntil && <Time at={barredUntil} />}, so staff start
        the withdrawal. The money is held at once. Others approve it and pay it; the player is told
        by mail.
      </p>
      <p>
        Balance {shown(cash)}
        {fromWire(owed).units > 0n && `, of which ${shown(owed)} is taken for what is owed`}.
      </p>
      <ul className="list-disc ps-5">
        {missing.map((name) => (
          <li key={name}>{MISSING_WORDS[name]}</li>
        ))}
        {accounts.map(
          ({ id, bank, number, block }) =>
            block && (
              <li key={id}>
                {bank} <bdi>{number}</bdi>: {BLOCK_WORDS[block]}
              </li>
            ),
        )}
        {accounts.length === 0 && <li>No bank account is bound.</li>}
      </ul>
    </>
  );
}

const shown = (amount: WireMoney) => formatMoney(fromWire(amount));
