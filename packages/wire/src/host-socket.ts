/** Messages of a host over its socket, besides those of its match service. */
export type { ChatLine, HostPush, HostResponse, Welcome } from "./host-messages.ts";
export { CHAT_LIMIT, chatChannel, type ChatChannel, type HostRequest, type ProposalContent } from "./host-requests.ts";
