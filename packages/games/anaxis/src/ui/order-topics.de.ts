/** German texts of the decisions that can be ordered in advance. */
import type { Translation } from "@starboard/kit";
import type { en } from "./order-topics.en.ts";

export const de: Translation<typeof en> = {
  next: {
    title: "Wenn mein Schiff an der Reihe ist",
    help: "Ein Schiff von dir fliegt oder feuert, wenn seine Zahl aufgerufen wird. Bei der ersten Aktion, die nicht geht, ist Schluss.",
  },
  onNextCall: "Wenn mein Schiff aufgerufen wird, egal was ich vorher gefragt werde",
  damage: {
    title: "Wenn mein Schiff Schaden nimmt",
    help: "Antwortet jedes Mal, wenn ein Schiff von dir Schadenskontrolle nutzen darf.",
  },
  command: {
    title: "Wenn ich Kommando nutzen darf",
    help: "Antwortet jedes Mal, wenn du nach Kommando gefragt wirst.",
  },
  closing: {
    title: "Wenn mein Schiff sich bewegt hat",
    help: "Antwortet jedes Mal, wenn ein Schiff mit Sensor-, Schild- oder Tarnfähigkeit seine Bewegung beendet.",
  },
  buy: { title: "Meine Flotte so kaufen", help: "Die Käufe für deine Flotte, einer nach dem anderen." },
  deploy: { title: "Meine Flotte so aufstellen", help: "Die Plätze deiner Schiffe vor der ersten Runde." },
};
