export type { Draw } from "./draw.ts";
export { drawTickets, ticketList, type TicketHolder } from "./draw-tickets.ts";
export { drawFrom, openDraw } from "./open-draw.ts";
export { sameJson } from "./same-json.ts";
export { checkClientSeed, commitmentOf, newServerSeed } from "./seeds.ts";
export { splitPacket, type PacketTerms } from "./split-packet.ts";
