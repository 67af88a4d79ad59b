// Written by `npm run presets`.
import type { PresetMeasures } from "@starboard/kit";

export const measured: PresetMeasures = {
  "edition": "4000ad@2",
  "seed": 1,
  "presets": {
    "tournament": {
      "won": "0001100000111010110000010000101000011101",
      "seats": [
        {
          "side": "Algol | Regulus",
          "share": 0.625,
          "half": 0.1439
        },
        {
          "side": "Antares | Pavo",
          "share": 0.375,
          "half": 0.1439
        }
      ]
    },
    "classic": {
      "won": "0001100000111010110000010000101000011101",
      "seats": [
        {
          "side": "Algol | Regulus",
          "share": 0.625,
          "half": 0.1439
        },
        {
          "side": "Antares | Pavo",
          "share": 0.375,
          "half": 0.1439
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
