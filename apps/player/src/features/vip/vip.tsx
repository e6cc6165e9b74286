import type { VipLevel, VipPlace } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { AuthLink } from "../../shared/session/auth-link.tsx";
import { isTrial, useToken } from "../../shared/session/session.ts";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { Ladder } from "./ladder.tsx";
import { Place } from "./place.tsx";

/** The brand's VIP levels, and a member's place among them. */
export function Vip() {
  const t = useText("vip");
  const ladder = useQuery(reading("/vip"));
  const isMember = useToken() !== undefined && !isTrial();
  const place = useQuery({ ...reading("/vip/place"), enabled: isMember });
  if (ladder.isPending) return <Waiting rows={4} />;
  if (ladder.isError) return <Failed fault={ladder.error} onRetry={() => void ladder.refetch()} />;
  const { levels } = ladder.data;
  if (levels.length === 0)
    return (
      <Empty title={t("none")}>
        <p className="max-w-prose text-soft">{t("noneText")}</p>
      </Empty>
    );
  return (
    <>
      {isMember ? <Mine levels={levels} query={place} /> : <Welcome />}
      <Ladder levels={levels} level={isMember ? place.data?.level : undefined} />
    </>
  );
}

interface MineProps {
  readonly levels: readonly VipLevel[];
  readonly query: {
    readonly data: VipPlace | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
}

function Mine({ levels, query: { data, error, refetch } }: MineProps) {
  if (data) return <Place levels={levels} place={data} />;
  return error ? <Failed fault={error} onRetry={() => void refetch()} /> : <Waiting rows={2} />;
}

/** For those without an account of their own. */
function Welcome() {
  const t = useText("vip");
  return (
    <Card>
      <h2 className="font-display text-2xl leading-tight font-bold">{t("welcome")}</h2>
      <p className="max-w-prose text-soft">{t("welcomeText")}</p>
      <p>
        <AuthLink form="login" className={buttonClass("primary")}>
          {t("logIn")}
        </AuthLink>
      </p>
    </Card>
  );
}
