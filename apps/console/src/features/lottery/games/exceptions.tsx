import type { LotteryGame } from "@perya/api-client/operator";
import { REASON, SECOND_PERSON } from "../../../shared/http/act.ts";
import { call } from "../../../shared/http/api.ts";
import { Mistyped } from "../../../shared/forms/amount.ts";
import { Confirm } from "../../../shared/dialogs/confirm.tsx";
import { Panel } from "../../../shared/layout/page.tsx";
import { useMay } from "../../../shared/http/session.ts";
import { Table, type Column } from "../../../shared/lists/table.tsx";

type Exception = LotteryGame["exceptions"][number];

/** When one person is not enough. */
const OUTSIDE = "A change of time needs a second person where results come from outside.";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The days on which a lottery is not drawn, or at another time. */
export function Exceptions({ game }: { game: LotteryGame }) {
  const may = useMay()("lottery.write");
  return (
    <Panel title="Exceptions" actions={may && <Add game={game} />}>
      {game.exceptions.length === 0 ? (
        <p className="text-soft">No exceptions: every day follows the calendar.</p>
      ) : (
        <Table
          caption="Exceptions"
          columns={columnsOf(game.code, may)}
          rows={game.exceptions}
          keyOf={({ day }) => day}
        />
      )}
    </Panel>
  );
}

function columnsOf(code: string, may: boolean): readonly Column<Exception>[] {
  const columns: readonly Column<Exception>[] = [
    { title: "Day", cell: ({ day }) => day },
    { title: "Draw", cell: ({ drawsAt }) => (drawsAt === null ? "none" : `at ${drawsAt}`) },
    { title: "Why", cell: ({ reason }) => reason },
  ];
  return may
    ? [...columns, { title: "Change", cell: ({ day }) => <Remove code={code} day={day} /> }]
    : columns;
}

function Add({ game: { code, calendar, timezone } }: { game: LotteryGame }) {
  const allDay = calendar.kind === "every";
  const send = async ({
    day = "",
    drawsAt = "",
    reason = "",
  }: Readonly<Record<string, string>>) => {
    if (!DAY.test(day)) throw new Mistyped("Type the day as 2027-01-31.");
    if (drawsAt && !TIME.test(drawsAt))
      throw new Mistyped("Type the time as 18:15, or leave it empty.");
    return call("PUT", "/lottery/games/{code}/exceptions/{day}", {
      path: { code, day },
      body: { drawsAt: drawsAt || null, reason },
    });
  };
  return (
    <Confirm
      action="Add an exception"
      look="primary"
      title="An exceptional day"
      about={
        "Draws of that day that have not opened are recreated. One that is on sale stays as it " +
        `was announced. ${OUTSIDE}`
      }
      asks={[
        { name: "day", label: "Day", hint: `In ${timezone}, such as 2027-01-31.` },
        ...(allDay
          ? []
          : [
              {
                name: "drawsAt",
                label: "Drawn at",
                hint: "Leave empty for no draw.",
                required: false,
              } as const,
            ]),
        REASON,
      ]}
      send={send}
      done={({ approvalId }) => (approvalId === null ? "The calendar is updated." : SECOND_PERSON)}
    />
  );
}

function Remove({ code, day }: { code: string; day: string }) {
  return (
    <Confirm
      action="Remove"
      look="danger"
      title={`Make ${day} an ordinary day?`}
      about={`The draws of that day follow the calendar again. ${OUTSIDE}`}
      send={({ reason }) =>
        call("DELETE", "/lottery/games/{code}/exceptions/{day}", {
          path: { code, day },
          query: { reason },
        })
      }
      done={({ approvalId }) => (approvalId === null ? "Removed." : SECOND_PERSON)}
      asks={[REASON]}
    />
  );
}
