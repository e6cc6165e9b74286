import { depositReversed, depositSucceeded } from "../cashier/index.ts";
import { hears, type Listener } from "../facts/index.ts";
import { playerRegistered } from "../identity/index.ts";
import { levelReached } from "../players/index.ts";
import { lookSoon } from "./friends/friends.store.ts";
import { keepFriend } from "./friends/keep-friend.ts";

const NAME = "referral";

/** A friend registers, pays in, has a deposit charged back, or is verified. */
export const referralHears: readonly Listener[] = [
  hears(playerRegistered, NAME, (tx, { player, brand }) => keepFriend(tx, player, brand)),
  hears(depositSucceeded, NAME, (tx, { player }) => lookSoon(tx, player)),
  hears(depositReversed, NAME, (tx, { player }) => lookSoon(tx, player)),
  hears(levelReached, NAME, (tx, { player }) => lookSoon(tx, player)),
];
