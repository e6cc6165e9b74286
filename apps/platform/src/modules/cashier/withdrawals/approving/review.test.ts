import { describe, expect, test } from "vitest";
import { setSection } from "../../../settings/testing/set-section.ts";
import { PESO } from "../../testing/open-cashier.ts";
import { request, useWithdrawals } from "../../testing/use-withdrawals.ts";

const { ready, cashier, step, second } = await useWithdrawals();

const ask = async (pesos: bigint) => {
  const { player, bankAccount } = await ready(1_000n);
  const { value } = await player.call("POST", "/withdrawals", request(bankAccount, pesos));
  return { player, value, id: value.id as string };
};

describe("a withdrawal in review", () => {
  test("is one above the brand's amount, and takes two people", async () => {
    await setSection(cashier.platform, "payouts", { reviewAbove: (300n * PESO).toString() });
    expect((await ask(300n)).value.status).toBe("REQUESTED");
    const { value, id } = await ask(301n);
    expect(value.status).toBe("RISK_REVIEW");
    expect((await step(id, "approve")).value).toMatchObject({
      status: "RISK_REVIEW",
      needsTwo: true,
    });
    expect((await step(id, "approve", {}, second)).value.status).toBe("APPROVED");
    await setSection(cashier.platform, "payouts", { reviewAbove: null });
  });

  test("is one that staff put there, for a reason that the player is not told", async () => {
    const { player, id } = await ask(100n);
    expect(await step(id, "review")).toMatchObject({ status: 422, code: "REASON_NEEDED" });
    const reviewed = await step(id, "review", { reason: "The account is shared" });
    expect(reviewed.value.status).toBe("RISK_REVIEW");
    const shown = (await player.call("GET", `/withdrawals/${id}`)).value;
    expect(shown.status).toBe("RISK_REVIEW");
    expect(JSON.stringify(shown)).not.toContain("shared");
    expect(await step(id, "review", { reason: "Once more" })).toMatchObject({
      code: "WRONG_STATE",
    });
  });

  test("can be taken back by the player, or rejected", async () => {
    for (const end of ["CANCELLED", "REJECTED"]) {
      const { player, id } = await ask(100n);
      await step(id, "review", { reason: "The account is shared" });
      if (end === "CANCELLED") await player.call("POST", `/withdrawals/${id}/cancel`);
      else await step(id, "reject", { reason: "Please ask us" });
      expect((await player.call("GET", `/withdrawals/${id}`)).value.status).toBe(end);
      expect(await cashier.balance(player)).toEqual({ cash: 1_000n * PESO, held: 0n });
    }
  });
});
