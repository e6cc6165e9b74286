import { useQuery } from "@tanstack/react-query";
import { reading } from "../../../shared/http/api.ts";
import { useBrand } from "../../../shared/brand/brand.ts";
import { Alert, buttonClass } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { useSearch } from "../../../shared/routing/use-location.ts";

/** Why a visitor came back from a provider without a session. */
const REASONS: ReadonlySet<string> = new Set([
  "NOT_CONFIRMED",
  "CLOSED_TO_NEW",
  "NON_MEMBER",
  "NOT_OFFERED",
]);
type Reason = "NOT_CONFIRMED" | "CLOSED_TO_NEW" | "NON_MEMBER" | "NOT_OFFERED";

/**
 * Signing in at a provider, which creates an account if there is none; nothing if no provider is
 * set up.
 */
export function Social() {
  const t = useText("session");
  const { register } = useBrand();
  const { data, isPending } = useQuery({ ...reading("/social-logins"), staleTime: Infinity });
  const { social } = useSearch();
  // What follows comes with it, and is not pushed away.
  if (isPending) return <div aria-hidden="true" className="awaited" />;
  if (!data || data.providers.length === 0) return null;
  return (
    <div className="grid gap-2">
      {social !== undefined && REASONS.has(social) && (
        <Alert>{t(`social.${social as Reason}`)}</Alert>
      )}
      <div className="grid gap-2 sm:grid-cols-2">
        {data.providers.map((name) => (
          <a
            key={name}
            href={`/api/v1/social-logins/${name}/start`}
            className={buttonClass("plain")}
          >
            {t(`social.${name}`)}
          </a>
        ))}
      </div>
      <p className="text-center text-sm text-soft">
        {t("social.hint", { age: register.ageConfirmation })}
      </p>
    </div>
  );
}
