import { settingsOf } from "../settings-of.ts";
import type { Offer } from "./offers.ts";

/** The chat room, where the brand has the address of one. */
export const chatRoomOffer: Offer = async (platform, brandId) => {
  const { list } = (await settingsOf(platform, brandId)).resources;
  return list.some(({ resourceType, url }) => resourceType === "CHATROOM" && url !== "")
    ? ["chatRoom"]
    : [];
};
