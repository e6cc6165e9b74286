import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, success, wireMoney, wireTime } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { daysOf, toWireResult, wireResult, type ShownDay } from "../figures/index.ts";
import { brandAsked, requireStaff } from "../staff/index.ts";

/** Days on one page. */
const SHOWN = 14;

const book = z.object({
  currency: z.string(),
  book: z.enum(["real", "play"]),
  ...wireResult,
  deposits: wireMoney,
  withdrawals: wireMoney,
  open: wireMoney.nullable().meta({
    description: "Open bets when the day ended; null while it is not closed.",
  }),
  funds: wireMoney.nullable().meta({
    description:
      "What players had when the day ended: cash and held, less what they owe, and what was away.",
  }),
});
const failed = z.object({
  identity: z.enum(["I1", "I2", "I3", "I4", "I5", "I6", "I7"]),
  of: z.string().meta({ description: "A house account, a line or a measure; or empty." }),
  book: z.string(),
  amount: wireMoney.meta({ description: "By how much." }),
});
const day = z
  .object({
    day: z.iso.date(),
    start: wireTime,
    end: wireTime.meta({ description: "Left out." }),
    state: z.enum(["OPEN", "CLOSING", "CLOSED", "RED"]),
    books: z.array(book),
    breaks: z.array(failed).meta({ description: "Identities that fail, of a red day." }),
    check: z
      .object({ matches: z.boolean(), hash: z.string() })
      .nullable()
      .meta({
        description:
          "Of a closed day: whether these figures are those stored when it closed, and the hash " +
          "over them.",
      }),
  })
  .meta({ id: "FigureDay", description: "A brand's day. Trial and test accounts are left out." });
const days = z
  .object({ days: z.array(day), isLast: z.boolean() })
  .meta({ id: "FigureDays", description: "Newest first; `isLast` when none is older." });

/** A brand's days with their figures, and whether they are closed. */
export function daysRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "A brand's days: figures, and whether they are closed",
    querystring: z.object({
      brand: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
      before: z.iso.date().optional(),
    }),
    response: { 200: answer(days) },
    refusals: { 404: ["NO_SUCH_BRAND"] },
  };
  app.get(
    "/operator/v1/days",
    { preHandler: requireStaff(platform, "reports.read"), schema },
    async ({ staff, query: { brand: asked, before } }) => {
      const brand = await brandAsked(platform, staff, asked);
      const found = await daysOf(platform.reads, brand.id, { before, count: SHOWN });
      return success({ days: found.days.map(toWireDay), isLast: found.isLast });
    },
  );
}

function toWireDay({ start, end, books, breaks, ...same }: ShownDay): z.infer<typeof day> {
  return {
    ...same,
    start: start.toString(),
    end: end.toString(),
    books: books.map(({ currency, book: name, figures, open, funds }) => {
      const wire = (units: bigint) => toWire({ units, currency });
      return {
        currency,
        book: name as "real" | "play",
        ...toWireResult(figures, currency),
        deposits: wire(figures.deposits),
        withdrawals: wire(figures.withdrawals),
        open: open === null ? null : wire(open),
        funds: funds === null ? null : wire(funds),
      };
    }),
    breaks: breaks.map(({ units, currency, ...rest }) => ({
      identity: rest.identity,
      of: rest.of,
      book: rest.book,
      amount: toWire({ units, currency }),
    })),
  };
}
