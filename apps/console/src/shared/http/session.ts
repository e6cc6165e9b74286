import type { Me } from "@perya/api-client/operator";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { reading } from "./api.ts";

export const ME = reading("/me").queryKey;
export type Permission = Me["permissions"][number];

/** Who is signed in; an ApiError of status 401 when nobody is. */
export function useMe() {
  return useQuery({ ...reading("/me"), staleTime: 60_000 });
}

/** Whether the person signed in may do something. The server checks it again. */
export function useMay(): (permission: Permission) => boolean {
  const me = useQueryClient().getQueryData<Me>(ME);
  return (permission) => me?.permissions.includes(permission) ?? false;
}
