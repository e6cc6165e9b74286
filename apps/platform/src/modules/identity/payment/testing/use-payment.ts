import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect } from "vitest";
import { PASSWORD, type TestPlayer } from "../../../../testing/people.ts";
import { useSites } from "../../../../testing/use-sites.ts";
import { saveProfile } from "../../../players/index.ts";
import { anyNumber, signInClient } from "../../signing-in/testing/sign-in-client.ts";

export const PIN = "271828";
const HOUR = 3_600_000;
const NO_ACCOUNT = `ba_${"0".repeat(20)}`;
type Body = Readonly<Record<string, unknown>>;

export const typed = (paymentPassword: string, more: Body = {}) => ({
  paymentPassword,
  confirmPaymentPassword: paymentPassword,
  ...more,
});
export const set = (player: TestPlayer, pin = PIN, more: Body = { password: PASSWORD }) =>
  player.call("PUT", "/payment-password", typed(pin, more));
export const change = (player: TestPlayer, old: string, pin: string) =>
  player.call("POST", "/payment-password", typed(pin, { oldPaymentPassword: old }));
export const recover = (player: TestPlayer, pin: string, more: Body) =>
  player.call("POST", "/payment-password/recovery", typed(pin, more));
export const state = async (player: TestPlayer) =>
  (await player.call("GET", "/payment-password")).value;

/**
 * What a withdrawal with this password is refused with: of an account that isn't there, once the
 * password was right.
 */
export const withdraw = async (player: TestPlayer, password: string) =>
  (
    await player.call("POST", "/withdrawals", {
      amount: "10000000",
      bankAccount: NO_ACCOUNT,
      password,
      key: randomUUID(),
    })
  ).code;
export const RIGHT = "BANK_ACCOUNT_NOT_FOUND";
export const hoursUntil = (at: string) => (Date.parse(at) - Date.now()) / HOUR;

/** What the tests of payment passwords need, on a database of their own. */
export async function usePayment() {
  const { db, sites } = await useSites();
  const client = signInClient(db, sites);
  const changesOf = async ({ id }: TestPlayer) =>
    (
      await db.rows<{ how: string }>(
        sql`select how from payment_password_change where player_id = ${id} order by id`,
      )
    ).map(({ how }) => how);

  /** Proves a number of a player, a time ago; the number. */
  const withNumber = async ({ id }: TestPlayer, hoursAgo = 48): Promise<string> => {
    const mobile = anyNumber();
    const mobileVerifiedAt = Temporal.Now.instant().subtract({ hours: hoursAgo });
    await db.inTransaction((tx) => saveProfile(tx, id, { mobile, mobileVerifiedAt }));
    return mobile;
  };
  /**
   * As an account is that began with a number or at another provider: nobody knows its password.
   */
  const withoutPassword = async (): Promise<TestPlayer> => {
    const player = await sites.player(2);
    await db.run(sql`
      update player_login set has_password = false, password_hash = 'nobody knows it'
      where player_id = ${player.id}`);
    return player;
  };
  const codeTo = async (player: TestPlayer, recipient: string): Promise<string> => {
    const asked = await player.call("POST", "/payment-password/code", {
      proof: await client.proof("payment"),
    });
    expect(asked).toMatchObject({ status: 200, value: { expiredMinutes: 1 } });
    return client.codeFor(recipient);
  };

  return { db, sites, client, changesOf, withNumber, withoutPassword, codeTo };
}
