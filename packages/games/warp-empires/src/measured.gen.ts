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
        "evaluation": "2026-11-b"
      },
      "won": "1100101101111110100111110010010101010000100010001110010011010110110110001110011100101100001101000101",
      "seats": [
        {
          "side": "empire.1",
          "share": 0.49,
          "half": 0.0961
        },
        {
          "side": "empire.2",
          "share": 0.51,
          "half": 0.0961
        }
      ]
    },
    "short": {
      "player": {
        "level": 3,
        "iterations": 10,
        "evaluation": "2026-11-b"
      },
      "won": "1110110111000000110100110010101110010001000111111110100010010010100110011100010110101000110101100001",
      "seats": [
        {
          "side": "empire.1",
          "share": 0.51,
          "half": 0.0961
        },
        {
          "side": "empire.2",
          "share": 0.49,
          "half": 0.0961
        }
      ]
    }
  }
};
