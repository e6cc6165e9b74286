import { useQuery } from "@tanstack/react-query";
import { VipLabel } from "../../shared/brand/vip-label.tsx";
import { reading } from "../../shared/http/api.ts";
import { Icon, type IconName } from "../../shared/pictures/icon.tsx";
import { openSiteDialog } from "../../shared/dialogs/site-dialog.ts";
import { Link } from "../../shared/routing/link.tsx";
import { isAgent } from "../../shared/session/is-agent.ts";
import { useText, type Key } from "../../shared/language/text.ts";

const LINKS: readonly {
  readonly to: string;
  readonly name: Key<"account">;
  readonly icon: IconName;
  readonly agents?: true;
}[] = [
  { to: "/member/securityCenter", name: "center", icon: "me" },
  { to: "/member/transactionHistory", name: "account", icon: "records" },
  { to: "/member/personalHistoryCopy", name: "bets", icon: "bets" },
  { to: "/member/withdraw", name: "withdraw", icon: "withdraw" },
  { to: "/agent/agentTeamOverview", name: "agent", icon: "agent", agents: true },
];
const WAY =
  "flex min-h-11 w-full items-center gap-3 rounded-xl px-3 font-medium text-soft hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink";

/** The player's name, and links to the personal pages. */
export default function AccountMenu({ close }: { close: () => void }) {
  const t = useText("account");
  const { data: member } = useQuery(reading("/member"));
  const links = LINKS.filter(({ agents }) => !agents || isAgent(member?.type));
  return (
    <nav aria-label={t("title")}>
      <p className="border-b border-line px-3 pt-1 pb-3">
        <bdi className="block truncate font-display text-lg font-bold">{member?.nickname}</bdi>
        {member?.clubLabel.labelName && (
          <VipLabel
            name={member.clubLabel.labelName}
            color={member.clubLabel.color}
            background={member.clubLabel.color2}
          />
        )}
      </p>
      <ul className="grid gap-0.5 py-2">
        {links.map(({ to, name, icon }) => (
          <li key={to}>
            <Link to={to} exact onClick={close} className={WAY}>
              <Icon name={icon} /> {t(name)}
            </Link>
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-2">
        <button
          type="button"
          className={WAY}
          onClick={() => {
            close();
            openSiteDialog("sign-out");
          }}
        >
          <Icon name="signOut" /> {t("signOut")}
        </button>
      </div>
    </nav>
  );
}
