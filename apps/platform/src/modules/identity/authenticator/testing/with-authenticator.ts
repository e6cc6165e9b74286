import type { TestDatabase } from "@perya/postgres/testing";
import { sql } from "@perya/postgres/sql";
import { TOTP } from "otpauth";
import { PASSWORD, sendSealed, type TestPlayer } from "../../../../testing/people.ts";

/** An authenticator app that a player has set up. */
export interface App {
  /** The code it shows now, which is one that was not used yet. */
  readonly code: () => Promise<string>;
  readonly recoveryCodes: readonly string[];
}

/** Has a player set an authenticator app up, at a player site. */
export async function withAuthenticator(
  db: TestDatabase,
  playerUrl: string,
  player: TestPlayer,
): Promise<App> {
  const begun = await sendSealed(
    playerUrl,
    { authorization: `Bearer ${player.token}` },
    "POST",
    "/api/v1/authenticator/begin",
    { password: PASSWORD },
  );
  const app = new TOTP({ secret: begun.value.secret as string });
  const body = { code: app.generate() };
  const { value } = await player.call("POST", "/authenticator/confirm", body);
  return {
    recoveryCodes: value.recoveryCodes as string[],
    // In place of waiting half a minute for the next one.
    code: async () => {
      await db.run(sql`
        update player_authenticator set last_step = 0 where player_id = ${player.id}`);
      return app.generate();
    },
  };
}
