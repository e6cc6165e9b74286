import { Link } from "@tanstack/react-router";
import { Facts } from "../layout/page.tsx";

interface Props {
  readonly title: string;
  readonly request: {
    readonly details: readonly { readonly label: string; readonly value: string }[];
    readonly reason: string | null;
    readonly askedBy: string;
  };
}

/**
 * A change that waits for a second person, on the page of what it changes: what it changes, why,
 * and where another person decides.
 */
export function Requested({ title, request: { details, reason, askedBy } }: Props) {
  return (
    <div role="status" className="grid gap-2 rounded-lg border border-bulb p-3">
      <p>
        <strong>{title}</strong>: {askedBy} asked for this. It waits for another person in{" "}
        <Link to="/approvals" className="text-violet underline">
          Approvals
        </Link>
        .
      </p>
      <Facts
        facts={[
          ...details.map(({ label, value }) => [label, value] as const),
          ["Why", reason ?? "–"],
        ]}
      />
    </div>
  );
}
