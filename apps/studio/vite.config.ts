import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { target: "es2023", sourcemap: false },
  server: { proxy: { "/api": "http://localhost:8090" } },
});
