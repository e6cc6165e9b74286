/**
 * Control characters except tab, line feed and carriage return, which multi-line texts contain.
 * PostgreSQL can't store NUL, and the others corrupt logs, headers and pages.
 */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/**
 * Whether a text can be stored and shown: it has no control character and no lone half of a
 * surrogate pair, which JSON can carry and a database can't.
 */
export function isPlainText(text: string): boolean {
  return !CONTROL.test(text) && text.isWellFormed();
}

/** The parts of a Fastify request that are checked; this package does not depend on Fastify. */
interface Request {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}
interface Server<Asked extends Request> {
  addHook(name: "preHandler", hook: (request: Asked) => Promise<void>): unknown;
}

/**
 * Refuses every request with a control character in a parameter, the query or the body: one check
 * for all routes that are added later, and before their guards. Bodies are checked as the handler
 * gets them: parsed, decrypted, and without fields the schema does not know. `reads` returns the
 * parts of a request that its route reads.
 */
export function refuseControlCharacters<Asked extends Request>(
  server: Server<Asked>,
  refusal: (where: string) => Error,
  reads: (request: Asked) => Request = (request) => request,
): void {
  server.addHook("preHandler", async (request) => {
    const { params, query, body } = reads(request);
    const where = findControl({ params, query, body: Buffer.isBuffer(body) ? parsed(body) : body });
    if (where !== undefined) throw refusal(where);
  });
}

/** Bytes kept for a signature hold JSON, where a control character can hide in an escape. */
function parsed(bytes: Buffer): unknown {
  const text = bytes.toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The path of the first control character in a value; undefined when there is none. Keys are
 * checked too, and nesting costs no call stack.
 */
function findControl(root: object): string | undefined {
  const open: (readonly [path: string, value: unknown])[] = [["", root]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === "string" && !isPlainText(value)) return path;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (!isPlainText(key)) return path;
      open.push([path === "" ? key : `${path}/${key}`, inner]);
    }
  }
  return undefined;
}
