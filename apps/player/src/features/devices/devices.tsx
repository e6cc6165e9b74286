import type { Session } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { call, reading } from "../../shared/http/api.ts";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { Time } from "../../shared/format/money.tsx";
import { Card } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { Where } from "./where.tsx";

/** The browsers that are signed in, this one first; each of the others can be signed out. */
export function Devices() {
  const t = useText("devices");
  const query = useQuery(reading("/sessions"));
  if (query.isPending) return <Waiting rows={2} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const sessions = query.data.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <Card>
      <h2 className="font-display text-xl font-bold">{t("now")}</h2>
      <ul className="grid divide-y divide-line">
        {sessions.map((session) => (
          <Row key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Confirm
          keep={t("leave")}
          action={t("everywhere")}
          title={t("everywhereTitle")}
          onConfirm={() => call("DELETE", "/sessions")}
        >
          {t("everywhereText")}
        </Confirm>
      )}
    </Card>
  );
}

function Row({ session }: { session: Session }) {
  const t = useText("devices");
  const name = session.device ?? t("thisName");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="grid min-w-0">
        <Where of={session} />
        <span className="text-sm text-soft">
          {session.current ? (
            <strong className="text-teal">{t("this")}</strong>
          ) : (
            t.rich("seen", { time: () => <Time key="time" at={session.lastSeenAt} /> })
          )}
        </span>
      </span>
      {!session.current && (
        <Confirm
          keep={t("leave")}
          action={t("signOut")}
          label={t("signOutOne", { name })}
          title={t("signOutTitle", { name })}
          onConfirm={() => call("DELETE", "/sessions/{id}", { path: { id: session.id } })}
        >
          {t("signOutText")}
        </Confirm>
      )}
    </li>
  );
}
