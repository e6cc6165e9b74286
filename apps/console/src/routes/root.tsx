import { Outlet } from "@tanstack/react-router";
import { FirstPassword } from "../features/own-account/first-password.tsx";
import { Shell, SignOut } from "../features/shell/shell.tsx";
import { SignIn } from "../features/sign-in/sign-in.tsx";
import { ApiError } from "../shared/http/api.ts";
import { useMe } from "../shared/http/session.ts";
import { Failed, Waiting } from "../shared/lists/table.tsx";

/** Everything is behind the sign-in: without a session there are no pages. */
export function Root() {
  const me = useMe();
  if (me.data?.mustChangePassword) return <FirstPassword leave={<SignOut me={me.data} />} />;
  if (me.data)
    return (
      <Shell me={me.data}>
        <Outlet />
      </Shell>
    );
  const signedOut = me.error instanceof ApiError && me.error.status === 401;
  return (
    <main
      id="content"
      className="mx-auto grid min-h-screen w-full max-w-sm content-center gap-4 p-4"
    >
      <h1 className="flex items-center gap-3 text-xl font-semibold">
        <img src="/favicon.svg" alt="" width="36" height="36" /> Perya console
      </h1>
      {me.isPending ? (
        <Waiting />
      ) : signedOut || !me.error ? (
        <SignIn />
      ) : (
        <Failed fault={me.error} onRetry={() => void me.refetch()} />
      )}
    </main>
  );
}
