import type { Outage } from "./outage.ts";
import type { Journal } from "./people/journal.ts";
import type { Proof } from "./proof/prove.ts";

/** Time after the end of the outage in which the processes catch up. */
const CATCHING_UP_MS = 10_000;
const UNITS_PER_MAIN = 100_000n;

/** The figures of the evening, one per line. */
export function figures(
  { draws, computed, entries }: Proof,
  journal: Journal,
  outage: Outage,
): string[] {
  const staked = computed.reduce((sum, { order }) => sum + order.stake, 0n);
  const valid = computed.filter(({ order }) => !order.cancelled);
  const voided = new Set(draws.filter(({ status }) => status === "VOIDED").map(({ id }) => id));
  const refunds = valid.filter(({ order }) => voided.has(order.draw));
  const sum = (of: readonly { readonly payout: bigint | undefined }[]) =>
    of.reduce((all, { payout }) => all + (payout ?? 0n), 0n);
  const drawn = valid.filter(({ order }) => !voided.has(order.draw));
  const late = draws.flatMap(({ source, settledAt, drawAt }) =>
    source === "RNG" && settledAt
      ? [
          {
            at: drawAt.epochMilliseconds,
            ms: settledAt.epochMilliseconds - drawAt.epochMilliseconds,
          },
        ]
      : [],
  );
  const missed = late.filter(
    ({ at }) => at >= outage.from - CATCHING_UP_MS && at <= outage.to + CATCHING_UP_MS,
  );
  const seconds = (of: typeof late) => (Math.max(0, ...of.map(({ ms }) => ms)) / 1000).toFixed(2);
  const refusals = Map.groupBy(
    journal.told.filter(({ order }) => !order),
    ({ refusal }) => refusal,
  );
  return [
    `${draws.length} draws, ${new Set(valid.map(({ order }) => order.draw)).size} of them ` +
      `with bets, ${voided.size} void`,
    `${computed.length} orders with ` +
      `${computed.reduce((lines, { order }) => lines + order.lines.length, 0)} lines, ` +
      `${computed.length - valid.length} taken back, ` +
      `${computed.filter(({ order }) => order.chaseId !== null).length} placed by ` +
      `${journal.chases.size} chases`,
    `${[...refusals].map(([refusal, all]) => `${all.length} ${refusal}`).join(", ") || "nothing"} ` +
      `refused; ${journal.unknown} calls without an answer, sent again`,
    `stake ${main(staked)}, payout ${main(sum(drawn))}, pushed ` +
      `${main(drawn.reduce((all, { pushed }) => all + pushed, 0n))}, ${refunds.length} refunds ` +
      `of ${main(sum(refunds))} for void draws`,
    `${draws.reduce((all, { version }) => all + Math.max(0, version - 1), 0)} corrections of ` +
      `${draws.filter(({ version }) => version > 1).length} draws`,
    `longest from draw to settled ${seconds(late.filter((one) => !missed.includes(one)))} s; ` +
      `${missed.length} draws missed or caught up around the outage of ` +
      `${Math.round((outage.to - outage.from) / 1000)} s, the last after ${seconds(missed)} s`,
    `${entries} entries in the players' logs`,
  ];
}

function main(units: bigint): string {
  return (units / UNITS_PER_MAIN).toLocaleString("en");
}
