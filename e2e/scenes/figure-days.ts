import type { FigureDay } from "@perya/api-client/operator";

const php = (main: number) => ({ amount: (main * 100_000).toString(), currency: "PHP" });
const hash = "5c1d".repeat(16);

const day = (date: string, state: FigureDay["state"], of: Partial<FigureDay> = {}): FigureDay => ({
  day: date,
  start: `${date}T00:00:00Z`,
  end: `${date}T23:59:59Z`,
  state,
  books: [
    {
      currency: "PHP",
      book: "play",
      stake: php(12_480.5),
      payout: php(11_902),
      ggr: php(578.5),
      deposits: php(30_000),
      withdrawals: php(4_500),
      open: state === "CLOSED" ? php(120) : null,
      funds: state === "CLOSED" ? php(251_379) : null,
    },
  ],
  breaks: [],
  check: state === "CLOSED" ? { matches: true, hash } : null,
  ...of,
});

/** A brand's days in every state they can be in. */
export const FIGURE_DAYS: readonly FigureDay[] = [
  day("2026-03-06", "OPEN"),
  day("2026-03-05", "OPEN", { books: [] }),
  day("2026-03-04", "RED", {
    breaks: [
      { identity: "I2", of: "", book: "play", amount: php(-0.5) },
      { identity: "I3", of: "vendor:3", book: "play", amount: php(0.5) },
    ],
  }),
  day("2026-03-03", "CLOSED", { check: { matches: false, hash } }),
  day("2026-03-02", "CLOSED"),
];
