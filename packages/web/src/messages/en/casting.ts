/** Texts of casting: drawing and writing for the spectators of a running match. */
import { translatable } from "@starboard/kit";

export const casting = translatable("web/messages/casting.casting", {
  title: "Casting",
  /** For the table owner. */
  link: {
    title: "Link for a caster",
    text: "Who opens it can draw and write for the spectators. A caster sees only what spectators see, with their delay.",
    make: "Show the link",
    end: "End casting",
    ended: "Casting has ended. Earlier links no longer work.",
    needsDelay: (seconds: number, acts: number): string =>
      `Casting needs a spectator delay of at least ${seconds} seconds or ${acts} actions.`,
  },
  /** For casters. */
  tools: "Casting tools",
  draw: "Draw",
  erase: "Erase drawing",
  line: "Say to the spectators",
  show: "Show",
  you: "You are casting. Spectators see what you draw and write; players do not.",
  /** For spectators. */
  says: "Caster",
  none: "A caster draws and writes here.",
  large: "Casting view",
  largeHint: "Gives the board the whole window.",
});
