import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/api.ts";
import { FOR_A_SESSION } from "../../shared/kept-answers.ts";

/** A subject of the help as the brand wrote it. `content` is HTML, made safe by the server. */
export interface HelpItem {
  readonly title: string;
  readonly content: string;
}

const NONE: readonly HelpItem[] = [];

/** The brand's own help; undefined while it is fetched, empty where the brand has written none, or where it does not come: then the house's is shown. */
export function useHelp(): readonly HelpItem[] | undefined {
  const { data, isError } = useQuery({
    ...reading("/help", { query: { device: "WEB" } }),
    ...FOR_A_SESSION,
  });
  return isError ? NONE : data?.list;
}
