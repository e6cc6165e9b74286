import { postSigned, type SignedAnswer, type Signer } from "@perya/wallet-protocol";
import type { Dice } from "../dice.ts";
import type { Call, Heard, Line } from "./movement.ts";

export interface LineOptions {
  readonly vendor: number;
  /** Addresses of the vendor's wallet, one for each process of the platform. */
  readonly urls: readonly [string, ...string[]];
  readonly signer: Signer;
  readonly dice: Dice;
  /** The body to send this time. */
  wire(call: Call): Readonly<Record<string, unknown>>;
  /** What an answer means; undefined when the outcome is unknown. */
  read(call: Call, answer: SignedAnswer): Heard | undefined;
}

/** A signed connection that goes to a random process of the platform each time. */
export function openLine({ vendor, urls, signer, dice, wire, read }: LineOptions): Line {
  return {
    vendor,
    send: async (call) => {
      call.sent++;
      const answer = await postSigned(`${dice.pick(urls)}${call.path}`, wire(call), signer).catch(
        () => undefined,
      );
      const heard = answer && read(call, answer);
      if (heard) call.heard.push(heard);
      return heard;
    },
  };
}
