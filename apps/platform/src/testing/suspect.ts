import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { HERE, reason, type Ours } from "./attack.ts";
import type { TestPlayer, TestStaff } from "./people.ts";

type Suspected = Pick<Ours, "riskCase" | "riskFile" | "playerTag" | "coveredSubject">;

/** A case about a player with a file, a tag, and a deposit that is to be reported. */
export async function suspect(
  tx: Tx,
  staff: TestStaff,
  player: TestPlayer,
  deposit: string,
  picture: Buffer,
): Promise<Suspected> {
  const { publicId } = player;
  const riskCase = (await staff.call("POST", "/cases", { player: publicId, reason })).value.id;
  const proof = new FormData();
  proof.append("file", new Blob([new Uint8Array(picture)], { type: "image/png" }), "proof.png");
  await staff.call("POST", `/cases/${riskCase}/files`, proof);
  const riskFile = (await staff.call("GET", `/cases/${riskCase}`)).value.files[0].id;
  const playerTag = "ours alone";
  await staff.call("POST", `/players/${publicId}/tags`, { tag: playerTag, on: true });
  await tx.run(sql`
    insert into covered_transaction (subject, player, brand_id, units, currency, above)
    values (${deposit}, ${player.id}, ${HERE}, 2, 'PHP', 1)`);
  return { riskCase, riskFile, playerTag, coveredSubject: deposit };
}
