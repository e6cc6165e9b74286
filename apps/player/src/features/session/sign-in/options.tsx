import { useText } from "../../../shared/language/text.ts";

/**
 * The sign-in options: remember me, and sign in as an agent.
 */
export function Options() {
  const t = useText("session");
  return (
    <div className="flex flex-wrap gap-x-6">
      <Tick name="rememberMe">{t("login.remember")}</Tick>
      <Tick name="agent">{t("login.agent")}</Tick>
    </div>
  );
}

/** What of it was said. */
export function optionsIn(form: HTMLFormElement): {
  readonly rememberMe: boolean;
  readonly agent: boolean;
} {
  const data = new FormData(form);
  return { rememberMe: data.has("rememberMe"), agent: data.has("agent") };
}

function Tick({ name, children }: { name: string; children: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" name={name} className="size-5 shrink-0" />
      <span>{children}</span>
    </label>
  );
}
