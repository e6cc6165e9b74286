import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { passTime } from "../../../testing/pass-time.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { setKycLevel } from "../../players/index.ts";
import { lawOfPlay } from "../../profiles/index.ts";
import { depositOf } from "../testing/open-cashier.ts";

const { db, sites } = await useSites();

/** A player for real money, who may deposit and play or is told to prove an identity first. */
async function realPlayer() {
  const player = await sites.player(1);
  await db.run(sql`update player set book = 'real' where id = ${player.id}`);
  const lawful = { id: player.id, brandId: 1n, currency: "PHP", book: "real" } as const;
  return {
    ...player,
    deposits: async (pesos: bigint) => {
      const { status, code } = await player.call(
        "POST",
        "/deposits",
        depositOf("bank-transfer", pesos),
      );
      return status === 200 ? "taken" : code;
    },
    opens: async () => (await lawOfPlay(sites.platform, lawful, "slots")).refusal ?? "open",
    prove: async () => {
      await db.inTransaction((tx) => setKycLevel(tx, player.id, 2));
      passTime(2_000);
    },
  };
}

test("where the law wants proof before a deposit, neither money nor a bet comes before it", async () => {
  await chooseProfiles(db, ["PH"]);
  const player = await realPlayer();
  expect([await player.deposits(500n), await player.opens()]).toEqual([
    "PROOF_NEEDED",
    "PROOF_NEEDED",
  ]);
  await player.prove();
  expect([await player.deposits(500n), await player.opens()]).toEqual(["taken", "open"]);
});

test("where it wants proof before play, a deposit may come before it", async () => {
  await chooseProfiles(db, ["GB"]);
  const player = await realPlayer();
  expect([await player.deposits(500n), await player.opens()]).toEqual(["taken", "PROOF_NEEDED"]);
});

test("with a deadline a player plays until then, and not after it", async () => {
  await chooseProfiles(db, ["DE"]);
  const player = await realPlayer();
  expect(await player.opens()).not.toBe("PROOF_NEEDED");
  await db.run(sql`
    update player set created_at = created_at - interval '72 hours' where id = ${player.id}`);
  passTime(2_000);
  expect(await player.opens()).toBe("PROOF_NEEDED");
});

test("play money needs no proof", async () => {
  await chooseProfiles(db, ["PH"]);
  const player = await sites.player(1);
  const sent = await player.call("POST", "/deposits", depositOf("bank-transfer", 500n));
  expect(sent.status).toBe(200);
});
