import type { Moves } from "@perya/jackpot-kit";
import type { HouseAccount, HouseCommand } from "../../wallet/index.ts";
import { clearingCommands } from "./clearing.ts";

const poolAccount = (tier: bigint): HouseAccount => `jackpot:${Number(tier)}:pool`;
const reserveAccount = (tier: bigint): HouseAccount => `jackpot:${Number(tier)}:reserve`;
const operatorAccount = (tier: bigint): HouseAccount => `jackpot:${Number(tier)}:operator`;

/** What a tier moves in one batch of the ledger, added up. Ledger units. */
export class Tally {
  readonly #tier: bigint;
  /** By vendor: to the pool and to the reserve. */
  readonly #fed = new Map<number, { pool: bigint; reserve: bigint }>();
  #advanced = 0n;
  #seeded = 0n;
  readonly #prizes: HouseCommand[] = [];

  constructor(tier: bigint) {
    this.#tier = tier;
  }

  /** Adds what a round of a vendor moved; a new pool is of no vendor. */
  add({ fed, reserved, advanced, seeded }: Moves, vendorId?: number): void {
    this.#advanced += advanced;
    this.#seeded += seeded;
    if (vendorId === undefined) return;
    const sum = this.#fed.get(vendorId) ?? { pool: 0n, reserve: 0n };
    this.#fed.set(vendorId, { pool: sum.pool + fed, reserve: sum.reserve + reserved });
  }

  /** Pays a pool, by its number, to who won it. */
  pay(player: bigint, units: bigint, cycle: number, reason: string): void {
    const contra = poolAccount(this.#tier);
    const key = `jackpot:${this.#tier}:hit:${cycle}`;
    this.#prizes.push({ kind: "credit", player, units, contra, key, reason });
  }

  /** Gives the operator all that is left in reserve. */
  giveBack(units: bigint): void {
    this.#advanced -= units;
  }

  /** The commands that move and pay it, under keys that begin with what the batch is called. */
  commands(batch: string): HouseCommand[] {
    const tier = this.#tier;
    const key = (what: string) => `jackpot:${tier}:${what}:${batch}`;
    const [pool, reserve] = [poolAccount(tier), reserveAccount(tier)];
    return [
      ...Array.from(this.#fed).flatMap(([vendor, sum]) => {
        const from: HouseAccount = `vendor:${vendor}`;
        return [
          ...clearingCommands(tier, key(`fed:${vendor}`), { from, to: pool, units: sum.pool }),
          ...clearingCommands(tier, key(`reserved:${vendor}`), {
            from,
            to: reserve,
            units: sum.reserve,
          }),
        ];
      }),
      ...clearingCommands(tier, key("advanced"), {
        from: operatorAccount(tier),
        to: reserve,
        units: this.#advanced,
      }),
      ...clearingCommands(tier, key("seeded"), { from: reserve, to: pool, units: this.#seeded }),
      ...this.#prizes,
    ];
  }
}
