import vectors from "../../profiles/fixtures/vectors.json" with { type: "json" };
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { useProfiles } from "../../profiles/testing/use-profiles.ts";
import { PESO } from "../testing/open-cashier.ts";
import { request } from "../testing/use-withdrawals.ts";

const { sites, both, untilItCounts } = await useProfiles();

test("a law that forbids it keeps players from taking back a withdrawal, and the page knows", async () => {
  const player = await sites.player(2);
  const money = { kind: "adjust", player: player.id, key: randomUUID(), units: 1_000n * PESO };
  await sites.platform.db.inTransaction((tx) =>
    sites.platform.wallet.append(tx, [money as { kind: "adjust" } & typeof money]),
  );
  const bank = await player.call("POST", "/bank-accounts", {
    bank: "Metrobank",
    number: "700123456789",
    holder: "Ana Cruz",
  });
  const { id, mayCancel } = (
    await player.call("POST", "/withdrawals", request(bank.value.id, 400n))
  ).value;
  expect(mayCancel).toBe(true);
  await both("/brands/1/profiles", { codes: ["GB"] });
  await untilItCounts(1n);
  expect((await player.call("GET", `/withdrawals/${id}`)).value.mayCancel).toBe(false);
  expect((await player.call("GET", "/cashier/methods")).value.withdrawal.mayCancel).toBe(false);
  const expected = vectors.tighten.find(({ what }) => what.includes("cancel now forbidden"));
  expect(expected?.cancel).toBe("REFUSED");
  expect(await player.call("POST", `/withdrawals/${id}/cancel`)).toMatchObject({
    status: 403,
    code: "CANCEL_FORBIDDEN",
  });
});
