import { useQuery } from "@tanstack/react-query";
import { Link, type LinkProps } from "@tanstack/react-router";
import { reading } from "../../shared/api.ts";
import { useBalance } from "../../shared/balance.ts";
import { Code, Money, Time } from "../../shared/money.tsx";
import { Card, Facts } from "../../shared/page.tsx";
import { Failed, Waiting } from "../../shared/states.tsx";
import { ChangePassword } from "./change/change-password.tsx";
import { SignOut } from "./sign-out.tsx";

const WAYS: readonly { readonly to: NonNullable<LinkProps["to"]>; readonly title: string; readonly text: string; readonly sign: string }[] = [
  { to: "/wallet", title: "Deposit", text: "Sandbox Bank or bank transfer", sign: "M12 5v14m-6-6 6 6 6-6" },
  { to: "/wallet/withdraw", title: "Withdraw", text: "To your own bank account", sign: "M12 19V5m-6 6 6-6 6 6" },
  { to: "/records/bets", title: "Betting record", text: "Every round, with its fairness check", sign: "M6 3h9l4 4v14H6zM9 11h7M9 15h7" },
  { to: "/records/account", title: "Account record", text: "Every movement of your money", sign: "M4 7h16M4 12h16M4 17h10" },
  { to: "/me/devices", title: "Where you are signed in", text: "Browsers, sign-outs and login history", sign: "M4 5h16v10H4zM9 20h6M12 15v5" },
  { to: "/fairness", title: "Fair play", text: "How every outcome can be checked", sign: "M12 3v18M5 7h14M5 7l-3 6h6zM19 7l-3 6h6zM8 21h8" },
];

/** Who one is, what one has, and the ways from here. */
export function Account() {
  const member = useQuery(reading("/member"));
  const balance = useBalance();
  if (member.isPending) return <Waiting />;
  if (member.isError) return <Failed fault={member.error} onRetry={() => void member.refetch()} />;
  const { nickname, id, kycLevel, createdAt } = member.data;
  return (
    <>
      <Card>
        <header className="flex items-center gap-4">
          <span aria-hidden="true" className="grid size-14 place-items-center rounded-full bg-bulb font-display text-2xl font-extrabold text-on-bulb">
            {nickname.slice(0, 1).toUpperCase()}
          </span>
          <p className="min-w-0">
            <span className="block truncate font-display text-2xl leading-tight font-bold">{nickname}</span>
            <span className="text-soft">KYC level {kycLevel}</span>
          </p>
        </header>
        <Facts
          facts={[
            [
              "You have",
              <span key="have" className="text-teal">
                {balance.data ? <Money amount={balance.data.sumBalance} /> : "updating"}
              </span>,
            ],
            ["Held for withdrawal", balance.data ? <Money key="held" amount={balance.data.held} /> : "updating"],
            ["With us since", <Time key="since" at={createdAt} />],
            ["Your number", <Code key="id">{id}</Code>],
          ]}
        />
      </Card>
      <nav aria-label="Account" className="grid divide-y divide-line overflow-hidden rounded-2xl border border-line bg-raised">
        {WAYS.map((way) => (
          <Way key={way.title} {...way} />
        ))}
      </nav>
      <div className="grid gap-3 sm:grid-cols-2">
        <ChangePassword />
        <SignOut />
      </div>
    </>
  );
}

function Way({ to, title, text, sign }: (typeof WAYS)[number]) {
  return (
    <Link to={to} className="flex min-h-16 items-center gap-4 px-4 py-2 hover:bg-overlay focus-visible:-outline-offset-3">
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="shrink-0 text-bulb-ink"
      >
        <path d={sign} />
      </svg>
      <span className="grow">
        <span className="block font-semibold">{title}</span>
        <span className="text-sm text-soft">{text}</span>
      </span>
      <span aria-hidden="true" className="text-xl text-soft">
        ›
      </span>
    </Link>
  );
}
