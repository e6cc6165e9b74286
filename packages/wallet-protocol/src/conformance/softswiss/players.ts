import { randomUUID } from "node:crypto";
import { same, type Group } from "../case.ts";
import { answered, movementsOf, moves, refused, unitsOf, type SoftswissKit } from "./kit.ts";

const ONE = 100_000n;

/** The fields that make a call for another player. */
const as = (player: { readonly user: string; readonly token: string } | undefined) => ({
  account_id: player?.user,
  session_id: player?.token,
});

async function balanceOf(kit: SoftswissKit, account: string | undefined): Promise<bigint> {
  const { currency, game } = kit.target;
  return unitsOf(
    answered(await kit.call("/balance", { account_id: account, currency, game_id: game })).json[
      "balance"
    ],
  );
}

export const players: Group<SoftswissKit> = {
  name: "players, sessions and games",
  cases: [
    {
      title: "another player's session is 101, and neither of the two pays",
      needs: ["other"],
      run: (kit) =>
        moves(kit, 0n, async () => {
          const { other } = kit.target;
          const before = await balanceOf(kit, other?.user);
          refused(await kit.betwin([["bet", "1.00"]], { session_id: other?.token }), "101");
          refused(await kit.betwin([["bet", "1.00"]], { account_id: other?.user }), "101");
          same(await balanceOf(kit, other?.user), before, "the other player's balance");
        }),
    },
    {
      title:
        "a session that has ended is 101 for a bet, pays a win, and does not " +
        "change the answer to a repeat",
      needs: ["expiredToken"],
      run: (kit) =>
        moves(kit, 2n * ONE, async () => {
          const over = { session_id: kit.target.expiredToken };
          const body = kit.betwinBody([["bet", "1.00"]]);
          const first = await kit.call("/betwin", body);
          refused(await kit.betwin([["bet", "1.00"]], over), "101");
          same(
            JSON.stringify(movementsOf(await kit.call("/betwin", { ...body, ...over }))),
            JSON.stringify(movementsOf(first)),
            "movements",
          );
          answered(await kit.betwin([["win", "3.00"]], { ...over, round_id: body.round_id }));
        }),
    },
    {
      title: "a game that is switched off takes no bet, and pays",
      needs: ["disabledGame"],
      run: (kit) =>
        moves(kit, 0n, async () => {
          const over = { game_id: kit.target.disabledGame };
          refused(await kit.betwin([["bet", "1.00"]], over), "405");
          const body = kit.betwinBody([["bet", "1.00"]]);
          answered(await kit.call("/betwin", body));
          answered(await kit.betwin([["win", "1.00"]], { ...over, round_id: body.round_id }));
        }),
    },
    {
      title: "a player who may not play is 110, for good under that id",
      needs: ["disabled"],
      run: async (kit) => {
        const body = kit.betwinBody([["bet", "1.00"]], as(kit.target.disabled));
        refused(await kit.call("/betwin", body), "110");
        refused(await kit.call("/betwin", body), "110");
      },
    },
    {
      title: "a bet above the player's limit is 105 with the balance, the same at a repeat",
      needs: ["limited"],
      run: async (kit) => {
        const over = as(kit.target.limited);
        const before = await balanceOf(kit, over.account_id);
        const body = kit.betwinBody([["bet", "10.01"]], over);
        same(
          unitsOf(refused(await kit.call("/betwin", body), "105")["balance"]),
          before,
          "meta.balance",
        );
        answered(await kit.betwin([["bet", "1.00"]], over));
        same(
          unitsOf(refused(await kit.call("/betwin", body), "105")["balance"]),
          before,
          "stored meta.balance",
        );
      },
    },
    {
      title: "another player's bet can't be won on or taken back",
      needs: ["other"],
      run: (kit) =>
        moves(kit, -ONE, async () => {
          const { other } = kit.target;
          const body = kit.betwinBody([["bet", "1.00"]]);
          answered(await kit.call("/betwin", body));
          const before = await balanceOf(kit, other?.user);
          refused(
            await kit.betwin([["win", "1.00"]], { ...as(other), round_id: body.round_id }),
            "404",
          );
          refused(
            await kit.rollback([body.transactions[0]?.id_provider], {
              ...as(other),
              round_id_provider: body.round_id,
            }),
            "404",
          );
          same(await balanceOf(kit, other?.user), before, "the other player's balance");
        }),
    },
    {
      title: "two players may have the same round, and each ends their own",
      needs: ["other"],
      run: async (kit) => {
        const over = { round_id: `round-${randomUUID()}` };
        answered(await kit.betwin([["bet", "0.01"]], { ...over, finished: true }));
        answered(await kit.finish(over.round_id));
        answered(await kit.betwin([["bet", "0.01"]], { ...as(kit.target.other), ...over }));
        answered(await kit.finish(over.round_id, as(kit.target.other)));
        refused(await kit.betwin([["bet", "0.01"]], { ...as(kit.target.other), ...over }), "400");
      },
    },
  ],
};
