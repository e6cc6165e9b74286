import openapiTypes, { astToString, type OpenAPI3 } from "openapi-typescript";
import { DIALECTS } from "../../apps/platform/src/modules/rounds/wallet-api/dialects.ts";
import { describeApis } from "../../apps/platform/src/sites/describe-apis.ts";
import { vendorDocument } from "./vendor-document.ts";

const TYPES = "packages/api-client/src/generated";
const WARNING = "// Written by `npm run openapi` from the routes' schemas. Change those.\n\n";

/**
 * Every generated file by its path in the repository: the three documents, and the types of the
 * sites' clients. The same sources give the same bytes.
 */
export async function generate(): Promise<ReadonlyMap<string, string>> {
  const { player, operator } = await describeApis();
  return new Map([
    ["openapi/player.json", text(player)],
    ["openapi/operator.json", text(operator)],
    ["openapi/vendor.json", text(vendorDocument(Object.values(DIALECTS)))],
    [`${TYPES}/player.ts`, await types(player)],
    [`${TYPES}/operator.ts`, await types(operator)],
  ]);
}

function text(document: object): string {
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

async function types(document: object): Promise<string> {
  const nodes = await openapiTypes(structuredClone(document) as OpenAPI3, {
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  return WARNING + astToString(nodes);
}
