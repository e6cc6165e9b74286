import { readFileSync } from "node:fs";
import { z } from "zod";
import { digestOfHeads, type LedgerHead } from "../modules/wallet/index.ts";
import { CommandFault } from "./command.ts";

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const CHAIN_LINE = new RegExp(`^(${UUID}) (-?\\d+) (\\d+) ([0-9a-f]{64}) (\\S+)$`);
const DIGEST_LINE = /^digest ([0-9a-f]{64}) .*, (\S+)$/;

const time = z.string().transform((text) => Temporal.Instant.from(text));
const digest = z.string().regex(/^[0-9a-f]{64}$/);
const chain = z.object({
  writer: z.uuid(),
  lane: z.coerce.number().int(),
  n: z.coerce.bigint().positive(),
  digest,
  at: time,
});
const head = z.object({ at: time, digest, chains: z.array(chain) });

/**
 * Reads a head that `ledger head` printed, as text or as JSON. Throws a sentence when the file is
 * not a head, or when its digest does not match its chains.
 */
export function readHeadFile(path: string): LedgerHead {
  const read = parse(path);
  if (digestOfHeads(read.chains) !== read.digest)
    throw new CommandFault(
      `The digest in ${path} is not that of its chains: the file was changed.`,
    );
  return read;
}

function parse(path: string): LedgerHead {
  try {
    const text = readFileSync(path, "utf8").trim();
    return head.parse(text.startsWith("{") ? JSON.parse(text) : fromLines(text.split("\n")));
  } catch (fault) {
    if (fault instanceof Error && "code" in fault && fault.code === "ENOENT")
      throw new CommandFault(`File not found: ${path}.`);
    throw new CommandFault(`${path} is no head of a ledger: make one with \`ledger head\`.`);
  }
}

function fromLines(lines: readonly string[]): unknown {
  const chains = lines.flatMap((line) => {
    const [, writer, lane, n, hash, at] = CHAIN_LINE.exec(line.trim()) ?? [];
    return writer === undefined ? [] : [{ writer, lane, n, digest: hash, at }];
  });
  const [, digestOfAll, at] =
    lines.map((line) => DIGEST_LINE.exec(line.trim())).find((found) => found) ?? [];
  return { at, digest: digestOfAll, chains };
}
