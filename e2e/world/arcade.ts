import { postSigned, rsaSigner } from "@perya/wallet-protocol";
import { ADDRESSES } from "../addresses.ts";
import type { Person } from "./people.ts";
import { callsOf } from "./staff.ts";

const reason = "a test";

/** Has the brand offer the studio's arcade, which keeps players' money; answers the way back. */
export async function offerArcade(): Promise<() => Promise<void>> {
  const owner = await callsOf("owner");
  const vendors = await owner<readonly { id: number; slug: string }[]>("GET", "/vendors");
  const arcade = vendors.find(({ slug }) => slug === "perya-arcade");
  if (!arcade) throw new Error("The product has no arcade");
  const turn = (change: "enable" | "disable") =>
    owner("POST", `/brands/1/vendors/${arcade.id}/${change}`, { reason });
  await turn("enable");
  return async () => void (await turn("disable"));
}

/** Has the arcade do what a player asks for and say nothing of it, or behave again. */
export async function keepSilent({ id: user }: Person, silent: boolean): Promise<void> {
  const key = process.env["OPERATOR_PRIVATE_KEY"];
  if (key === undefined) throw new Error("The operator's key is not known");
  const { status, text } = await postSigned(
    `${ADDRESSES.studio}/arcade/operator/generic/v2/transfer_wallet/misconduct`,
    { operator_id: "perya", user, kind: silent ? "SILENT_DONE" : null },
    rsaSigner(key),
  );
  if (status !== 200) throw new Error(text);
}
