import { randomUUID } from "node:crypto";
import { holds, same, type Group } from "../case.ts";
import { answered, movementsOf, moves, refused, unitsOf, type SoftswissKit } from "./kit.ts";

const ONE = 100_000n;
/** An amount above the balance, as decimal text. */
const above = (units: bigint) => `${units / ONE + 1n}.00`;

export const betwin: Group<SoftswissKit> = {
  name: "bet and win",
  cases: [
    {
      title:
        "bet and win in one call apply in order; the answer has our ids, " +
        "bonus_amount and the balance after both",
      run: async (kit) => {
        const before = await kit.balance();
        const body = kit.betwinBody([
          ["bet", "1.00"],
          ["win", "2.50"],
        ]);
        const reply = await kit.call("/betwin", body);
        const movements = movementsOf(reply);
        same(unitsOf(reply.json["balance"]), before + 150_000n, "balance");
        same(movements.length, 2, "movements");
        holds(
          typeof reply.json["round_id"] === "string" && reply.json["round_id"] !== "",
          "round_id must be there",
        );
        movements.forEach((movement, index) => {
          same(movement["id_provider"], body.transactions[index]?.id_provider, "id_provider");
          same(movement["bonus_amount"], "0.00", "bonus_amount");
          holds(typeof movement["id"] === "string" && movement["id"] !== "", "id must be there");
        });
      },
    },
    {
      title: "a player nobody knows is 101, another currency is 154, an unknown game is 405",
      run: async (kit) => {
        refused(
          await kit.betwin([["bet", "1.00"]], { account_id: `pl_nobody${randomUUID()}` }),
          "101",
        );
        refused(
          await kit.betwin([["bet", "1.00"]], {
            currency: kit.target.currency === "EUR" ? "USD" : "EUR",
          }),
          "154",
        );
        refused(await kit.betwin([["bet", "1.00"]], { game_id: `no-game-${randomUUID()}` }), "405");
      },
    },
    {
      title: "a session nobody knows is 101",
      run: async (kit) =>
        void refused(await kit.betwin([["bet", "1.00"]], { session_id: randomUUID() }), "101"),
    },
    {
      title:
        "a bet without a session is 101 and takes nothing, also beside a win; " +
        "a win without one is paid",
      run: (kit) =>
        moves(kit, 250_000n, async () => {
          const none = { session_id: undefined };
          for (const session_id of [undefined, "", null])
            refused(await kit.betwin([["bet", "1.00"]], { session_id }), "101");
          const both = await kit.betwin(
            [
              ["bet", "1.00"],
              ["win", "9.00"],
            ],
            none,
          );
          refused(both, "101");
          const round_id = randomUUID();
          answered(await kit.betwin([["bet", "1.00"]], { round_id }));
          answered(await kit.betwin([["win", "3.50"]], { ...none, round_id }));
        }),
    },
    {
      title: "a bet above the balance is 100 with the balance",
      run: (kit) =>
        moves(kit, 0n, async () => {
          const balance = await kit.balance();
          same(
            unitsOf(refused(await kit.betwin([["bet", above(balance)]]), "100")["balance"]),
            balance,
            "meta.balance",
          );
        }),
    },
    {
      title:
        "when the second movement fails the first has not happened, and the " +
        "balance is the one before",
      run: (kit) =>
        moves(kit, 0n, async () => {
          const balance = await kit.balance();
          const meta = refused(
            await kit.betwin([
              ["bet", "1.00"],
              ["bet", above(balance)],
            ]),
            "100",
          );
          same(unitsOf(meta["balance"]), balance, "meta.balance");
        }),
    },
    {
      title: "a repeat changes nothing and gets the stored ids and the stored balance",
      run: (kit) =>
        moves(kit, 50_000n, async () => {
          const body = kit.betwinBody([
            ["bet", "1.00"],
            ["win", "2.50"],
          ]);
          const first = await kit.call("/betwin", body);
          answered(await kit.betwin([["bet", "1.00"]]));
          const again = await kit.call("/betwin", body);
          same(JSON.stringify(movementsOf(again)), JSON.stringify(movementsOf(first)), "movements");
          same(again.json["balance"], first.json["balance"], "stored balance");
        }),
    },
    {
      title: "a call that is new in part applies that part, and answers the balance after it",
      run: (kit) =>
        moves(kit, -50_000n, async () => {
          const round = { round_id: randomUUID() };
          const known = kit.betwinBody([["bet", "1.00"]], round);
          answered(await kit.call("/betwin", known));
          const more = kit.betwinBody([["win", "0.50"]], round);
          const reply = await kit.call("/betwin", {
            ...more,
            transactions: [...more.transactions, ...known.transactions],
          });
          same(unitsOf(answered(reply).json["balance"]), await kit.balance(), "balance");
        }),
    },
    {
      title: "one id with another amount, type or round is 400",
      run: (kit) =>
        moves(kit, -ONE, async () => {
          const body = kit.betwinBody([["bet", "1.00"]]);
          answered(await kit.call("/betwin", body));
          const [movement] = body.transactions;
          refused(
            await kit.call("/betwin", { ...body, transactions: [{ ...movement, amount: "1.01" }] }),
            "400",
          );
          refused(
            await kit.call("/betwin", { ...body, transactions: [{ ...movement, type: "win" }] }),
            "400",
          );
          refused(await kit.call("/betwin", { ...body, round_id: randomUUID() }), "400");
        }),
    },
    {
      title: "one amount written in two ways is one amount",
      run: (kit) =>
        moves(kit, -ONE, async () => {
          const body = kit.betwinBody([["bet", "1.00"]]);
          answered(await kit.call("/betwin", body));
          answered(
            await kit.call("/betwin", {
              ...body,
              transactions: [{ ...body.transactions[0], amount: "1" }],
            }),
          );
        }),
    },
    {
      title: "one id twice in a call is 400 and changes nothing",
      run: (kit) =>
        moves(kit, 0n, async () => {
          const { transactions } = kit.betwinBody([["bet", "1.00"]]);
          refused(
            await kit.betwin([], { transactions: [transactions[0], transactions[0]] }),
            "400",
          );
        }),
    },
    {
      title: "a win without a bet in its round is refused",
      run: (kit) => moves(kit, 0n, async () => refused(await kit.betwin([["win", "1.00"]]), "404")),
    },
    {
      title: "a win may come in a later call of the round",
      run: (kit) =>
        moves(kit, 0n, async () => {
          const round = { round_id: randomUUID() };
          answered(await kit.betwin([["bet", "1.00"]], round));
          answered(await kit.betwin([["win", "1.00"]], round));
        }),
    },
    {
      title: "32 movements in one call apply as one",
      run: (kit) =>
        moves(kit, -32n * 1_000n, async () =>
          same(
            movementsOf(
              await kit.betwin(Array.from({ length: 32 }, () => ["bet", "0.01"] as const)),
            ).length,
            32,
            "movements",
          ),
        ),
    },
    {
      title: "twenty copies of one call at once take one stake",
      run: (kit) =>
        moves(kit, -ONE, async () => {
          const body = kit.betwinBody([["bet", "1.00"]]);
          const replies = await Promise.all(
            Array.from({ length: 20 }, () => kit.call("/betwin", body)),
          );
          same(
            new Set(replies.map((reply) => JSON.stringify(movementsOf(reply)))).size,
            1,
            "different answers",
          );
        }),
    },
  ],
};
