/** The channels of notifications: how a target of each is stored, told apart and shown. `delivery.ts` sends to it. */
import { randomBytes } from "node:crypto";
import type { ChannelName, NewTarget, TargetInfo } from "@starboard/wire/notifications";
import type { Stored } from "../storage/store.ts";
import type { NotificationTarget, TargetCommon, TargetOf } from "./documents.ts";

type InputOf<C extends ChannelName> = Extract<NewTarget, { readonly is: C }>;

interface Channel<C extends ChannelName> {
  /** What tells two targets of a person apart. */
  addressOf(target: InputOf<C> | TargetOf<C>): string;
  /** Whether the address is one that this host sends HTTP requests to. It must not lead into the host's own network. */
  readonly isRequested: boolean;
  /** @param code what a person must enter before the target is used, for channels that ask for it */
  create(input: InputOf<C>, common: TargetCommon, code: string): TargetOf<C>;
  infoOf(target: TargetOf<C>): Omit<TargetInfo, "id" | "is">;
}

const CHANNELS: { readonly [C in ChannelName]: Channel<C> } = {
  push: {
    addressOf: ({ endpoint }) => endpoint,
    isRequested: true,
    create: (input, common) => ({ ...common, ...input }),
    infoOf: ({ endpoint }) => ({ to: new URL(endpoint).host, confirmed: true }),
  },
  email: {
    addressOf: ({ address }) => address,
    isRequested: false,
    create: (input, common, code) => ({ ...common, ...input, code, tries: 0 }),
    infoOf: ({ address, code }) => ({ to: address, confirmed: code === null }),
  },
  webhook: {
    addressOf: ({ url }) => url,
    isRequested: true,
    create: (input, common) => ({ ...common, ...input, secret: randomBytes(24).toString("hex") }),
    infoOf: ({ url, secret }) => ({ to: url, confirmed: true, secret }),
  },
};

/** The channel of a target; the compiler cannot see that a target belongs to the channel of its own name. */
const channelOf = ({ is }: { readonly is: ChannelName }): Channel<ChannelName> => CHANNELS[is] as never;

export const addressOf = (target: NewTarget | NotificationTarget): string => channelOf(target).addressOf(target);
export const isRequested = (target: NewTarget): boolean => channelOf(target).isRequested;
export const createTarget = (input: NewTarget, common: TargetCommon, code: string): NotificationTarget =>
  channelOf(input).create(input, common, code);
export const targetInfo = ({ id, doc }: Stored<NotificationTarget>): TargetInfo => ({
  id,
  is: doc.is,
  ...channelOf(doc).infoOf(doc),
});
