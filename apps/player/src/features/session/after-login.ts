import type { Login } from "@perya/api-client/player";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { keepSession } from "../../shared/session.ts";

/** Keeps the session and goes where the person was going. */
export function useAfterLogin(): (login: Login) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { next } = useSearch({ strict: false });
  return (login) => {
    queries.clear();
    keepSession(login);
    // Only a path of our own: an address in a link must not send anybody elsewhere.
    void navigate({ to: next?.startsWith("/") && !next.startsWith("//") ? next : "/" });
  };
}
