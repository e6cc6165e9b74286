import type { Approval } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";

const LOOK = "text-violet underline";

/** A request's subject, as a link to its page. */
export function SubjectLink({ approval }: { approval: Approval }) {
  const { kind, subject, about } = approval;
  const [first = "", second = ""] = subject.split(":");
  if (kind.startsWith("players."))
    return (
      <Link to="/players/$id" params={{ id: subject }} className={LOOK}>
        {about}
      </Link>
    );
  if (kind.startsWith("deposits."))
    return (
      <Link to="/deposits/$id" params={{ id: subject }} className={LOOK}>
        {about}
      </Link>
    );
  if (kind.startsWith("withdrawals."))
    return (
      <Link to="/withdrawals/$id" params={{ id: first }} className={LOOK}>
        {about}
      </Link>
    );
  if (kind === "lottery.result" || kind === "lottery.void")
    return (
      <Link
        to="/lottery/draws/$code/$issueNo"
        params={{ code: first, issueNo: second }}
        className={LOOK}
      >
        {about}
      </Link>
    );
  if (kind === "lottery.odds") {
    const [mode = "", rules = ""] = subject.split("/");
    return (
      <Link to="/lottery/odds/$mode/$rules" params={{ mode, rules }} className={LOOK}>
        {about}
      </Link>
    );
  }
  return <HouseLink approval={approval} />;
}

/** What a request of the house's own arrangements is about. */
function HouseLink({ approval: { kind, subject, about } }: { approval: Approval }) {
  const [first = "", second = ""] = subject.split(":");
  if (kind === "approvals.limits")
    return (
      <Link
        to="/settings/$part"
        params={{ part: "approval-limits" }}
        search={{ brand: Number(second) }}
        className={LOOK}
      >
        {about}
      </Link>
    );
  if (kind.startsWith("staff.") || kind.startsWith("role."))
    return (
      <Link
        to="/staff/$part"
        params={{ part: kind.startsWith("role.") ? "roles" : "people" }}
        className={LOOK}
      >
        {about}
      </Link>
    );
  if (kind === "lottery.game" || kind === "lottery.day")
    return (
      <Link to="/lottery/games/$code" params={{ code: first }} className={LOOK}>
        {about}
      </Link>
    );
  if (kind === "vouchers.make")
    return (
      <Link to="/vouchers" className={LOOK}>
        {about}
      </Link>
    );
  if (kind.startsWith("vendors."))
    return (
      <Link to="/vendors" className={LOOK}>
        {about}
      </Link>
    );
  return <span title={`${first} ${second}`.trim()}>{about}</span>;
}
