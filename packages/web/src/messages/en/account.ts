/** Texts of the account page: signing in, sign-in methods, sessions, stored data. */
import { formatFor, translatable } from "@starboard/kit";

const { count } = formatFor("en");

export const account = translatable("web/messages/account.account", {
  title: "Your account",
  lead: "Accounts are optional and need no e-mail address. With one, your matches follow you to every browser.",
  page: "Account",
  guest: (name: string): string =>
    `You play as the guest ${name}. Only this browser knows you. Your matches stay yours when you sign in.`,
  signIn: "Sign in",
  found: "Create account",
  login: "Login",
  loginHint: "At least 2 letters. Other players never see it.",
  password: "Password",
  passwordHint: "At least 8 characters. If you forget it, an administrator can send you a reset link.",
  name: "Your player name",
  byPassword: "Sign in with password",
  byPasskey: "Sign in with a passkey",
  foundPassword: "Create with a password",
  foundPasskey: "Create with a passkey",
  as: (login: string): string => `Signed in as ${login}.`,
  out: "Sign out",
  hasPassword: "A password is set.",
  noPassword: "No password is set.",
  was: "Current password",
  next: "New password",
  setPassword: "Set password",
  reset: {
    title: "Reset your password",
    text: "Choose a new password. All your browsers are signed out, and the link stops working.",
    hint: "At least 8 characters.",
    go: "Set password and sign in",
    noToken: "This address is incomplete. Open the whole link that you received.",
  },
  passkeys: "Passkeys",
  noPasskeys:
    "No passkeys yet. A passkey signs you in with a fingerprint, your face or the screen lock of your device.",
  label: "Passkey name",
  addPasskey: "Add a passkey",
  dropPasskey: (label: string): string => `Delete passkey ${label}`,
  unnamed: "Passkey",
  since: (when: string): string => `since ${when}`,
  ratings: "Ratings",
  noRatings: "No ratings yet. Rated tables between players with accounts count when they are played to the end.",
  rating: (rating: number, deviation: number, matches: number): string =>
    `${rating} ± ${2 * deviation} · ${count(matches, "match", "matches")}`,
  sessions: "Signed-in browsers",
  here: "this browser",
  seen: (when: string): string => `last used ${when}`,
  end: (agent: string): string => `Sign out ${agent}`,
  endShort: "Sign out",
  unknown: "Unknown browser",
  data: "Your data on this server",
  exportText: "One JSON file with your tables, chat messages, notes, orders, sessions and bots.",
  export: "Download your data",
  eraseText:
    "Deleting your account signs you out everywhere, leaves your seats, deletes your chat messages and replaces your name. Matches remain; records that others downloaded keep your name. This cannot be undone.",
  eraseLabel: "Type your login to delete the account",
  erase: "Delete account",
  eraseWhy: "Type your login first.",
  guestData: {
    eraseText:
      "Deleting your data removes your name from this server, leaves your seats and deletes your chat messages. This cannot be undone.",
    eraseLabel: "Type your name to delete your data",
    erase: "Delete my data",
    eraseWhy: "Type your name first.",
  },
});
