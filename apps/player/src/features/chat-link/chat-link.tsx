import type { ChatLink as Link } from "@perya/api-client/player";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Confirm } from "../../shared/dialogs/confirm.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Money } from "../../shared/format/money.tsx";
import { Alert, buttonClass } from "../../shared/forms/controls.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Card } from "../../shared/layout/page.tsx";
import { Link as SiteLink } from "../../shared/routing/link.tsx";
import { useHash } from "../../shared/routing/use-location.ts";
import { isTrial } from "../../shared/session/session.ts";
import { loginIn } from "./login-in.ts";

/** A player's Telegram account: linking it, and unlinking it; nothing where none is offered. */
export function ChatLink() {
  const t = useText("chatLink");
  const queries = useQueryClient();
  const { data } = useQuery({ ...reading("/chat-link"), enabled: !isTrial() });
  const { mutate, error, isSuccess } = useMutation({
    mutationFn: (login: NonNullable<ReturnType<typeof loginIn>>) =>
      call("POST", "/chat-link", { body: login }),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => /^\/(chat-link|rewards)\b/.test(String(queryKey[0])),
      }),
  });
  const hash = useHash();
  useEffect(() => {
    const login = loginIn(hash);
    if (!login) return;
    // Said once: a reload, or an address that is passed on, links nothing.
    history.replaceState(history.state, "", location.pathname + location.search);
    mutate(login);
  }, [hash, mutate]);
  if (!data) return null;
  return (
    <Card>
      <h3 className="font-display text-xl font-bold">{t("title")}</h3>
      <p role="status" className="font-semibold text-teal empty:sr-only">
        {isSuccess ? t("done") : ""}
      </p>
      {error && <Alert>{faultWords(error)}</Alert>}
      {data.linked ? <Linked name={data.linked.name} /> : <ToLink link={data} />}
    </Card>
  );
}

function ToLink({ link: { loginUrl, botId, reward, times, text } }: { link: Link }) {
  const t = useText("chatLink");
  const asked = new URLSearchParams({
    bot_id: botId,
    origin: location.origin,
    return_to: location.origin + location.pathname,
  });
  return (
    <>
      <p className="max-w-prose text-soft">{t("about")}</p>
      {text !== "" && (
        <p className="font-semibold" dir="auto">
          {text}
        </p>
      )}
      {reward && (
        <p className="max-w-prose">
          {t.rich("reward", { money: () => <Money key="money" amount={reward} /> })}{" "}
          {times > 0 && <span className="text-soft">{t("play", { times })}</span>}
        </p>
      )}
      <div>
        <a href={`${loginUrl}/auth?${asked}`} className={buttonClass("plain")}>
          {t("link")}
        </a>
      </div>
    </>
  );
}

function Linked({ name }: { name: string }) {
  const t = useText("chatLink");
  return (
    <>
      <p>
        {t("linked")} <bdi className="font-semibold">{name}</bdi>
      </p>
      <div className="flex flex-wrap gap-3">
        <SiteLink to="/member/rewardCenter" className={buttonClass("plain")}>
          {t("rewards")}
        </SiteLink>
        <Confirm
          action={t("unlink.do")}
          title={t("unlink.title")}
          keep={t("unlink.keep")}
          onConfirm={() => call("POST", "/chat-link/remove")}
        >
          {t("unlink.about")}
        </Confirm>
      </div>
    </>
  );
}
