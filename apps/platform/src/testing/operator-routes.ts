import { describeApis } from "../sites/describe-apis.ts";
import type { Ours } from "./attack.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly enum?: readonly string[] };
}

type Operations = Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>;

const { operator } = (await describeApis()) as unknown as {
  operator: { readonly paths: Readonly<Record<string, Operations>> };
};

/** Every route of the operator API, and what each named parameter may be. */
export const operatorRoutes = Object.entries(operator.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { parameters = [] }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    parameters,
  })),
);

/** The addresses of a route with our things in it, one for each thing that can be asked there. */
export function addressesOf(
  { path, parameters }: (typeof operatorRoutes)[number],
  at: Readonly<Record<string, keyof Ours>>,
  ours: Ours,
): string[] {
  return parameters.reduce(
    (paths, { name, schema }) => {
      const thing = at[name];
      const values = thing ? [ours[thing]] : (schema.enum ?? []);
      return paths.flatMap((one) =>
        one.includes(`{${name}}`) ? values.map((value) => one.replace(`{${name}}`, value)) : [one],
      );
    },
    [path],
  );
}
