import { toWire } from "@perya/money";
import { z } from "zod";
import { wireMoney, wireTime } from "../../http/answers/answer.ts";
import type { Vendor } from "../catalogue/index.ts";
import type { NotKept } from "./moving/not-kept.ts";
import { CAUSES, DIRECTIONS, STATUSES, type Movement } from "./movement.ts";
import { NO_CHOICE, type Choice, type VendorWallet } from "./wallets.store.ts";

/** A movement as its player sees it. */
export const wireMovement = z
  .object({
    id: z.string(),
    vendor: z.string().meta({ description: "The vendor's slug." }),
    direction: z.enum(DIRECTIONS),
    cause: z.enum(CAUSES),
    amount: wireMoney.nullable().meta({
      description: "Null while everything is to come out and nobody knows how much that is.",
    }),
    status: z.enum(STATUSES),
    at: wireTime,
    endedAt: wireTime.nullable(),
  })
  .meta({ id: "VendorMovement", description: "Money that moves to a vendor's wallet, or back." });

const wireChoice = z.object({
  movesIn: z.enum(["OFF", "ALL", "AMOUNT"]).meta({
    description: "What is moved in when a game of the vendor opens.",
  }),
  amount: wireMoney.nullable(),
  movesOut: z.boolean().meta({ description: "Whether all of it comes back when one leaves." }),
});

/** A vendor's wallet as its player sees it. */
export const wireWallet = z
  .object({
    vendor: z.string(),
    name: z.string(),
    logoUrl: z.string(),
    open: z.boolean().meta({ description: "Whether money can be moved in; out it always can." }),
    kept: wireMoney.meta({ description: "As far as we know; the vendor's word is asked for." }),
    movement: wireMovement.nullable().meta({ description: "The one that is not over." }),
    choice: wireChoice,
    notKept: z
      .enum(["BET_LIMIT", "RULES"])
      .nullable()
      .meta({
        description:
          "Why nothing goes there and no game opens: the vendor can't keep the limit on each of " +
          "the player's bets, or rules on bets that apply here. Null for no reason.",
      }),
  })
  .meta({ id: "VendorWallet" });

export const wireWallets = z
  .object({
    cash: wireMoney,
    wallets: z.array(wireWallet),
    movements: z.array(wireMovement).meta({ description: "The newest first." }),
  })
  .meta({ id: "VendorWallets", description: "The player's money here and at every vendor." });

export function toWireMovement(movement: Movement, slugs: ReadonlyMap<number, string>) {
  const { publicId: id, vendor, direction, cause, units, currency, status } = movement;
  return {
    id,
    vendor: slugs.get(vendor) ?? "",
    direction,
    cause,
    amount: units === null ? null : toWire({ units, currency }),
    status,
    at: movement.createdAt.toString(),
    endedAt: movement.endedAt?.toString() ?? null,
  };
}

export function toWireWallet(
  { slug, name, logoUrl }: Vendor,
  open: boolean,
  currency: string,
  has: {
    readonly wallet: VendorWallet | undefined;
    readonly movement: z.infer<typeof wireMovement> | undefined;
    readonly choice: Choice | undefined;
    readonly notKept: NotKept | undefined;
  },
): z.infer<typeof wireWallet> {
  const { movesIn, units, movesOut } = has.choice ?? NO_CHOICE;
  const kept = has.wallet?.kept ?? 0n;
  return {
    vendor: slug,
    name,
    logoUrl,
    open,
    kept: toWire({ units: kept > 0n ? kept : 0n, currency }),
    movement: has.movement ?? null,
    choice: { movesIn, amount: units === null ? null : toWire({ units, currency }), movesOut },
    notKept: reasonOf(has.notKept),
  };
}

function reasonOf(notKept: NotKept | undefined): z.infer<typeof wireWallet>["notKept"] {
  if (notKept === undefined) return null;
  if (notKept.rules.length > 0) return "RULES";
  return notKept.betLimit ? "BET_LIMIT" : null;
}
