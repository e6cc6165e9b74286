import { callsOf } from "./staff.ts";

/** Two people of the demo's staff grant a player a VIP level. */
export async function grantLevel(player: string, floor: number): Promise<void> {
  const [owner, second] = [await callsOf("owner"), await callsOf("owner2")];
  const body = { floor, reason: "a guest of honour" };
  await owner("POST", `/players/${player}/vip-floor`, body);
  const asked = await second<{ id: string; subject: string }[]>("GET", "/approvals");
  const request = asked.find(({ subject }) => subject === player);
  await second("POST", `/approvals/${request?.id}/approve`, {});
}
