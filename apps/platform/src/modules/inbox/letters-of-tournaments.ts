import { hears, type Listener } from "../facts/index.ts";
import {
  tournamentFeePaidBack,
  tournamentPrizePaid,
  tournamentPrizeWaits,
} from "../tournaments/index.ts";
import { writeLetter } from "./write-letter.ts";

/** Where a player sees a tournament. */
const pageOf = (tournament: string) => `/member/missionLeaderboard/tournaments/${tournament}`;
const amountOf = ({ units, currency }: { readonly units: bigint; readonly currency: string }) => ({
  amount: units.toString(),
  currency,
});

/** What became of a player's prize, or of a fee, is written to them: it is their money. */
export const lettersOfTournaments: readonly Listener[] = [
  hears(tournamentPrizePaid, "inbox writes", (tx, { player, tournament, titles, ...money }) =>
    writeLetter(tx, {
      player,
      template: "tournament prize paid",
      details: { label: titles, amount: amountOf(money) },
      link: pageOf(tournament),
    }),
  ),
  hears(tournamentPrizeWaits, "inbox writes", (tx, { player, titles, day, ...money }) =>
    writeLetter(tx, {
      player,
      template: "tournament prize waits",
      details: { label: titles, amount: amountOf(money), day },
      link: "/member/securityCenter/documents",
    }),
  ),
  hears(tournamentFeePaidBack, "inbox writes", (tx, { player, tournament, titles, ...money }) =>
    writeLetter(tx, {
      player,
      template: "tournament cancelled",
      details: { label: titles, amount: amountOf(money) },
      link: pageOf(tournament),
    }),
  ),
];
