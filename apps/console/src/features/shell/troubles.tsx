import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";

const REFRESH_MS = 15_000;

/**
 * What is wrong with the machine, above every page. While the server can't answer, its last answer
 * stays.
 */
export function Troubles() {
  const { data } = useQuery({ ...reading("/troubles"), refetchInterval: REFRESH_MS });
  if (!data || data.fullFolders.length === 0) return null;
  return (
    <section
      role="alert"
      aria-label="The machine"
      className="m-4 mb-0 grid gap-1 rounded-xl border border-coral bg-raised p-4"
    >
      {data.fullFolders.map((folder) => (
        <p key={folder}>
          The disk is full on <strong className="break-all">{folder}</strong>.
        </p>
      ))}
      <p className="text-soft">
        Free some space: until then, bets, payments and uploads that can't be written are refused.
        They resume by themselves.
      </p>
    </section>
  );
}
