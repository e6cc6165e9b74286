import { recordAudit } from "../modules/audit/index.ts";
import { addHost, brandAt, hostName } from "../modules/brands/index.ts";
import type { Platform } from "../platform.ts";
import { CommandFault, type Command, type Options, type Outcome } from "./command.ts";

/** Lets a brand answer at one more host; for the person who runs the server. */
export const brandAddHost: Command = {
  name: "brand add-host",
  summary: "lets a brand answer at one more host",
  values: ["brand", "host"],
  switches: [],
  help: `  --brand HOST              the brand, by a host it answers at
  --host c.example          the host to add`,
  run: add,
};

async function add(options: Options, { db }: Platform): Promise<Outcome> {
  const at = options.text("brand");
  const named = hostName.safeParse(options.text("host"));
  if (!named.success) throw new CommandFault(`--host: ${named.error.issues[0]?.message ?? ""}.`);
  const host = named.data;
  const brand = await db.inTransaction(async (tx) => {
    const known = await brandAt(tx, at);
    if (!known) throw new CommandFault(`There is no brand of the host ${at}.`);
    const added = await addHost(tx, known.id, host);
    if (!added.ok)
      throw new CommandFault(
        added.refusal === "HOST_TAKEN"
          ? `A brand answers at ${host} already.`
          : "A brand can't answer at so many hosts.",
      );
    await recordAudit(tx, {
      actor: "the holder of the server",
      action: "brand.add-host",
      subject: known.host,
      brandId: known.id,
      after: { host },
    });
    return known;
  });
  return {
    json: { brand: Number(brand.id), host },
    lines: [`${brand.name} answers at ${host} too. Point the host at this server.`],
  };
}
