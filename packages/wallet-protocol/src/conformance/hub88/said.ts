import { randomUUID } from "node:crypto";
import { same, type Group } from "../case.ts";
import { answers, moves, movesNothing, placed } from "./expect.ts";
import { ONE, type Hub88Kit } from "./kit.ts";

const BET = "/transaction/bet";
const WIN = "/transaction/win";
const DETAILS_CHARACTERS = 2_000;

type Fields = Readonly<Record<string, unknown>>;

/** A bet, its win and its rollback with these fields are all of the wrong type. */
async function refusesEverywhere(kit: Hub88Kit, field: string, over: Fields): Promise<void> {
  const bet = await placed(kit);
  const refused = (reply: Awaited<ReturnType<Hub88Kit["call"]>>) =>
    answers(reply, "ERROR_WRONG_TYPES", field);
  refused(await kit.bet(over));
  refused(await kit.win(bet["transaction_uuid"], { round: bet["round"], ...over }));
  if (field !== "is_aggregated")
    refused(await kit.rollback(bet["transaction_uuid"], { round: bet["round"], ...over }));
  answers(await kit.rollback(bet["transaction_uuid"], { round: bet["round"] }), "OK");
}

export const said: Group<Hub88Kit> = {
  name: "what is said beside the money",
  cases: [
    {
      title: "a bet takes its amount, whatever it says was really wagered",
      run: (kit) =>
        moves(kit, BigInt(-3 * ONE), async () => {
          for (const effectiveBet of [0, ONE, 5 * ONE])
            answers(await kit.bet({ meta: { effectiveBet, table: "any" } }), "OK");
        }),
    },
    {
      title: "a batch's win pays its whole amount, the refund in it included",
      run: (kit) =>
        moves(kit, BigInt(35 * ONE), async () => {
          const { transaction_uuid: id, round } = await placed(kit, {
            amount: 100 * ONE,
            is_aggregated: true,
          });
          const reply = await kit.win(id, {
            round,
            amount: 135 * ONE,
            round_closed: true,
            is_aggregated: true,
            meta: { effectiveBet: 60 * ONE },
            round_details: { bullets: 12, kills: 4 },
          });
          answers(reply, "OK");
        }),
    },
    {
      title: "a batch is taken back like any other bet and win",
      run: (kit) =>
        movesNothing(kit, async () => {
          const { transaction_uuid: id, round } = await placed(kit, { is_aggregated: true });
          const win = kit.winBody(id, { round, is_aggregated: true, meta: { effectiveBet: 1 } });
          answers(await kit.call(WIN, win), "OK");
          const why = { round, round_details: "malfunction" };
          answers(await kit.rollback(win["transaction_uuid"], why), "OK");
          answers(await kit.rollback(id, why), "OK");
        }),
    },
    {
      title: "an effective bet that is no whole amount of zero or more is WRONG_TYPES, named meta",
      run: (kit) =>
        movesNothing(kit, async () => {
          for (const effectiveBet of ["100", 1.5, -1, true, {}, 2 ** 53])
            await refusesEverywhere(kit, "meta", { meta: { effectiveBet } });
        }),
    },
    {
      title: "is_aggregated must be true or false where it is given",
      run: (kit) =>
        movesNothing(kit, async () => {
          for (const is_aggregated of ["true", 1, {}])
            await refusesEverywhere(kit, "is_aggregated", { is_aggregated });
          answers(await kit.bet({ is_aggregated: null, amount: 0 }), "OK");
        }),
    },
    {
      title: "round_details is a text or an object of at most 2,000 characters",
      run: (kit) =>
        movesNothing(kit, async () => {
          const most = "ü".repeat(DETAILS_CHARACTERS);
          answers(await kit.bet({ amount: 0, round_details: most }), "OK");
          answers(await kit.bet({ amount: 0, round_details: { won: [1, { at: 2.5 }] } }), "OK");
          for (const round_details of [`${most}ü`, { most }, 7, true, ["a list"], "a\u0000b"])
            await refusesEverywhere(kit, "round_details", { round_details });
        }),
    },
    {
      title: "a repeat that says otherwise gets the stored answer and moves nothing more",
      run: (kit) =>
        moves(kit, BigInt(ONE), async () => {
          const bet = await placed(kit, { meta: { effectiveBet: ONE }, round_details: "first" });
          const again = { is_aggregated: true, round_details: "second" };
          const other = { ...again, meta: { effectiveBet: 7 }, request_uuid: randomUUID() };
          answers(await kit.call(BET, { ...bet, ...other }), "OK");
          answers(await kit.call(BET, { ...bet, meta: undefined }), "OK");
          const win = kit.winBody(bet["transaction_uuid"], {
            round: bet["round"],
            amount: 2 * ONE,
          });
          const first = answers(await kit.call(WIN, win), "OK");
          const second = answers(await kit.call(WIN, { ...win, ...other }), "OK");
          same(second.balance, first.balance, "stored balance");
        }),
    },
  ],
};
