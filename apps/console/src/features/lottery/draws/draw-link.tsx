import { Link } from "@tanstack/react-router";

/** A draw by its number, which leads to it. */
export function DrawLink({ gameCode, issueNo }: { gameCode: string; issueNo: string }) {
  return (
    <Link
      to="/lottery/draws/$code/$issueNo"
      params={{ code: gameCode, issueNo }}
      search={true}
      className="grid"
    >
      <span className="font-medium text-violet tabular-nums underline-offset-4 hover:underline">
        {issueNo}
      </span>
      <code className="text-xs text-soft">{gameCode}</code>
    </Link>
  );
}
