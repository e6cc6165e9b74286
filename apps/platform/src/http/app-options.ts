import type { FastifyRequest } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusals } from "./answers/refusals.ts";

/** An API's title and authentication. */
export interface ApiAbout {
  readonly title: string;
  readonly description: string;
  /** Where its paths begin, such as "/api/v1". */
  readonly base: string;
  readonly securitySchemes: Readonly<Record<string, object>>;
  /** Refusals that any of its calls may give. */
  readonly refusals?: Refusals;
}

/** Other origins a page may load from, as sources of a content security policy. */
export interface Sources {
  readonly scripts: readonly string[];
  readonly pictures: readonly string[];
  readonly calls: readonly string[];
  readonly frames: readonly string[];
}

/** The options in which the platform's servers differ. */
export interface AppOptions {
  /** The OpenAPI document's general part. */
  readonly api: ApiAbout;
  /** The public address of this server. */
  readonly publicUrl: string;
  /** Origins that may be framed by the pages of this server, and those whose pictures they show. */
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
  /** Whether its pages open games in windows of their own. */
  readonly opensGames?: boolean;
  /** Whether its pages run Google's check of a person. */
  readonly recaptcha?: boolean;
  /** Further sources that a request's brand needs in its pages. */
  readonly sources?: (request: FastifyRequest) => Promise<Sources>;
  /**
   * Sees every request before Fastify; true means it handled the request. The wallet's hot path
   * lives here.
   */
  readonly takes?: (request: IncomingMessage, response: ServerResponse) => boolean;
}
