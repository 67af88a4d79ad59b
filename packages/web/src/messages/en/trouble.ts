const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

const detail = (value: unknown): string => (text(value) === "" ? "" : `: ${text(value)}`);

/** One sentence for each code of trouble; the code itself is shown beside it. */
export function trouble(code: string, about: { readonly [name: string]: unknown } = {}): string {
  const at = typeof about["at"] === "string" && about["at"] !== "" ? ` (at ${about["at"]})` : "";
  switch (code) {
    case "WEB_GAME":
      return `This copy does not have the game “${text(about["game"])}”.`;
    case "WEB_LOAD":
      return "A part of the page could not be loaded. Check the connection and try again.";
    case "CLERK_RESTARTED":
      return "The table keeper stopped and was started again. Your match was read from this browser’s storage.";
    case "CLERK_DOWN":
      return "The table keeper keeps stopping. Reload the page; your matches are stored in this browser.";
    case "WEB_STALE":
      return "The table had moved on. Nothing was changed; look again and choose anew.";
    case "WEB_FILE_READ":
      return "The file could not be read.";
    case "WEB_LINK_COPIED":
      return "The link is on your clipboard.";
    case "WEB_LINK_BLOCKED":
      return "The clipboard is blocked; copy the address from the address bar.";
    case "WEB_IMPORTED":
      return "The record is on your tables now.";
    case "WEB_REMOVED":
      return "The match was deleted.";
    case "MATCH_UNKNOWN":
      return "This browser has no such match. It may have been deleted, or it belongs to another browser.";
    case "MATCH_EDITION":
      return "This match was played by an older edition of the rules that this copy no longer has. You can still export it.";
    case "MATCH_DAMAGED":
      return "What is stored of this match does not fit together. You can still export what is there.";
    case "RECORD_SIZE":
      return "The file is too large to be a record: more than 20 million characters.";
    case "RECORD_JSON":
      return "The file is no JSON text. Records end in .json and are saved by Starboard.";
    case "RECORD_FORMAT":
      return "The file is JSON, but no record of Starboard.";
    case "RECORD_VERSION":
      return `This copy reads version ${text(about["reads"])} of the record format; the file has another.`;
    case "RECORD_FIELD":
      return `A field of the record has the wrong form${at}.`;
    case "RECORD_EDITION":
      return "The record names a game or an edition of its rules that this copy does not have.";
    case "RECORD_OPTIONS":
      return "The record’s table options are not valid.";
    case "RECORD_CHAIN":
      return "The hash chain breaks: an entry was changed, added or taken out.";
    case "RECORD_ORDER":
      return "The entries are not in the order they number themselves.";
    case "RECORD_COMMITMENT":
      return "The published secret is not the one that was committed to before the match.";
    case "RECORD_GENERATOR":
      return "The record names a way of drawing that this copy does not know.";
    case "RECORD_DRAWS":
      return "A die or a shuffle in the record is not the one that secret and entropy give.";
    case "RECORD_ACT":
      return "The rules do not allow an act that the record contains.";
    case "RECORD_RESULT":
      return "The rules give another result than the record states.";
    case "RECORD_ORIGIN":
      return "The part taken over from an earlier match was changed.";
    case "RECORD_BACK":
      return "Something was taken back that could not be taken back.";
    case "MATCH_REMOVED":
      return "This match was deleted.";
    case "MATCH_STORE":
      return /quota/i.test(text(about["problem"]))
        ? "This browser’s storage is full, so nothing was changed. Export and delete old matches to make room."
        : "This browser does not let the page store matches. Allow storage for this page, or leave the private window.";
    case "MATCH_UNKEPT":
      return "This browser does not let the page store anything. You can play, but a match ends with this page: export what you want to keep.";
    case "MATCH_BUG":
      return `The table keeper made a mistake of its own${detail(about["problem"])}. Nothing was changed.`;
    case "MATCH_GAME":
      return "This copy does not have that game or that edition of its rules.";
    case "MATCH_SEATS":
      return `These options need ${text(about["needed"])} seats.`;
    case "MATCH_SEAT":
      return "There is no such seat, or nobody plays it from here.";
    case "MATCH_BOT_SEAT":
      return "A bot’s hand stays hidden until the match is over.";
    case "MATCH_RUNNING":
      return "The match is still running; that is shown when it is over.";
    case "MATCH_CLOCK":
      return "This match’s clock knows no such thing, or has gone on in the meantime.";
    case "MATCH_ENTROPY":
      return "The seats’ chance did not arrive in full. Please begin again.";
    case "MATCH_RULES":
      return "The rules of this game could not be fetched. Check the connection and try again.";
    case "FORK_AT":
      return "The record has no such moment to play on from.";
    case "FORK_OVER":
      return "The match is over at that moment; choose an earlier one to play on from.";
    case "FORK_DEPTH":
      return "Too many what-ifs inside each other. Play on from an earlier record.";
    case "IMPORT_RUNNING":
      return "This match was not finished, and the dice still to come are known only where it was played. You can play on from it as a what-if.";
    case "FILE_SIZE":
      return "The file is too large: more than 20 million characters.";
    case "FILE_JSON":
      return "The file is no JSON text.";
    case "FILE_FORMAT":
      return "The file is JSON, but none of Starboard’s.";
    case "FILE_VERSION":
      return `This copy reads version ${text(about["reads"])} of such files; this one has another.`;
    case "FILE_FIELD":
      return `A field of the file has the wrong form${at}.`;
    case "CLERK_FORBIDDEN":
      return "That is not allowed from here.";
    case "CLERK_WATCHES":
      return "This page looks at as many matches as one connection may.";
    case "CLERK_ANSWER":
      return "The table keeper gave an answer that does not fit the question. Reload the page.";
    case "WIRE_JSON":
    case "WIRE_FORM":
    case "WIRE_KIND":
    case "WIRE_FIELD":
    case "WIRE_SIZE":
      return `The table keeper could not read what was sent${at}.`;
    case "WIRE_VERSION":
      return "The page and its table keeper are of different versions. Reload the page.";
    case "BOT_FAILED":
      return "A bot could not decide in time and moved by chance.";
    case "WEB_HOST_AWAY":
      return "The host cannot be reached. Check the connection; matches in this browser go on.";
    case "WEB_NO_HOST":
      return "These pages were not served by a host, so there is nobody to play with online.";
    case "WEB_NO_ONLOOKERS":
      return "This table is played without onlookers: only who sits there sees the board.";
    case "WEB_REPORTED":
      return "Reported to whoever runs this host.";
    case "HOST_ORIGIN":
      return "The request came from another site and was refused.";
    case "HOST_WHO":
      return "Take a name first.";
    case "HOST_RATE":
      return about["lines"] === undefined
        ? "That was too much at once. Wait a moment and try again."
        : `At most ${text(about["lines"])} lines at once, then one every ${text(about["seconds"])} seconds. What you wrote is still there.`;
    case "HOST_SIZE":
      return "That is too large to be sent.";
    case "HOST_NOT_FOUND":
    case "HOST_URL":
      return "The host knows no such address.";
    case "TABLE_CHANNEL":
      return "You have nobody to speak to on that channel now.";
    case "ORDER_STEP":
      return "This game asks no such question.";
    case "ORDER_ACT":
      return "That is no answer to that question.";
    case "ORDER_FULL":
      return "You have left as many orders as a seat may have. Take one back first.";
    case "NOTE_STALE":
      return "Your notes were written elsewhere in the meantime.";
    case "NOTE_FULL":
      return "You keep notes about as many tables as the host allows.";
    case "TABLE_MUTED":
      return "You may not write here.";
    case "HOST_FORM":
      return `The host could not read what was sent${at}.`;
    case "HOST_CLOSING":
      return "The host is being restarted. The page comes back by itself.";
    case "HOST_STORE":
      return "The server cannot read or write its storage at the moment. Try again in a minute.";
    case "HOST_BUG":
      return "The host made a mistake of its own. Nothing was changed.";
    case "ACCOUNT_LOGIN_TAKEN":
      return "Somebody has this login already. Choose another one.";
    case "ACCOUNT_RESET":
      return "This link is not valid. It was used before, is older than a day, or was replaced. Ask an administrator for a new one.";
    case "ACCOUNT_SIGN_IN":
      return "Login and password do not go together.";
    case "ACCOUNT_NONE":
      return "Sign in first.";
    case "ACCOUNT_HAS":
      return "This browser is signed in already.";
    case "ACCOUNT_PASSKEY":
      return "The passkey does not fit any account here.";
    case "ACCOUNT_BANNED":
      return `Whoever runs this host has shut you out${detail(about["why"])}. What you play in this browser alone is not touched, and your seats here stay yours for the day you are let in again.`;
    case "ACCOUNT_LAST_KEY":
      return "That is the only way into your account. Set a password or add another passkey first.";
    case "NOTICE_ADDRESS":
      return "Notices do not go there: the address must be a public one and begin with https.";
    case "NOTICE_NO_MAIL":
      return "The e-mail could not be sent.";
    case "NOTICE_CODE":
      return "That is not the code that was sent.";
    case "WEB_PUSH_DENIED":
      return "The browser does not let this page show notices. Allow it in the browser’s settings for this site.";
    case "WEB_PUSH":
      return "The browser could not be reached for notices. Try again later, or use another way.";
    case "WEB_PASSKEY":
      return "Your device did not give a passkey. Try again, or use a password.";
    case "WEB_PASSWORD_SET":
      return "The password is set. Other browsers are signed out.";
    case "WEB_TABLE_CLOSED":
      return "The table is closed.";
    case "WEB_ACCOUNT_ERASED":
      return "The account is gone.";
    case "TABLE_UNKNOWN":
      return "This table is gone, or it is not for you.";
    case "TABLE_FORBIDDEN":
      return "That is for whoever opened the table, or for whoever sits there.";
    case "TABLE_SEAT":
      return "There is no such seat at this table.";
    case "TABLE_TAKEN":
      return "Somebody else was quicker: the seat is taken.";
    case "TABLE_STATE":
      return "The table has gone on in the meantime, and that can no longer be done.";
    case "TABLE_LINK":
      return "This link does not lead to a seat any more. Ask for a new one.";
    case "TABLE_COMMITMENT":
    case "TABLE_ENTROPY":
      return "The table was changed while you sat down. Try again.";
    case "TABLE_BRINGS":
      return "That is not for this seat to bring, or nobody brings things of their own to this table.";
    case "TABLE_VACANT":
      return "Not every seat is taken yet.";
    case "TABLE_PROPOSAL":
      return "That cannot be proposed now, or has been decided.";
    case "TABLE_CLOCK":
      return "This table’s clock knows no such thing.";
    case "TOURNAMENT_UNKNOWN":
      return "There is no such tournament, or it was given up.";
    case "TOURNAMENT_FORBIDDEN":
      return "That is for the organiser of the tournament.";
    case "TOURNAMENT_ACCOUNT":
      return "Organising a tournament needs an account. Sign in first.";
    case "TOURNAMENT_SEATS":
      return "Playing both sides is for tables for two.";
    case "TOURNAMENT_STATE":
      return "The tournament has gone on in the meantime, and that can no longer be done.";
    case "TOURNAMENT_INVITE":
      return "To enter you need the organiser’s invitation.";
    case "TOURNAMENT_FULL":
      return "The tournament is full.";
    case "TOURNAMENT_NAME":
      return "Somebody has entered under that name already. Take another one.";
    case "TOURNAMENT_TWICE":
      return "You have entered already.";
    case "TOURNAMENT_FEW":
      return `Too few have entered: it needs ${text(about["needed"])}.`;
    case "TOURNAMENT_ENTRANT":
      return "Nobody plays there under that number any more.";
    case "TOURNAMENT_PAIRING":
      return "There is no such pairing.";
    case "TOURNAMENT_RESULT":
      return "The table cannot have come to that.";
    case "TOURNAMENT_TABLE":
      return "This is a tournament’s table: nobody else takes a seat of it. Give up the match, or drop out on the tournament’s page.";
    case "WEB_UNEXPECTED":
      return `Something unexpected happened${detail(about["message"])}.`;
    default:
      return `That could not be done${at}.`;
  }
}
