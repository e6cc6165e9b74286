import type { Tx } from "@perya/postgres";
import type { HeldData } from "../../held-data.ts";
import type { Download } from "./downloads.store.ts";

const ROWS_AT_ONCE = 1_000;

/** Everything that is held of a player as one JSON document, piece by piece. */
export async function* documentOf(
  tx: Tx,
  { player, at }: Download,
  held: readonly HeldData[],
): AsyncGenerator<string> {
  yield `{"madeAt":${JSON.stringify(at.toString())}`;
  for (const { name, read } of held) {
    yield `,\n${JSON.stringify(name)}:[`;
    let after = 0n;
    let first = true;
    for (;;) {
      const rows = await read(tx, player, after, ROWS_AT_ONCE);
      for (const { row } of rows) {
        yield `${first ? "\n" : ",\n"}${JSON.stringify(row)}`;
        first = false;
      }
      const last = rows.at(-1);
      if (!last || rows.length < ROWS_AT_ONCE) break;
      after = last.key;
    }
    yield "]";
  }
  yield "}\n";
}
