import type { Tx } from "@perya/postgres";
import { openOfKinds } from "../../approvals/index.ts";
import { selectPictures } from "../settings.store.ts";
import { SETTINGS_CHANGE } from "./asked-change.ts";

const MOST_REQUESTS = 1_000;

/** Texts that name the pictures of settings, also of changes that wait for a second person. */
export async function picturesOfSettings(tx: Tx): Promise<string[]> {
  const asked = await openOfKinds(tx, [SETTINGS_CHANGE], MOST_REQUESTS);
  return [...(await selectPictures(tx)), ...asked.map(({ payload }) => JSON.stringify(payload))];
}
