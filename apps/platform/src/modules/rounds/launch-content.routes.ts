import { isPlainText } from "@perya/process";
import { z } from "zod";
import { Refusal } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import { MAX_CONTENT } from "./launch-address.ts";

/** What the page may do: run, send forms and open windows, as nobody's origin. And only our own pages frame it. */
const POLICY =
  "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'";

const body = z.object({ content: z.string().min(1).max(MAX_CONTENT) });

/**
 * Gives a vendor's HTML back as a page. It comes from the answer of the launch and goes to a frame of the site: the page itself holds everything inside it to its own policy. Sent by
 * our own pages alone, so that nobody shows a page of theirs at our address.
 */
export function launchContentRoutes(app: App): void {
  const schema = {
    summary: "Shows a vendor's HTML in a frame that is nobody's origin",
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
