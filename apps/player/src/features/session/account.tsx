import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call, reading } from "../../shared/api.ts";
import { useBalance } from "../../shared/balance.ts";
import { Button, buttonClass } from "../../shared/controls.tsx";
import { Dialog } from "../../shared/dialog.tsx";
import { Money } from "../../shared/money.tsx";
import { Card } from "../../shared/page.tsx";
import { keepSession } from "../../shared/session.ts";
import { Failed, Waiting } from "../../shared/states.tsx";
import { ChangePassword } from "./change-password.tsx";

/** Who one is, what one has, and the ways from here. */
export function Account() {
  const member = useQuery(reading("/member"));
  const balance = useBalance();
  if (member.isPending) return <Waiting />;
  if (member.isError) return <Failed fault={member.error} onRetry={() => void member.refetch()} />;
  return (
    <>
      <Card>
        <p className="font-display text-xl font-bold">{member.data.nickname}</p>
        <p className="text-soft">
          <bdi>{member.data.id}</bdi> · KYC level {member.data.kycLevel}
        </p>
        {balance.data && (
          <dl className="grid grid-cols-2 gap-2">
            <dt className="text-soft">You have</dt>
            <dd className="text-end font-semibold text-teal">
              <Money amount={balance.data.sumBalance} />
            </dd>
            <dt className="text-soft">Held for withdrawal</dt>
            <dd className="text-end">
              <Money amount={balance.data.held} />
            </dd>
          </dl>
        )}
      </Card>
      <nav aria-label="Account" className="grid gap-2 sm:grid-cols-2">
        <Link to="/wallet" className={buttonClass("plain")}>
          Deposit
        </Link>
        <Link to="/wallet/withdraw" className={buttonClass("plain")}>
          Withdraw
        </Link>
        <Link to="/records/account" className={buttonClass("plain")}>
          Account record
        </Link>
        <Link to="/records/bets" className={buttonClass("plain")}>
          Betting record
        </Link>
      </nav>
      <ChangePassword />
      <SignOut />
    </>
  );
}

function SignOut() {
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = async () => {
    await call("DELETE", "/session").catch(() => undefined);
    keepSession(undefined);
    queries.clear();
    await navigate({ to: "/" });
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>Sign out</Button>
      {asked && (
        <Dialog title="Sign out?" onClose={() => setAsked(false)}>
          <p className="mb-4 text-soft">Your money and your records stay safe. Open games can be finished when you are back.</p>
          <div className="flex justify-end gap-2">
            <Button onClick={() => setAsked(false)}>Stay</Button>
            <Button look="primary" onClick={() => void leave()}>
              Sign out
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
