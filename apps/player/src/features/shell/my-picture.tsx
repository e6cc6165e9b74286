import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { Avatar } from "../../shared/pictures/avatar.tsx";

/** The picture of the signed-in player. */
export function MyPicture() {
  const member = useQuery(reading("/member"));
  return <Avatar url={member.data?.avatar} size={36} />;
}
