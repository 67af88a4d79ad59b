/** What a host refuses at tables, accounts and what belongs to them. */
import { type About, text } from "../error-about.ts";

const detail = (value: unknown): string => (text(value) === "" ? "" : `: ${text(value)}`);

/** Where the problem is, in brackets; empty if the error does not say. */
const place = (about: About): string =>
  typeof about["at"] === "string" && about["at"] !== "" ? ` (at ${about["at"]})` : "";

/** Tables, accounts and what belongs to them. */
export function hostProblem(code: string, about: About): string | undefined {
  switch (code) {
    case "BOT_FAILED":
      return "A bot ran out of thinking time and chose at random.";
    case "HOST_ORIGIN":
      return "The request came from another site and was refused.";
    case "HOST_SIGN_IN":
      return "Choose a name first.";
    case "HOST_RATE":
      return about["lines"] === undefined
        ? "Too many requests. Wait a moment and try again."
        : `You can send ${text(about["lines"])} messages at once, then one every ${text(about["seconds"])} seconds. Your text is still here.`;
    case "HOST_LANGUAGE":
      return "This server has no texts in that language.";
    case "HOST_SIZE":
      return "This is too large to send.";
    case "HOST_NOT_FOUND":
    case "HOST_URL":
      return "This address does not exist on the server.";
    case "TABLE_CHANNEL":
      return "This channel has no other members now.";
    case "ORDER_STEP":
      return "This game does not have this decision.";
    case "ORDER_ACT":
      return "This is not a valid answer to this decision.";
    case "ORDER_FULL":
      return "You have reached the limit of orders for a seat. Remove one first.";
    case "NOTE_STALE":
      return "Your notes were changed on another device.";
    case "NOTE_FULL":
      return "You have reached the limit of tables with notes.";
    case "TABLE_CAST":
      return "You are not a caster of this table any more.";
    case "TABLE_CAST_DELAY":
      return "Casting needs spectators with a delay of at least 60 seconds or 6 actions.";
    case "TABLE_CAST_SEATED":
      return "Players can’t cast their own match.";
    case "TABLE_CAST_FULL":
      return `A table has at most ${text(about["most"])} casters.`;
    case "TABLE_MUTED":
      return "You are muted at this table.";
    case "HOST_FORM":
      return `The server could not read the request${place(about)}.`;
    case "HOST_CLOSING":
      return "The server is restarting. The page reconnects automatically.";
    case "HOST_READ_ONLY":
      return "The server is read-only for maintenance. Nothing was changed. Try again later.";
    case "HOST_STORE":
      return "The server cannot read or write its storage at the moment. Try again in a minute.";
    case "HOST_INTERNAL":
      return "Internal server error. Nothing was changed.";
    case "ACCOUNT_LOGIN_TAKEN":
      return "This login is taken. Choose another one.";
    case "ACCOUNT_RESET":
      return "This link is not valid. It was used before, is older than a day, or was replaced. Ask an administrator for a new one.";
    case "ACCOUNT_SIGN_IN":
      return "Wrong login or password.";
    case "ACCOUNT_NONE":
      return "Sign in first.";
    case "ACCOUNT_HAS":
      return "This browser is already signed in.";
    case "ACCOUNT_PASSKEY":
      return "This passkey does not belong to an account on this server.";
    case "ACCOUNT_BANNED":
      return `An administrator banned you from this server${detail(about["why"])}. Local matches still work, and you keep your seats for when you are unbanned.`;
    case "ACCOUNT_LAST_KEY":
      return "This is your only way to sign in. Set a password or add another passkey first.";
    case "NOTICE_ADDRESS":
      return "Notifications cannot be sent there. The address must be public and start with https.";
    case "NOTICE_NO_MAIL":
      return "The e-mail could not be sent.";
    case "NOTICE_CODE":
      return "This is not the code that was sent.";
    case "TABLE_UNKNOWN":
      return "This table does not exist, or you don’t have access.";
    case "TABLE_FORBIDDEN":
      return "Only the table owner or the seat’s player can do that.";
    case "TABLE_SEAT":
      return "This seat does not exist at this table.";
    case "TABLE_TAKEN":
      return "The seat was just taken by another player.";
    case "TABLE_STATE":
      return "The table has changed in the meantime. This is no longer possible.";
    case "TABLE_LINK":
      return "This link no longer works. Ask for a new one.";
    case "TABLE_COMMITMENT":
    case "TABLE_ENTROPY":
      return "The table changed while you were taking the seat. Try again.";
    case "TABLE_SEAT_OPTIONS":
      return "This seat can’t supply that option, or this table has no seat options.";
    case "TABLE_HAND_OVER":
      return "Choose first how to begin: a new match, or the one that is being played.";
    case "TABLE_VACANT":
      return "Some seats are still free.";
    case "TABLE_PROPOSAL":
      return "This proposal is not possible now, or it was already decided.";
    case "TABLE_CLOCK":
      return "That is not possible with this table’s clock.";
    default:
      return undefined;
  }
}
