import { useQuery } from "@tanstack/react-query";
import { reading } from "../shared/http/api.ts";
import { Page as Frame } from "../shared/layout/page.tsx";
import { Empty, Failed, Waiting } from "../shared/layout/states.tsx";
import { useText } from "../shared/language/text.ts";

/** Transfers to who invited the player: there is nobody to transfer to for others. */
export function Page() {
  const t = useText("upline");
  const member = useQuery(reading("/member"));
  return (
    <Frame title={t("title")} narrow>
      {member.isPending && <Waiting rows={2} />}
      {member.isError && <Failed fault={member.error} onRetry={() => void member.refetch()} />}
      {member.data?.toUpline === null && <Empty title={t("none")} />}
      {member.data && member.data.toUpline !== null && (
        <Empty title={t("soon")}>
          <p className="text-soft">{t("to", { name: `\u2068${member.data.toUpline}\u2069` })}</p>
        </Empty>
      )}
    </Frame>
  );
}
