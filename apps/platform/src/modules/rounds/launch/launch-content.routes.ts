import { isPlainText } from "@perya/process";
import { z } from "zod";
import { Refusal } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { MAX_CONTENT } from "./launch-address.ts";

/**
 * The page may run scripts, send forms and open windows, with an opaque origin. Only our own pages
 * may frame it.
 */
const POLICY =
  "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'";

const body = z.object({ content: z.string().min(1).max(MAX_CONTENT) });

/**
 * Returns a vendor's HTML as a page. It comes from the launch's answer and goes to a frame of the
 * site, since the page's own policy would apply to anything inside it. Accepted only from our own
 * pages, so that nobody can show their page at our address.
 */
export function launchContentRoutes(app: App): void {
  const schema = {
    summary: "Shows a vendor's HTML in a frame with an opaque origin",
    hide: true,
  };
  app.post("/api/v1/launch-content", { schema }, async (request, reply) => {
    if (request.headers["sec-fetch-site"] !== "same-origin")
      throw new Refusal(403, "FORBIDDEN", "Only the site's own pages may show this.");
    const fields: Record<string, unknown> = {};
    for await (const part of request.isMultipart()
      ? request.parts({ limits: { files: 0, fields: 1 } })
      : [])
      if (part.type === "field") fields[part.fieldname] = part.value;
    const read = body.safeParse(fields);
    if (!read.success || !isPlainText(read.data.content))
      throw new Refusal(400, "INVALID_REQUEST", "There is nothing to show.");
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", POLICY)
      .send(read.data.content);
  });
}
