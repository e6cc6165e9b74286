import { Link } from "@tanstack/react-router";

const LINK = "text-violet underline wrap-anywhere";

/** Leads to what was scored. */
export function SubjectLink({ subject }: { subject: string }) {
  if (subject.startsWith("dep_"))
    return (
      <Link to="/deposits/$id" params={{ id: subject }} className={LINK}>
        Deposit {subject}
      </Link>
    );
  if (subject.startsWith("wd_"))
    return (
      <Link to="/withdrawals/$id" params={{ id: subject }} className={LINK}>
        Withdrawal {subject}
      </Link>
    );
  if (subject.startsWith("doc_"))
    return (
      <Link to="/documents/$id" params={{ id: subject }} className={LINK}>
        Document {subject}
      </Link>
    );
  if (subject.startsWith("dif_"))
    return (
      <Link to="/differences/$id" params={{ id: subject }} className={LINK}>
        Difference {subject}
      </Link>
    );
  return (
    <Link to="/players/$id" params={{ id: subject }} className={LINK}>
      Registration
    </Link>
  );
}
