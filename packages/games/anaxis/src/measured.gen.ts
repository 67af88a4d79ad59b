// Written by `npm run presets`.
import type { PresetMeasures } from "@starboard/kit";

export const measured: PresetMeasures = {
  "edition": "anaxis@5",
  "seed": 1,
  "presets": {
    "border": {
      "won": "101100000000",
      "seats": [
        {
          "side": "pelloda",
          "share": 0.75,
          "half": 0.2292
        },
        {
          "side": "nelluran",
          "share": 0.25,
          "half": 0.2292
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
