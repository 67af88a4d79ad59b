// Written by `npm run presets`.
import type { PresetMeasures } from "@starboard/kit";

export const measured: PresetMeasures = {
  "edition": "trekwar@2",
  "seed": 1,
  "presets": {
    "standard": {
      "player": {
        "level": 5,
        "iterations": 100,
        "evaluation": "2026-11-b"
      },
      "seed": 60,
      "won": "10101000111011110110110010110101111100101011111011110000001001101010101100011110100110011000001001001110010001110011001010010110011111000101000010110100111011110100011100111001011010111011110001111001",
      "seats": [
        {
          "side": "federation",
          "share": 0.46,
          "half": 0.0684
        },
        {
          "side": "dominion",
          "share": 0.54,
          "half": 0.0684
        }
      ]
    },
    "correspondence": {
      "won": "0100011101011101000010000010111100010001110011110001010000111110000000000010100100110000000000000000",
      "seats": [
        {
          "side": "federation",
          "share": 0.65,
          "half": 0.092
        },
        {
          "side": "dominion",
          "share": 0.35,
          "half": 0.092
        }
      ]
    },
    "openTable": {
      "won": "1011110001101101000101111110001101010100110101110010100100000100010010010000001001001001001011011001",
      "seats": [
        {
          "side": "federation",
          "share": 0.55,
          "half": 0.0957
        },
        {
          "side": "dominion",
          "share": 0.45,
          "half": 0.0957
        }
      ]
    },
    "fullSupport": {
      "won": "0100100001101100011100010001111100110111010101100110100001111011000001011000100111000000011010011001",
      "seats": [
        {
          "side": "federation",
          "share": 0.54,
          "half": 0.0958
        },
        {
          "side": "dominion",
          "share": 0.46,
          "half": 0.0958
        }
      ]
    },
    "quick": {
      "won": "1011110001100101000110111001001101011000111111110010101110101000000010010100001110011001101011111001",
      "seats": [
        {
          "side": "federation",
          "share": 0.48,
          "half": 0.096
        },
        {
          "side": "dominion",
          "share": 0.52,
          "half": 0.096
        }
      ]
    }
  }
};
