import { billPaid } from "../contracts/index.ts";
import { hears, type Listener } from "../facts/index.ts";
import { writeLetter } from "./write-letter.ts";

const PANES = { DIVIDEND: "dividend", DAILY_SALARY: "dailySalary" } as const;

/** What an agent was paid is written to them. */
export const lettersOfAgents: readonly Listener[] = [
  hears(billPaid, "inbox writes", async (tx, { player, kind, units, currency }) => {
    await writeLetter(tx, {
      player,
      template: `agent pay ${kind}`,
      details: { amount: { amount: units.toString(), currency } },
      link: `/agent/${PANES[kind]}`,
    });
  }),
];
