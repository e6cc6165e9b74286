import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { Brought } from "./brought.tsx";
import { Friends } from "./friends.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { OwnLink } from "./own-link.tsx";

/** A player's link, how inviting works here, and what became of the friends who came by it. */
export function Referral() {
  const t = useText("centre");
  const query = useQuery({ ...reading("/referral"), staleTime: 0 });
  if (query.isPending) return <Waiting rows={4} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === null) return <Empty title={t("empty.referral")} />;
  const { terms, friends, brought, ...own } = query.data;
  return (
    <>
      <OwnLink {...own} reward={terms.reward} />
      <HowItWorks terms={terms} />
      {brought.friends > 0 && <Brought brought={brought} />}
      <Friends friends={friends} all={brought.friends} />
    </>
  );
}
