import type { RegisterList, Registers } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { Facts, Panel } from "../../shared/layout/page.tsx";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { ComingList } from "../../shared/lists/coming-list.tsx";
import { StopList } from "./stop-list.tsx";
import { LoadRegister } from "./load-register.tsx";

/** While a list is on its way, or players are compared with it. */
const REFRESH_MS = 2_000;

/** The national registers that a brand's law names, with the list of each. */
export function RegisterLists({ brand }: { brand: number }) {
  const query = useQuery({
    ...reading("/registers", { query: { brand } }),
    refetchInterval: ({ state: { data } }) => (data && goesOn(data) ? REFRESH_MS : false),
  });
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { registers, moments, realMoney, answerHours } = query.data;
  if (registers.length === 0)
    return <p className="text-soft">The law of this brand names no national register.</p>;
  return (
    <>
      <p className="max-w-prose text-soft">
        {moments.length === 0
          ? "The law names no moment that is confirmed: nobody is asked for, and every player is " +
            "compared with a list that is loaded."
          : `Asked ${moments.join(", ")}. For play an answer counts for ${answerHours} hours.`}
        {!realMoney && " This brand plays for play money, so no register is asked."}
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {registers.map((one) => (
          <Panel key={one.name} title={one.name}>
            {one.list ? <InForce list={one.list} /> : <NoList />}
            {one.coming && (
              <ComingList
                list={one.coming}
                stop={<StopList list={one.coming} inForce={one.list?.file} />}
              />
            )}
            <LoadRegister brand={brand} register={one.name} />
          </Panel>
        ))}
      </div>
    </>
  );
}

function goesOn({ registers }: Registers): boolean {
  return registers.some(
    ({ list, coming }) => (coming && coming.state !== "FAILED") || list?.comparedAt === null,
  );
}

function InForce({ list }: { list: RegisterList }) {
  const count = (number: number) => number.toLocaleString("en");
  return (
    <>
      {list.isOld && (
        <p role="status" className="text-bulb-ink">
          This list is old. Please load a newer one.
        </p>
      )}
      <Facts
        facts={[
          ["File", <bdi key="file">{list.file}</bdi>],
          ["Persons", count(list.persons)],
          ["With a number alone", count(list.numberOnly)],
          ["With name and birth date alone", count(list.nameOnly)],
          ["Loaded by", list.loadedBy],
          ["In force since", <Time key="loaded" at={list.loadedAt} />],
          [
            "Players compared",
            `${count(list.compared)}${list.comparedAt === null ? ", going on" : ""}`,
          ],
          ["Players on it", count(list.excluded)],
        ]}
      />
    </>
  );
}

function NoList() {
  return (
    <p role="status" className="text-bulb-ink">
      <strong>No list is loaded.</strong> Where the law wants this register asked, nobody can
      register, sign in, deposit or play. Withdrawals go on.
    </p>
  );
}
