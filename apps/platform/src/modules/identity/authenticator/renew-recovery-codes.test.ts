import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { PASSWORD, sendSealed, type TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { told } from "../../facts/testing/told.ts";
import { authenticatorChanged } from "../facts.ts";
import { softPasskey } from "../passkeys/testing/soft-passkey.ts";
import { RECOVERY_CODES } from "./recovery-codes.ts";
import { withAuthenticator } from "./testing/with-authenticator.ts";

const { db, sites } = await useSites();

const sealedBy = (player: TestPlayer, path: string, body: object) =>
  sendSealed(
    sites.playerUrl,
    { authorization: `Bearer ${player.token}` },
    "POST",
    `/api/v1${path}`,
    body,
  );
const renew = (player: TestPlayer, body: object) =>
  sealedBy(player, "/authenticator/recovery-codes", body);

test("MC-17 new recovery codes are not had by the password alone, and the player is told of them", async () => {
  const player = await sites.player();
  const app = await withAuthenticator(db, sites.playerUrl, player);
  const left = async () => (await player.call("GET", "/authenticator")).value.recoveryCodesLeft;
  expect((await renew(player, { password: PASSWORD })).code).toBe("AUTHENTICATOR_CODE_NEEDED");
  const wrong = { password: PASSWORD, code: "000000" };
  expect((await renew(player, wrong)).code).toBe("WRONG_AUTHENTICATOR_CODE");
  const [first = "", second = ""] = app.recoveryCodes;
  expect((await renew(player, { password: "Wrong2026", code: first })).code).toBe("WRONG_PASSWORD");
  expect(await left()).toBe(RECOVERY_CODES);
  const isOfThem = { player: player.id.toString(), what: "new recovery codes" };
  const toldOf = async () =>
    (await told(db, authenticatorChanged)).filter((fact) => isDeepStrictEqual(fact, isOfThem));
  expect(await toldOf()).toEqual([]);

  const renewed = await renew(player, { password: PASSWORD, code: first });
  expect(renewed.value.recoveryCodes).toHaveLength(RECOVERY_CODES);
  expect(await toldOf()).toHaveLength(1);
  const old = { password: PASSWORD, code: second };
  expect((await renew(player, old)).code).toBe("WRONG_AUTHENTICATOR_CODE");

  const { origin, hostname: rpId } = new URL(sites.platform.config.playerUrl);
  const device = softPasskey({ rpId, origin });
  const begun = await sealedBy(player, "/passkeys/begin", { password: PASSWORD });
  const made = { name: "Phone", response: device.make(begun.value.challenge) };
  expect((await player.call("POST", "/passkeys", made)).status).toBe(200);
  const { challenge } = (await player.call("POST", "/passkeys/proof/begin")).value;
  expect((await renew(player, { passkey: device.use(challenge) })).status).toBe(200);
  expect(await left()).toBe(RECOVERY_CODES);
});
