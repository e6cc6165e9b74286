import type { Downline } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Button, Field } from "../../shared/forms/controls.tsx";
import { call, reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Pager } from "../../shared/layout/pager.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { allPages } from "../../shared/records/all-pages.ts";
import type { AskedDays } from "../../shared/records/asked-days.ts";
import { CsvButton } from "../../shared/records/csv-button.tsx";
import { go } from "../../shared/routing/go.ts";
import { usePageNo, useSearch } from "../../shared/routing/use-location.ts";
import { Line } from "./line.tsx";
import { SumsTable } from "./sums-table.tsx";

interface MembersProps {
  readonly days: AskedDays;
  readonly order: "lost" | "won" | "turnover";
  /** Only play of this category, or of this game. */
  readonly category?: string | undefined;
  readonly gameId?: string | undefined;
}

/** Downlines with what they and their teams did; one opens theirs, and a member's bets. */
export function Members({ days, order, category, gameId }: MembersProps) {
  const t = useText("agentTeams");
  const filter = useText("filter");
  const pageNo = usePageNo();
  const search = useSearch();
  const { fromDay, toDay } = days;
  const name = search["name"];
  const of = name === undefined ? search["of"] : undefined;
  const asked = { fromDay, toDay, order, category, gameId, of, name };
  const query = useQuery(reading("/agent/team/members", { query: { ...asked, pageNo } }));
  const page = query.data;
  return (
    <>
      <Find key={name} name={name} />
      <Line line={page?.line ?? []} />
      {query.isPending && <Waiting rows={6} />}
      {query.isError && <Failed fault={query.error} onRetry={() => void query.refetch()} />}
      {page?.content.length === 0 && (
        <Empty title={t(name === undefined ? "noDownlines" : "noMember")} />
      )}
      {page && page.content.length > 0 && (
        <>
          <SumsTable
            label={t("member")}
            first={t("member")}
            lines={page.content.map((row) => ({
              key: row.id,
              name: <bdi>{row.name}</bdi>,
              figures: [
                { title: t("own"), value: row.own.stake },
                { title: t("ownNet"), value: row.own.net, signed: true },
                { title: t("team"), value: row.team.stake },
                { title: t("teamNet"), value: row.team.net, signed: true },
              ],
              acts: <Acts row={row} />,
            }))}
          />
          <CsvButton
            name="team-members"
            days={days}
            head={[
              t("member"),
              t("own"),
              t("ownNet"),
              t("team"),
              t("teamNet"),
              filter("csvCurrency"),
            ]}
            rows={async () => {
              const rows = await allPages((at) =>
                call("GET", "/agent/team/members", { query: { ...asked, pageNo: at } }),
              );
              return rows.map((row) => [
                row.name,
                row.own.stake,
                row.own.net,
                row.team.stake,
                row.team.net,
                row.own.stake.currency,
              ]);
            }}
          />
          <Pager {...page} />
        </>
      )}
      <p className="text-sm text-soft">{t("masked")}</p>
    </>
  );
}

/** The way on from a member: to the own downlines, and to single bets. */
function Acts({ row }: { row: Downline }) {
  const t = useText("agentTeams");
  const search = useSearch();
  const to = (more: Readonly<Record<string, string>>) =>
    void go(".", { search: { ...search, pageNo: undefined, name: undefined, ...more } });
  const look = "min-h-11 rounded-lg px-2 font-semibold text-violet hover:underline";
  return (
    <span className="flex gap-2 sm:justify-end">
      {row.isAgent && (
        <button type="button" className={look} onClick={() => to({ of: row.id })}>
          {t("downlines")} <span className="sr-only">{row.name}</span>
        </button>
      )}
      <button type="button" className={look} onClick={() => to({ member: row.id })}>
        {t("betsShort")} <span className="sr-only">{row.name}</span>
      </button>
    </span>
  );
}

/** Finds one member of the whole team by username. */
function Find({ name }: { name: string | undefined }) {
  const t = useText("agentTeams");
  const search = useSearch();
  const find = (found: string | undefined) =>
    void go(".", { search: { ...search, name: found, pageNo: undefined }, keepScroll: true });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("name")).trim();
    find(typed === "" ? undefined : typed);
  };
  return (
    <form onSubmit={submit} role="search" className="flex flex-wrap items-end gap-3">
      <div className="min-w-40 flex-1">
        <Field
          name="name"
          label={t("find")}
          defaultValue={name ?? ""}
          autoComplete="off"
          maxLength={64}
        />
      </div>
      <Button type="submit" look="plain">
        {t("search")}
      </Button>
      {name !== undefined && (
        <Button look="plain" onClick={() => find(undefined)}>
          {t("clear")}
        </Button>
      )}
    </form>
  );
}
