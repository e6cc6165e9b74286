import { MessageChannel } from "node:worker_threads";
import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import { expect, onTestFinished, test } from "vitest";
import { answerByPort } from "./answer-by-port.ts";
import type { AskedWallet } from "./messages.ts";
import { walletByPort } from "./wallet-by-port.ts";

type Balance = NonNullable<Awaited<ReturnType<AskedWallet["balance"]>>>;

const command = { player: 7n } as VendorCommand;

/** A wallet as a listener thread sees it, at the other end of a channel. */
function across(wallet: AskedWallet): AskedWallet {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => port1.close());
  answerByPort(port1, wallet);
  return walletByPort(port2);
}

test("each of many questions asked at once gets its own answer, in whatever order the wallet has them ready", async () => {
  const first = Promise.withResolvers<Balance>();
  const of = (cash: bigint) => ({ cash }) as Balance;
  const wallet = across({
    submit: async (group) => group.map(({ player }) => ({ player }) as unknown as Answer),
    recall: async () => undefined,
    balance: (player) => (player === 1n ? first.promise : Promise.resolve(of(player))),
  });
  const slow = wallet.balance(1n);
  const quick = [wallet.balance(2n), wallet.submit([command]), wallet.recall(command)];
  expect(await Promise.all(quick)).toEqual([{ cash: 2n }, [{ player: 7n }], undefined]);
  first.resolve(of(1n));
  expect(await slow).toEqual({ cash: 1n });
});

test("a fault of the wallet is the fault of the question it was asked, and of no other", async () => {
  const wallet = across({
    submit: () => Promise.reject(new Error("The database is away")),
    recall: async () => undefined,
    balance: async () => undefined,
  });
  const [submitted, asked] = await Promise.allSettled([
    wallet.submit([command]),
    wallet.balance(1n),
  ]);
  expect(submitted).toMatchObject({ reason: { message: "The database is away" } });
  expect(asked).toEqual({ status: "fulfilled", value: undefined });
});
