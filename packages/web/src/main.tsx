import { createRoot } from "react-dom/client";

const place = document.getElementById("root");
if (place === null) throw new Error("index.html has no #root");

createRoot(place).render(
  <main>
    <h1>Starboard</h1>
  </main>,
);
