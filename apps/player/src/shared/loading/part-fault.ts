/**
 * Why a part of the site did not come: the server has it no more, it took too long, or it could not
 * be fetched.
 */
export type PartTrouble = "missing" | "timedOut" | "failed";

/** The part of the site that did not come. */
export class PartFault extends Error {
  override readonly name = "PartFault";
  readonly trouble: PartTrouble;

  constructor(trouble: PartTrouble, cause?: unknown) {
    super(`A part of the site did not come: ${trouble}.`, { cause });
    this.trouble = trouble;
  }
}

/** Who waits longer has a network that will not bring it any more. */
const LONGEST_MS = 120_000;

/** Loads a part of the site. Rejects with a PartFault. */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, fail) => {
    limit = setTimeout(() => fail(new PartFault("timedOut")), LONGEST_MS);
  });
  try {
    return await Promise.race([load(), tooLong]);
  } catch (fault) {
    throw fault instanceof PartFault
      ? fault
      : new PartFault((await isGone(fault)) ? "missing" : "failed", fault);
  } finally {
    clearTimeout(limit);
  }
}

/**
 * Whether the server says that there is no such file: it belonged to a build that has been replaced
 * since. Browsers name the file in what they throw.
 */
async function isGone(fault: unknown): Promise<boolean> {
  const file = /(https?:\/\/\S+|\/assets\/\S+)\.(js|css)/.exec(
    fault instanceof Error ? fault.message : "",
  )?.[0];
  if (!file) return false;
  const answer = await fetch(file, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  return answer?.status === 404;
}
