import { useQuery } from "@tanstack/react-query";
import { VipLabel } from "../../shared/brand/vip-label.tsx";
import { reading } from "../../shared/http/api.ts";
import { useBalance } from "../../shared/live/balance.ts";
import { Code, Money, Time } from "../../shared/format/money.tsx";
import { Card, Facts } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { ChooseAvatar } from "./avatar/choose-avatar.tsx";
import { ChangePassword } from "./change/change-password.tsx";
import { SignOut } from "./sign-out.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { Line } from "../../shared/pictures/icon.tsx";

const WAYS = [
  { to: "/member/depositv2", name: "deposit", sign: "M12 5v14m-6-6 6 6 6-6" },
  { to: "/member/withdraw", name: "withdraw", sign: "M12 19V5m-6 6 6-6 6 6" },
  { to: "/member/personalHistoryCopy", name: "bets", sign: "M6 3h9l4 4v14H6zM9 11h7M9 15h7" },
  { to: "/member/transactionHistory", name: "account", sign: "M4 7h16M4 12h16M4 17h10" },
  { to: "/member/securityCenter/devices", name: "devices", sign: "M4 5h16v10H4zM9 20h6M12 15v5" },
  {
    to: "/member/securityCenter/security",
    name: "security",
    sign: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4",
  },
  {
    to: "/member/securityCenter/documents",
    name: "documents",
    sign: "M3 5h18v14H3zM7 15c0-4 6-4 6 0M10 10v.1M15 9h3M15 13h3",
  },
  { to: "/member/securityCenter/limits", name: "limits", sign: "M4 18a8 8 0 1 1 16 0M12 18l4-6" },
  {
    to: "/member/securityCenter/data",
    name: "data",
    sign: "M6 3h9l4 4v14H6zM12 10v7m-3-3 3 3 3-3",
  },
  { to: "/fairness", name: "fair", sign: "M12 3v18M5 7h14M5 7l-3 6h6zM19 7l-3 6h6zM8 21h8" },
] as const satisfies readonly {
  readonly to: string;
  readonly name: string;
  readonly sign: string;
}[];

/** The player's identity, balance and links. */
export function Account() {
  const t = useText("me");
  const member = useQuery(reading("/member"));
  const balance = useBalance();
  if (member.isPending) return <Waiting />;
  if (member.isError) return <Failed fault={member.error} onRetry={() => void member.refetch()} />;
  const { account, nickname, avatar, id, kycLevel, createdAt, clubLabel } = member.data;
  return (
    <>
      <Card>
        <header className="flex items-center gap-4">
          <ChooseAvatar url={avatar} />
          <p className="min-w-0">
            <span className="block truncate font-display text-2xl leading-tight font-bold">
              {nickname}
            </span>
            <span className="text-soft">{t("kyc", { level: String(kycLevel) })}</span>
            {clubLabel.labelName && (
              <Link to="/vip" className="ms-2 inline-flex min-h-6 max-w-full align-middle">
                <VipLabel
                  name={clubLabel.labelName}
                  color={clubLabel.color}
                  background={clubLabel.color2}
                />
              </Link>
            )}
          </p>
        </header>
        <Facts
          facts={[
            [
              t("have"),
              <span key="have" className="text-teal">
                {balance.data ? <Money amount={balance.data.sumBalance} /> : t("updating")}
              </span>,
            ],
            [
              t("held"),
              balance.data ? <Money key="held" amount={balance.data.held} /> : t("updating"),
            ],
            [t("name"), <Code key="name">{account}</Code>],
            [t("since"), <Time key="since" at={createdAt} />],
            [t("number"), <Code key="id">{id}</Code>],
          ]}
        />
      </Card>
      <nav
        aria-label={t("label")}
        className="grid divide-y divide-line overflow-hidden rounded-2xl border border-line bg-raised"
      >
        {WAYS.map((way) => (
          <Way key={way.name} {...way} />
        ))}
      </nav>
      <div className="grid gap-3 sm:grid-cols-2">
        <ChangePassword />
        <SignOut />
      </div>
    </>
  );
}

function Way({ to, name, sign }: (typeof WAYS)[number]) {
  const t = useText("me");
  return (
    <Link
      to={to}
      className="flex min-h-16 items-center gap-4 px-4 py-2 hover:bg-overlay focus-visible:-outline-offset-3"
    >
      <Line d={sign} size={24} className="text-bulb-ink" />
      <span className="grow">
        <span className="block font-semibold">{t(`way.${name}.title`)}</span>
        <span className="text-sm text-soft">{t(`way.${name}.text`)}</span>
      </span>
      <span aria-hidden="true" className="text-xl text-soft">
        ›
      </span>
    </Link>
  );
}
