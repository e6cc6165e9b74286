import type { Session } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../shared/api.ts";
import { Confirm } from "../../shared/confirm.tsx";
import { Time } from "../../shared/money.tsx";
import { Card } from "../../shared/page.tsx";
import { Failed, Waiting } from "../../shared/states.tsx";
import { Where } from "./where.tsx";

/** The browsers that are signed in, this one first; each of the others can be signed out. */
export function Devices() {
  const query = useQuery(reading("/sessions"));
  if (query.isPending) return <Waiting rows={2} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const sessions = query.data.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">Signed in now</h2>
      <ul className="grid divide-y divide-line">
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Confirm keep="Leave it" action="Sign out everywhere else" title="Sign out everywhere else?" onConfirm={() => call("DELETE", "/sessions")}>
          Every browser but this one is signed out, and open games end, here as well. They can be finished when they are opened again.
        </Confirm>
      )}
    </Card>
  );
}

function Row({ session }: { session: Session }) {
  const name = session.device ?? "this browser";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="grid min-w-0">
        <Where of={session} />
        <span className="text-sm text-soft">
          {session.current ? (
            <strong className="text-teal">This browser</strong>
          ) : (
            <>
              last seen <Time at={session.lastSeenAt} />
            </>
          )}
        </span>
      </span>
      {!session.current && (
        <Confirm
          keep="Leave it"
          action="Sign out"
          label={`Sign out: ${name}`}
          title={`Sign ${name} out?`}
          onConfirm={() => call("DELETE", "/sessions/{id}", { path: { id: session.id } })}
        >
          It is out within seconds, and open games end, here as well. Whoever sits there needs your password to come back: if that isn't you, change
          it.
        </Confirm>
      )}
    </li>
  );
}
