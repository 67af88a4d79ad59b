// Written by `npm run presets`.
import type { PresetMeasures } from "@starboard/kit";

export const measured: PresetMeasures = {
  "edition": "warp-empires@1",
  "seed": 1,
  "presets": {
    "standard": {
      "player": {
        "level": 3,
        "iterations": 10,
        "evaluation": "2026-11-c"
      },
      "won": "0100101100011010110000100010100110000100100001110011001010110110100110011010101010011100010100110101",
      "seats": [
        {
          "side": "empire.1",
          "share": 0.55,
          "half": 0.0957
        },
        {
          "side": "empire.2",
          "share": 0.45,
          "half": 0.0957
        }
      ]
    },
    "short": {
      "player": {
        "level": 3,
        "iterations": 10,
        "evaluation": "2026-11-c"
      },
      "won": "1110100000010000110100000010000100110100010100010111110011000111101010111001010111001010010001001011",
      "seats": [
        {
          "side": "empire.1",
          "share": 0.56,
          "half": 0.0955
        },
        {
          "side": "empire.2",
          "share": 0.44,
          "half": 0.0955
        }
      ]
    }
  }
};
