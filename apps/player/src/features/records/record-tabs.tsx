import { Link } from "@tanstack/react-router";

const TAB = "grid min-h-11 place-items-center rounded-xl font-semibold text-soft aria-[current=page]:bg-overlay aria-[current=page]:text-ink";

export function RecordTabs() {
  return (
    <nav aria-label="Records" className="grid grid-cols-2 gap-1 rounded-2xl border border-line bg-raised p-1">
      <Link to="/records/bets" className={TAB}>
        Bets
      </Link>
      <Link to="/records/account" className={TAB}>
        Account
      </Link>
    </nav>
  );
}
