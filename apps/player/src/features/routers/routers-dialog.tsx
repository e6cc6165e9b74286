import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { Button } from "../../shared/forms/controls.tsx";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { openSiteDialog } from "../../shared/dialogs/site-dialog.ts";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { measureRoute } from "./measure-route.ts";
import { RouterLine } from "./router-line.tsx";

const SPEED = "router-speed";

/** The addresses the site answers at, each with how fast it does from here. */
export default function RoutersDialog() {
  const t = useText("routers");
  const routers = useQuery({ ...reading("/domain-routes"), staleTime: Infinity });
  return (
    <Dialog title={t("title")} onClose={() => openSiteDialog(undefined)}>
      <p className="text-soft">{t("text")}</p>
      {routers.isPending && <Waiting rows={2} />}
      {routers.error && <Failed fault={routers.error} onRetry={() => void routers.refetch()} />}
      {routers.data && <Measured domains={routers.data.domainList.map(({ domain }) => domain)} />}
    </Dialog>
  );
}

function Measured({ domains }: { domains: readonly string[] }) {
  const t = useText("routers");
  const queries = useQueryClient();
  const speeds = useQueries({
    queries: domains.map((domain) => ({
      queryKey: [SPEED, domain],
      queryFn: async () => ({ ms: await measureRoute(domain) }),
      staleTime: 60_000,
      retry: false,
    })),
  });
  const measuring = speeds.some(({ isFetching }) => isFetching);
  return (
    <>
      <ul className="grid gap-2" aria-busy={measuring}>
        {domains.map((domain, at) => (
          <RouterLine
            key={domain}
            domain={domain}
            speed={speeds[at]?.isFetching ? undefined : speeds[at]?.data}
          />
        ))}
      </ul>
      <Button
        busy={measuring}
        onClick={() => void queries.invalidateQueries({ queryKey: [SPEED] })}
      >
        {t("again")}
      </Button>
    </>
  );
}
