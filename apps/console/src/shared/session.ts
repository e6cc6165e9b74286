import { useQuery, useQueryClient } from "@tanstack/react-query";
import { read } from "./api.ts";
import type { Me } from "./shapes.ts";

export const ME = ["/me"] as const;

/** Who is signed in; an ApiError of status 401 when nobody is. */
export function useMe() {
  return useQuery({ queryKey: ME, queryFn: () => read<Me>("/me"), staleTime: 60_000 });
}

/** Whether the person signed in may do something. The server checks it again. */
export function useMay(): (permission: string) => boolean {
  const me = useQueryClient().getQueryData<Me>(ME);
  return (permission) => me?.permissions.includes(permission) ?? false;
}
