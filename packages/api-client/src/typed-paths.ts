/**
 * Types over the `paths` that openapi-typescript writes: which calls exist, what each must send,
 * and what it returns.
 */

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The paths of a document that support a method. */
export type PathOf<Paths, M extends Method> = keyof {
  [
    Path in keyof Paths as Paths[Path] extends { readonly [Name in Lowercase<M>]: object }
      ? Path
      : never
  ]: true;
} &
  string;

type OperationOf<Paths, M extends Method, Path> = Path extends keyof Paths
  ? Paths[Path] extends { readonly [Name in Lowercase<M>]: infer Operation }
    ? Operation
    : never
  : never;

/** The value of the successful answer. */
export type ValueOf<Paths, M extends Method, Path> =
  OperationOf<Paths, M, Path> extends {
    readonly responses: {
      readonly 200: {
        readonly content: { readonly "application/json": { readonly value: infer Value } };
      };
    };
  }
    ? Value
    : never;

type PathPart<Operation> = Operation extends { readonly parameters: { readonly path: infer Names } }
  ? { readonly path: { readonly [Name in keyof Names]: Names[Name] } }
  : unknown;

/** Filters that are undefined or empty are left out. */
type QueryPart<Operation> = Operation extends {
  readonly parameters: { readonly query?: infer Names };
}
  ? { readonly query?: { readonly [Name in keyof Names]: Names[Name] | undefined } }
  : unknown;

type BodyPart<Operation> = Operation extends {
  readonly requestBody: { readonly content: infer Content };
}
  ? { readonly body: BodyAs<Content> }
  : unknown;

type BodyAs<Content> = Content extends { readonly "application/json": infer Body }
  ? Body
  : Content extends { readonly "application/x-www-form-urlencoded": unknown }
    ? URLSearchParams
    : FormData;

/** What must be sent in a call's body. */
export type BodyOf<Paths, M extends Method, Path extends PathOf<Paths, M>> =
  BodyPart<OperationOf<Paths, M, Path>> extends { readonly body: infer Body } ? Body : never;

type AskOf<Paths, M extends Method, Path> = PathPart<OperationOf<Paths, M, Path>> &
  QueryPart<OperationOf<Paths, M, Path>> &
  BodyPart<OperationOf<Paths, M, Path>>;

/** The arguments of a call: none where the document asks for none. */
export type AskArguments<Paths, M extends Method, Path> =
  {} extends AskOf<Paths, M, Path> ? [ask?: AskOf<Paths, M, Path>] : [ask: AskOf<Paths, M, Path>];

/** Any of the above, as the client handles it. */
export interface Ask {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}
