import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { FORMAT_ONLY, messages } from "../../tools/messages/plugin.ts";

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [messages(), react(), tailwindcss()],
  resolve: { alias: FORMAT_ONLY },
  build: { target: "es2023", sourcemap: false, assetsInlineLimit: 2_048, copyPublicDir: !isSsrBuild },
  ssr: { noExternal: true },
  server: { proxy: { "/api": "http://localhost:8080" } },
}));
