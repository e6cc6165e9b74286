import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ME } from "../../shared/http/session.ts";
import { ChangePassword } from "./change-password.tsx";

/**
 * For a colleague whose password another person chose: only the form for an own password.
 */
export function FirstPassword({ leave }: { leave: ReactNode }) {
  const queries = useQueryClient();
  return (
    <main
      id="content"
      className="mx-auto grid min-h-screen w-full max-w-lg content-center gap-4 p-4"
    >
      <h1 className="flex items-center gap-3 text-xl font-semibold">
        <img src="/favicon.svg" alt="" width="36" height="36" /> Perya console
      </h1>
      <p>Someone else set your password. Choose your own to continue.</p>
      <ChangePassword
        title="Choose a password"
        onDone={() => void queries.invalidateQueries({ queryKey: ME })}
      />
      <div className="justify-self-end">{leave}</div>
    </main>
  );
}
