import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { FOR_A_SESSION } from "../../shared/http/cached-answers.ts";

/** A help topic written by the brand. `content` is HTML, sanitised by the server. */
export interface HelpItem {
  readonly title: string;
  readonly content: string;
  /** The tag of the language it is in. */
  readonly language: string;
}

const NONE: readonly HelpItem[] = [];

/**
 * The brand's own help; undefined while it is fetched, empty if there is none or it can't be
 * loaded: then the site's is shown.
 */
export function useHelp(): readonly HelpItem[] | undefined {
  const { data, isError } = useQuery({
    ...reading("/help", { query: { device: "WEB" } }),
    ...FOR_A_SESSION,
  });
  return isError ? NONE : data?.list;
}
