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
      "player": {
        "level": 3,
        "iterations": 20,
        "evaluation": "2026-11-c"
      },
      "won": "00001101000010001111110001110110101110110-1111010010110110111010111111-010100000110001001011011-0100",
      "seats": [
        {
          "side": "side.1",
          "share": 0.465,
          "half": 0.0945
        },
        {
          "side": "side.2",
          "share": 0.535,
          "half": 0.0945
        }
      ]
    }
  }
};
