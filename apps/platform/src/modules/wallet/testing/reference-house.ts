import type { VendorCommand } from "@perya/wallet-protocol";
import type { Command } from "../index.ts";
import {
  accountOf,
  apply,
  keyOf,
  type Effect,
  type Money,
  type Said,
  type World,
} from "./reference-world.ts";

/** The house's own movements: what must be there first is asked for, and no refusal is kept. */
export function decideHouse(world: World, command: Exclude<Command, VendorCommand>): Said {
  const account = accountOf(world, command.player);
  const move = (units: bigint, available: bigint, effect: Effect): Said =>
    units > available ? { ok: false, refusal: "NOT_ENOUGH_MONEY" } : apply(world, command, effect);
  const guard = (change: Partial<Money>): Said => {
    Object.assign(account, change);
    return apply(world, command, {});
  };
  switch (command.kind) {
    case "deposit":
    case "credit":
    case "transfer-in":
      return apply(world, command, { cash: command.units });
    case "adjust":
      return move(-command.units, account.cash, { cash: command.units });
    case "debit":
    case "transfer-out":
      return move(command.units, account.cash, { cash: -command.units });
    case "reverse": {
      const missing = command.units > account.cash ? command.units - account.cash : 0n;
      return apply(world, command, { cash: missing - command.units, owed: missing });
    }
    case "hold":
      return move(command.units, account.cash, { cash: -command.units, held: command.units });
    case "release":
    case "capture": {
      const hold = world.known.get(`0:${command.hold}`);
      const left =
        hold?.kind === "hold" && hold.player === command.player
          ? -hold.cash - (hold.taken ?? 0n)
          : 0n;
      if (!hold || left === 0n) return { ok: false, refusal: "TRANSACTION_DOES_NOT_EXIST" };
      const units = command.units ?? left;
      const said = move(
        units,
        left,
        command.kind === "release" ? { cash: units, held: -units } : { held: -units },
      );
      if (!said.ok) return said;
      hold.taken = (hold.taken ?? 0n) + units;
      const end = world.known.get(keyOf(command));
      if (end) end.part = units;
      return said;
    }
    case "collect":
      return move(command.units, account.cash < account.owed ? account.cash : account.owed, {
        cash: -command.units,
        owed: -command.units,
      });
    case "waive":
      return move(command.units, account.owed, { owed: -command.units });
    case "block":
    case "unblock":
      return guard({ blocked: command.kind === "block" });
    case "exclude":
      return guard({
        excludedUntil: Math.max(
          command.lifts ? 0 : account.excludedUntil,
          command.until.epochMilliseconds,
        ),
      });
    case "limit": {
      const said = Object.entries(command).filter(([name]) =>
        /(Bet|Wager|Loss|Closed)$/.test(name),
      );
      return guard({ caps: { ...account.caps, ...Object.fromEntries(said) } });
    }
    case "open":
      return apply(world, command, {});
  }
}
