/** Control characters but tab, line feed and carriage return, which texts of several lines have. PostgreSQL stores no NUL, and no log, header or page wants the others. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** Whether a text can be stored and shown: no control character in it, and no half of a surrogate pair, which JSON can carry and a database can't. */
export function isPlainText(text: string): boolean {
  return !CONTROL.test(text) && text.isWellFormed();
}

/** What of a Fastify request is looked at; this package knows no server. */
interface Request {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}
interface Server<Asked extends Request> {
  addHook(name: "preHandler", hook: (request: Asked) => Promise<void>): unknown;
}

/**
 * Refuses every request with a control character in a parameter, the query or the body, at one place for all routes that are added later and before their guards. Bodies are
 * looked at as the handler gets them: parsed, opened, and without what a schema does not know. `reads` says what of a request its route reads.
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

/** Bytes that are kept for a signature hold JSON, where a control character can hide in an escape. */
function parsed(bytes: Buffer): unknown {
  const text = bytes.toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Where in a value the first control character is, as a path; undefined when there is none. Keys are looked at too, and depth costs no stack. */
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
