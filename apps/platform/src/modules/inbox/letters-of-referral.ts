import type { Tx } from "@perya/postgres";
import { hears, type Listener } from "../facts/index.ts";
import { playerById } from "../players/index.ts";
import { friendQualified, referralRewarded } from "../referral/index.ts";
import { maskName } from "../winners/index.ts";
import { writeLetter } from "./write-letter.ts";

const LINK = "/member/referral";

/** What inviting a friend has brought is written to who invited, and to the friend. */
export const lettersOfReferral: readonly Listener[] = [
  hears(friendQualified, "inbox writes", async (tx, { player, other, units, currency }) =>
    writeLetter(tx, {
      player,
      template: "friend qualified",
      details: { ...(await nameOf(tx, other)), amount: { amount: `${units}`, currency } },
      link: "/member/rewardCenter",
    }),
  ),
  hears(referralRewarded, "inbox writes", async (tx, told) => {
    const { player, other, units, currency, invited } = told;
    await writeLetter(tx, {
      player,
      template: invited ? "reward as friend" : "friend rewarded",
      details: { ...(await nameOf(tx, other)), amount: { amount: `${units}`, currency } },
      link: invited ? "/member/transactionHistory" : LINK,
    });
  }),
];

/** The name of another player, as it may be read by who is not them. */
async function nameOf(tx: Tx, id: bigint): Promise<{ readonly name: string }> {
  const player = await playerById(tx, id);
  if (!player) throw new Error(`Player ${id} is missing`);
  return { name: maskName(player.username) };
}
