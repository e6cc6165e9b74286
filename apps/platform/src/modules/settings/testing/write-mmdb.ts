import { writeFile } from "node:fs/promises";

/**
 * Writes a MaxMind DB (format 2.0, IPv4, 24-bit records) that knows the country of some networks,
 * such as { "10.1.0.0/16": "PH" }.
 */
export async function writeMmdb(
  path: string,
  networks: Readonly<Record<string, string>>,
): Promise<void> {
  const { nodes, data } = plant(networks);
  const tree = Buffer.alloc(nodes.length * 6);
  nodes.forEach((branches, at) =>
    branches.forEach((branch, side) =>
      tree.writeUIntBE(recordOf(branch, nodes.length), at * 6 + side * 3, 3),
    ),
  );
  const about = map({
    node_count: uint(6, nodes.length, 4),
    record_size: uint(5, 24, 2),
    ip_version: uint(5, 4, 2),
    database_type: text("GeoIP2-Country"),
    languages: Buffer.from([0, 4]),
    binary_format_major_version: uint(5, 2, 2),
    binary_format_minor_version: uint(5, 0, 2),
    build_epoch: Buffer.concat([Buffer.from([8, 2]), Buffer.alloc(8)]),
    description: map({}),
  });
  await writeFile(
    path,
    Buffer.concat([
      tree,
      Buffer.alloc(16),
      data,
      Buffer.from("\u{ab}\u{cd}\u{ef}MaxMind.com", "latin1"),
      about,
    ]),
  );
}

/** A branch leads to a node, to nothing, or to data at a place. */
type Branch = { readonly node: number } | { readonly place: number } | undefined;

function plant(networks: Readonly<Record<string, string>>) {
  const nodes: [Branch, Branch][] = [[undefined, undefined]];
  const pieces: Buffer[] = [];
  let place = 0;
  for (const [network, country] of Object.entries(networks)) {
    const record = map({ country: map({ iso_code: text(country) }) });
    grow(nodes, network, { place });
    pieces.push(record);
    place += record.length;
  }
  return { nodes, data: Buffer.concat(pieces) };
}

function grow(nodes: [Branch, Branch][], network: string, leaf: Branch): void {
  const [address = "", length = "32"] = network.split("/");
  const bits = address
    .split(".")
    .map((part) => Number(part).toString(2).padStart(8, "0"))
    .join("")
    .slice(0, Number(length));
  let at = 0;
  Array.from(bits).forEach((bit, depth) => {
    const node = nodes[at];
    if (!node) throw new RangeError("A branch leads nowhere");
    const side = bit === "1" ? 1 : 0;
    if (depth === bits.length - 1) return void (node[side] = leaf);
    const next = node[side];
    if (next && "node" in next) at = next.node;
    else {
      node[side] = { node: nodes.length };
      at = nodes.length;
      nodes.push([undefined, undefined]);
    }
  });
}

function recordOf(branch: Branch, count: number): number {
  if (!branch) return count;
  return "node" in branch ? branch.node : count + 16 + branch.place;
}

const text = (value: string) =>
  Buffer.concat([Buffer.from([(2 << 5) | value.length]), Buffer.from(value)]);

function uint(type: number, value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes + 1);
  buffer[0] = (type << 5) | bytes;
  buffer.writeUIntBE(value, 1, bytes);
  return buffer;
}

function map(fields: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(fields);
  return Buffer.concat([
    Buffer.from([(7 << 5) | entries.length]),
    ...entries.flatMap(([key, value]) => [text(key), value]),
  ]);
}
