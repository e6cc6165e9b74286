import type { IForbiddenRuleType } from "dependency-cruiser";

/** Every dependency rule of the house, read from the folders under `root`. */
export function rules(root: string): IForbiddenRuleType[];
