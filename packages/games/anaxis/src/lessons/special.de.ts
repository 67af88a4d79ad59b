/** German words of the lessons about special ships. */
import type { LessonWords } from "@starboard/kit";
import type * as en from "./special.en.ts";

export const special: LessonWords<typeof en.special> = {
  "scan-and-link": {
    title: "Phoenix: scannen und verbinden",
    about: "Leih einem Schlachtschiff die Augen der Phoenix.",
    role: "Du führst Leviathan und Phoenix.",
    tasks: [
      {
        text: "Zu Beginn der Feuerphase darf eine Phoenix ein gegnerisches Schiff in ihrem vorderen Feuerwinkel scannen. Ein anderes Schiff bis 15 Felder weit wird verbunden: Gegen das gescannte Schiff hat es Sensoren 7. Scanne die Emperor, und verbinde die Leviathan.",
        goals: ["Verbinde die Leviathan mit dem Scan"],
        hint: "Wähle den Scan der Emperor, dessen Daten an die Leviathan gehen.",
        wrong: [
          "Ohne Scan hat die Leviathan ihre eigenen Sensoren 4: Schwierigkeit 3 statt 2.",
          "Die Phoenix scannt, aber kein Schiff ist mit ihr verbunden.",
        ],
      },
    ],
    end: "12 Felder mit Sensoren 7 sind Schwierigkeit 2. Halte die Phoenix am Leben: Mit ihr endet der Scan.",
  },
  interdiction: {
    title: "Monsoon: Hemmfeld",
    about: "Halte einen Riesen auf der Stelle.",
    role: "Du führst die Monsoon. Die Leviathan hat Manöverwert 2.",
    tasks: [
      {
        text: "Das Hemmfeld der Monsoon nimmt einem gegnerischen Schiff zwei Punkte Geschwindigkeit, Rückwärts oder Manöver, in dessen nächster Bewegungsphase. Nimm beide vom Manöver der Leviathan, damit sie gar nicht drehen kann.",
        goals: ["Nimm ihrem Manöver 2"],
        hint: "Wähle die Leviathan, dann das Hemmfeld mit 2 Manöver.",
        wrong: [
          "Die Leviathan behält mindestens eine Drehung und kann ihre enge Batterie auf dich richten.",
          "Du hast das Feuer eingestellt, ohne das Hemmfeld zu legen.",
        ],
      },
    ],
    end: "Flieg jetzt hinter sie: Ihre schwere Batterie ist eng, und sie kann nicht drehen. Wer ausweicht, darf gegen das Hemmfeld würfeln.",
  },
  "energy-pulse": {
    title: "Inferno: Energiepuls",
    about: "Triff jedes Schiff um dich herum.",
    role: "Du führst die Inferno, mit zwei Scouts dicht dahinter.",
    tasks: [
      {
        text: "Keine Batterie hat die Scouts im Feuerwinkel. Der Puls braucht weder Ziel noch Trefferwurf: Er trifft jedes Schiff bis zwei Felder weit, auch eigene. Die Cinder ist 4 Felder entfernt. Schlag zu.",
        goals: ["Triff beide Scouts"],
        hint: "Wähle den Energiepuls in der Eingabezeile.",
        wrong: ["Du hast das Feuer eingestellt. Der Puls hätte beide Scouts getroffen."],
      },
    ],
    end: "Tarnung, Ausweichen und Störung spielen für ihn keine Rolle. Schilde und Schadenskontrolle schon.",
  },
  jamming: {
    title: "Intrepid: Sensorstörung",
    about: "Blende das Schiff, das auf dich feuern würde.",
    role: "Du führst die Intrepid. Die Guardian, 6 Felder voraus, zielt auf deine Victory.",
    tasks: [
      {
        text: "Am Ende ihrer Bewegung darf die Intrepid ein Feld in ihrem vorderen Feuerwinkel stören, bis 12 Felder weit. Bis 6 Felder weit verliert jedes Schiff darin 2 Sensoren, darüber 1. Störe das Feld der Guardian mit Stärke 2.",
        goals: ["Störe die Guardian um 2"],
        hint: "Bleib, wo du bist: Wähle „Ohne Manöver“ und „Bewegung beenden“, dann das Feld der Guardian.",
        wrong: [
          "Das ist ein anderes Feld, oder es ist zu weit weg für Stärke 2. Eine Störung gilt für das Feld, nicht für ein Schiff.",
          "Nichts ist gestört. Die Guardian feuert mit Sensoren 3.",
        ],
      },
    ],
    end: "Sensoren 3 minus 2 sind 1: Auf 9 Felder ist das Schwierigkeit 9, und ab 6 trifft nichts.",
  },
  "adaptive-shield": {
    title: "Pulsar: adaptiver Schild",
    about: "Stärke das Schiff, auf das gefeuert wird.",
    role: "Du führst die Pulsar, neben einer beschädigten Nova.",
    tasks: [
      {
        text: "Am Ende ihrer Bewegung nennt die Pulsar ein eigenes Schiff oder sich selbst. Bis zwei Felder weit bekommt es drei Schildwürfel gegen jede Salve. Die Conflagration wird auf die Nova feuern. Schütze sie.",
        goals: ["Schütze die Nova"],
        hint: "Wähle „Ohne Manöver“ und „Bewegung beenden“. Wähle dann die Nova für den Schild.",
        wrong: ["Die Conflagration feuert auf die Nova, die jetzt keinen Schild hat."],
      },
    ],
    end: "Eine 1 oder 2 auf einem Schildwürfel bringt der Panzerung 1. Eine Pulsar, die ein anderes Schiff schützt, hat selbst einen Würfel.",
  },
  stealth: {
    title: "Assassin: Tarnung",
    about: "Wähle zwischen Verstecken und Feuern.",
    role: "Du führst die Assassin, mit 5 Rumpf und zwei Riesen voraus.",
    tasks: [
      {
        text: "Am Ende ihrer Bewegung wählt die Assassin volle oder teilweise Tarnung. Voll: 6 Felder weiter weg für gegnerisches Feuer, und sie darf nicht feuern. Teilweise: 3 Felder, und sie darf. Mit 5 Rumpf muss sie diese Runde überstehen. Versteck sie.",
        goals: ["Tarne sie voll"],
        hint: "Wähle „Ohne Manöver“ und „Bewegung beenden“, dann „Volle Tarnung“.",
        wrong: [
          "Bei teilweiser Tarnung feuert die Leviathan mit Schwierigkeit 4. Bei voller wären es 5, und nur eine 6 träfe.",
        ],
      },
    ],
    end: "Die Wahl gilt bis zur nächsten Bewegung, und alle sehen sie. Komm nächste Runde hervor; dann muss die erste Salve sitzen.",
  },
};
