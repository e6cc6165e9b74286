import { parseAmount } from "@perya/money";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { typedIn } from "../../shared/forms/typed-in.ts";
import { Alert, Button, Field } from "../../shared/forms/controls.tsx";
import { useSubmit } from "../../shared/forms/use-submit.ts";
import { interrupted } from "../../shared/games/game-windows.ts";
import { gameWindow, openGame } from "../../shared/games/open-game.ts";
import { RunningSession } from "../../shared/games/running-session.tsx";
import { sessionAsked } from "../../shared/games/session-asked.ts";
import { ApiError, call, reading } from "../../shared/http/api.ts";
import { textOf, useText } from "../../shared/language/text.ts";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { go } from "../../shared/routing/go.ts";

const MOST_MINUTES = 1_440;

/** Asks for the time and the money of a session before it, or shows the one that runs. */
export default function PlannedSession() {
  const t = useText("play");
  const query = useQuery({ ...reading("/play/planned-session"), staleTime: 0 });
  const session = query.data?.session;
  const close = () => sessionAsked.set(false);
  const leave = () => {
    interrupted.set(undefined);
    close();
    void go("/");
  };
  return (
    <Dialog
      fixed={!session}
      title={t(session ? "session.running" : "session.title")}
      onClose={session ? close : () => undefined}
    >
      {query.isPending ? (
        <Waiting rows={2} />
      ) : query.isError ? (
        <>
          <Failed fault={query.error} onRetry={() => void query.refetch()} />
          <Button onClick={leave}>{t("session.leave")}</Button>
        </>
      ) : query.data.session ? (
        <RunningSession session={query.data.session} />
      ) : (
        <PlanForm currency={query.data.currency} onLeave={leave} />
      )}
    </Dialog>
  );
}

interface PlanFormProps {
  readonly currency: string;
  readonly onLeave: () => void;
}

/** Nothing is proposed: the law wants the player to choose. */
function PlanForm({ currency, onLeave }: PlanFormProps) {
  const t = useText("play");
  const queries = useQueryClient();
  const begun = async (popup: Window | null | undefined) => {
    sessionAsked.set(false);
    const game = interrupted.get();
    interrupted.set(undefined);
    if (game && popup !== undefined) openGame(game, "play", popup);
    await queries.invalidateQueries({ queryKey: ["/play"] });
    await queries.invalidateQueries({
      predicate: ({ queryKey: [first], state }) => first === "launch" && state.status === "error",
    });
  };
  const { submit, watch, faults, busy } = useSubmit(
    async (form) => {
      const read = readPlan(form, currency);
      if ("faults" in read) return read.faults;
      const game = interrupted.get();
      // In the press: later no window may open.
      const popup = game && gameWindow(game);
      try {
        await call("POST", "/play/planned-session", { body: read.plan });
      } catch (fault) {
        // Another page has begun one: it holds for this one as well.
        if (!(fault instanceof ApiError) || fault.code !== "SESSION_RUNS") {
          popup?.close();
          throw fault;
        }
      }
      await begun(popup);
      return undefined;
    },
    { NOTHING_PLANNED: "most" },
    (form) => {
      const read = readPlan(form, currency);
      return "faults" in read ? read.faults : {};
    },
  );
  return (
    <form onSubmit={submit} {...watch} className="grid gap-4">
      <p>{t("session.about")}</p>
      <Field
        label={t("session.minutes")}
        name="minutes"
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={4}
        error={faults["minutes"]}
      />
      <Field
        label={t("session.most")}
        name="most"
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={20}
        error={faults["most"]}
      />
      {faults["form"] && <Alert>{faults["form"]}</Alert>}
      <DialogActions>
        <Button onClick={onLeave}>{t("session.leave")}</Button>
        <Button type="submit" look="primary" busy={busy}>
          {t("session.begin")}
        </Button>
      </DialogActions>
    </form>
  );
}

type Read =
  | { readonly plan: { readonly minutes: number; readonly most: string } }
  | { readonly faults: Readonly<Record<string, string>> };

function readPlan(form: HTMLFormElement, currency: string): Read {
  const { minutes: typed, most: amount } = typedIn(form, "minutes", "most");
  const minutes = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  const most = parseAmount(amount, currency);
  const words = textOf("limits");
  const faults = {
    ...((minutes < 1 || minutes > MOST_MINUTES) && {
      minutes: textOf("play")("session.minutesFault"),
    }),
    ...(!most.ok && {
      most: words(most.refusal === "TOO_MANY_DIGITS" ? "form.decimals" : "form.unread"),
    }),
  };
  return most.ok && !("minutes" in faults)
    ? { plan: { minutes, most: most.value.units.toString() } }
    : { faults };
}
