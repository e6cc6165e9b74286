import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { enter, type Session } from "./api.ts";
import { Cabinet } from "./cabinet.tsx";
import { Closed } from "./closed.tsx";
import { VIEWS } from "./games.ts";
import { postToParent } from "./parent.ts";

const TICKET = new URLSearchParams(location.search).get("ticket");
/** Asked once, however often React mounts the page: a ticket works once. */
let launching: Promise<Session> | undefined;

/** From the ticket to the game, or a sentence and a way out. */
export function Launch() {
  const [session, setSession] = useState<Session>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    launching ??= enter(TICKET);
    launching.then(
      (launched) => {
        document.title = launched.game.name;
        setSession(launched);
        postToParent("perya:ready");
      },
      (problem: Error) => {
        setFault(problem.message);
        postToParent("perya:ready");
      },
    );
  }, []);
  if (fault) return <Closed text={fault} />;
  return session ? (
    <Game session={session} />
  ) : (
    <p className="p-10 text-center text-soft">Lighting the bulbs…</p>
  );
}

function Game({ session }: { session: Session }) {
  const Loaded = useMemo(
    () =>
      lazy(async () => {
        const load = VIEWS[session.game.code];
        if (!load) throw new Error(`No view for ${session.game.code}`);
        const { View, face } = await load();
        return { default: () => <Cabinet session={session} View={View} face={face} /> };
      }),
    [session],
  );
  return (
    <Suspense fallback={<p className="p-10 text-center text-soft">Lighting the bulbs…</p>}>
      <Loaded />
    </Suspense>
  );
}
