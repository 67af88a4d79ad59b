// Written by `npm run presets`.
import type { PresetMeasures } from "@starboard/kit";

export const measured: PresetMeasures = {
  "edition": "4000ad@2",
  "seed": 1,
  "presets": {
    "tournament": {
      "won": "0001000000110000110000010000101000011101",
      "seats": [
        {
          "side": "Algol | Regulus",
          "share": 0.7,
          "half": 0.1377
        },
        {
          "side": "Antares | Pavo",
          "share": 0.3,
          "half": 0.1377
        }
      ]
    },
    "classic": {
      "won": "0001000000110000110000010000101000011101",
      "seats": [
        {
          "side": "Algol | Regulus",
          "share": 0.7,
          "half": 0.1377
        },
        {
          "side": "Antares | Pavo",
          "share": 0.3,
          "half": 0.1377
        }
      ]
    },
    "house": {
      "won": "0000110001110000111100001001100100110111",
      "seats": [
        {
          "side": "Algol | Regulus",
          "share": 0.55,
          "half": 0.1471
        },
        {
          "side": "Antares | Pavo",
          "share": 0.45,
          "half": 0.1471
        }
      ]
    }
  }
};
