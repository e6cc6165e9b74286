import { brokenPromises } from "../http/documents/undocumented.ts";

/** Throws when a route of this process refused with a code that its document does not name. */
export async function expectKeptPromises(): Promise<void> {
  const broken = await brokenPromises();
  if (broken.length > 0)
    throw new Error(`Refusals that their routes do not declare: ${broken.join("; ")}`);
}
