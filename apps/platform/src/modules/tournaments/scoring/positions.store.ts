import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { TurnoverSource } from "../../turnover/index.ts";

type Positions = Readonly<Record<TurnoverSource, bigint>>;
interface Row {
  readonly source: TurnoverSource;
  readonly readTo: bigint;
}

/**
 * Up to which entry of each source scores are counted, held until the transaction ends; undefined
 * while another worker has them, or a tournament begins or ends.
 */
export async function takePositions(tx: Tx): Promise<Positions | undefined> {
  const rows = await tx.rows<Row>(sql`
    select source, read_to as "readTo" from tournament_position
    order by source for no key update skip locked`);
  return read(rows);
}

/**
 * The same, waiting for a worker that counts: until the transaction ends nothing is counted, so
 * what changes which rounds count is true for all that are counted later.
 */
export async function holdPositions(tx: Tx): Promise<Positions> {
  const rows = await tx.rows<Row>(sql`
    select source, read_to as "readTo" from tournament_position order by source for share`);
  const found = read(rows);
  if (!found) throw new Error("The positions of tournaments are missing");
  return found;
}

function read(rows: readonly Row[]): Positions | undefined {
  const of = (name: TurnoverSource) => rows.find(({ source }) => source === name)?.readTo;
  const [rounds, lottery] = [of("rounds"), of("lottery")];
  return rounds === undefined || lottery === undefined ? undefined : { rounds, lottery };
}

export async function updatePosition(
  tx: Tx,
  source: TurnoverSource,
  readTo: bigint,
): Promise<void> {
  await tx.run(sql`update tournament_position set read_to = ${readTo} where source = ${source}`);
}
