// Written by `npm run presets`.
import type { PresetMeasures } from "@starboard/kit";

export const measured: PresetMeasures = {
  "edition": "warp-empires@1",
  "seed": 1,
  "presets": {
    "standard": {
      "won": "01101101",
      "seats": [
        {
          "side": "empire.1",
          "share": 0.375,
          "half": 0.2799
        },
        {
          "side": "empire.2",
          "share": 0.625,
          "half": 0.2799
        }
      ]
    },
    "short": {
      "won": "00100100",
      "seats": [
        {
          "side": "empire.1",
          "share": 0.75,
          "half": 0.2709
        },
        {
          "side": "empire.2",
          "share": 0.25,
          "half": 0.2709
        }
      ]
    }
  }
};
