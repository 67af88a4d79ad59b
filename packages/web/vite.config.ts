import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  // While developing, the host runs beside Vite: npm start in one window, npm run dev in another.
  server: { proxy: { "/api": { target: "http://localhost:8080", ws: true } } },
  // Workers fetch the games they need, as pages do.
  worker: { format: "es" },
  build: { outDir: "../../dist/web", emptyOutDir: true, target: "es2024" },
});
