/** The look of the pages: the theme with the project's typefaces and tokens, and lessons that are played in place. */
import type { Theme } from "vitepress";
import Base from "vitepress/theme-without-fonts";
import LiveLessons from "./LiveLessons.vue";
import "../../../packages/ui/src/style/fonts.css";
import "../../../packages/ui/src/style/tokens.css";
import "./style.css";

export default {
  extends: Base,
  enhanceApp({ app }) {
    app.component("LiveLessons", LiveLessons);
  },
} satisfies Theme;
