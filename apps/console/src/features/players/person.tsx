import type { PlayerView as Player } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Time } from "../../shared/format/show.tsx";
import { useMay } from "../../shared/http/session.ts";
import { CopyLink } from "./copy-link.tsx";
import { kindWords } from "./kind-words.ts";

const PROFILE_FIELDS: Readonly<Record<Player["told"][number]["name"], string>> = {
  fullname: "Full name",
  payeeName: "Payee name",
  birthday: "Birthday",
  idNumber: "Identity number",
  mobile: "Mobile",
  email: "E-mail",
  line: "LINE",
  whatsapp: "WhatsApp",
  zalo: "Zalo",
  facebook: "Facebook",
  telegram: "Telegram",
  wechat: "WeChat",
  qqNum: "QQ",
};

/** The player's own details, and which of them are verified. */
export function Contacts({ player: { told } }: { player: Player }) {
  const mayReadAll = useMay()("players.contacts");
  return (
    <Panel title="Contacts">
      {told.length === 0 && <p className="text-soft">No profile details yet.</p>}
      <Facts
        facts={told.map(({ name, value, verifiedAt }) => [
          PROFILE_FIELDS[name],
          <span key={name}>
            <bdi>{value}</bdi>
            {(name === "mobile" || name === "email") && (
              <span className={`ms-2 text-xs ${verifiedAt ? "text-teal" : "text-soft"}`}>
                {verifiedAt ? "✓ verified" : "not verified"}
              </span>
            )}
          </span>,
        ])}
      />
      {!mayReadAll && told.length > 0 && (
        <p className="text-xs text-soft">Partly hidden: your role may not see contacts.</p>
      )}
    </Panel>
  );
}

/** The player's origin, and their invitation codes. */
export function Origin({ player: { arrival, invitations } }: { player: Player }) {
  return (
    <Panel title="Origin and codes">
      {arrival ? (
        <Facts
          facts={[
            ["Registered by", arrival.method],
            ["At", arrival.domain ?? "–"],
            ["Invited by", arrival.upline ? <Upline key="upline" {...arrival.upline} /> : "nobody"],
            ["With the code", arrival.affiliateCode ?? arrival.referralCode ?? "–"],
          ]}
        />
      ) : (
        <p className="text-soft">The player's origin was not recorded.</p>
      )}
      {invitations.length > 0 && (
        <ul className="grid gap-2 border-t border-line pt-3">
          {invitations.map(({ code, kind, link, ended }) => (
            <li key={code} className="flex flex-wrap items-center justify-between gap-2">
              <span>
                <code>{code}</code>{" "}
                <span className="text-soft">{kind === "affiliate" ? "agent's" : "friend's"}</span>
              </span>
              {ended ? (
                <span className="text-soft">ended</span>
              ) : (
                <CopyLink link={link} name={`Copy link of ${code}`} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Upline({ id, username }: { id: string; username: string }) {
  return (
    <Link to="/players/$id" params={{ id }} className="text-violet underline">
      {username}
    </Link>
  );
}

/** Where they signed in last. */
export function SignIns({ player: { signIns } }: { player: Player }) {
  return (
    <Panel title="Last sign-ins">
      {signIns.length === 0 && <p className="text-soft">No sign-ins yet.</p>}
      <ul className="grid gap-1">
        {signIns.map((one) => (
          <li key={one.at} className="truncate" title={one.userAgent}>
            <Time at={one.at} /> · <bdi>{one.ip}</bdi> ·{" "}
            <span className="text-soft">{one.userAgent}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The kind in words, with a note when someone else chose the password. */
export function Kind({ player: { kind, passwordInitial } }: { player: Player }) {
  return (
    <>
      {kindWords(kind)}
      {passwordInitial && (
        <span className="block text-xs text-bulb-ink">has to change the password</span>
      )}
    </>
  );
}
