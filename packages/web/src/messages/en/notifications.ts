/** Texts of notification settings. */
import { translatable } from "@starboard/kit";

export const notifications = translatable("web/messages/notifications.notifications", {
  title: "Notifications",
  when: "Notify me about",
  whens: { correspondence: "Correspondence games", all: "All games", never: "Nothing" },
  daily: "At most one message a day, about all tables",
  help: "You are told when it is your turn, when a third and a tenth of your time is left, when a player runs out of time, and how a match ended. None while you are at the table.",
  none: "No notification targets yet.",
  is: { push: "Browser", email: "E-mail", webhook: "Webhook" },
  push: "Notify me in this browser",
  noPush: "This browser can’t show notifications here. That needs https and a browser with web push.",
  address: "E-mail address",
  addMail: "Send code",
  noMail: "This server does not send e-mail.",
  code: (to: string): string => `Code sent to ${to}`,
  confirm: "Confirm",
  unconfirmed: "not confirmed",
  webhook: "Webhook address",
  addWebhook: "Add webhook",
  secret: "Signing key",
  drop: (to: string): string => `Remove ${to}`,
});
