import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { useVisitor } from "./use-visitor.ts";

/** A member's points; of no one else any are asked for. */
export function usePoints() {
  return useQuery({ ...reading("/points/balance"), enabled: useVisitor() === "member" });
}
