// Written by `npm run presets`.
import type { PresetMeasures } from "@starboard/kit";

export const measured: PresetMeasures = {
  "edition": "anaxis@5",
  "seed": 1,
  "presets": {
    "border": {
      "player": {
        "level": 3,
        "iterations": 20,
        "evaluation": "2026-11"
      },
      "won": "0011000101000000001110000101100001101000111011001000001100000110000001000001111000100011011010000010",
      "seats": [
        {
          "side": "pelloda",
          "share": 0.65,
          "half": 0.092
        },
        {
          "side": "nelluran",
          "share": 0.35,
          "half": 0.092
        }
      ]
    },
    "skirmish50": {
      "won": "--0--1-100-0",
      "seats": [
        {
          "side": "side.1",
          "share": 0.5833,
          "half": 0.1915
        },
        {
          "side": "side.2",
          "share": 0.4167,
          "half": 0.1915
        }
      ]
    }
  }
};
