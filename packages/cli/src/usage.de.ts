/** How each command is used, in German. Commands, options and their fixed values stay as they are typed. */
import type { Translation } from "@starboard/kit";
import type { en } from "./usage.en.ts";

const USAGES: Readonly<Record<string, readonly string[]>> = {
  games: ["starboard games [SPIEL]"],
  play: [
    "starboard play [SPIEL] [--options JSON|DATEI|VORLAGE] [--seats me,bot:3,…] [--record DATEI] [--moves DATEI] [--rematch DATEI]",
  ],
  simulate: ["starboard simulate < ANFRAGEN   (docs/programs.md beschreibt die Zeilen)"],
  host: ["starboard host [--port 8080] [--address localhost]"],
  backup: ["starboard backup DATEI        (liest den Speicher aus DATABASE_URL oder STARBOARD_DATA)"],
  restore: ["starboard restore DATEI [--replace]", "starboard restore DATEI --check"],
  arena: ["starboard arena --help"],
  lab: [
    "starboard lab DATEI.json [--matches N] [--threads 2] [--out NAME]     DATEI.json speichert die Laborseite; --out schreibt NAME.json und NAME.csv",
  ],
  balance: [
    "starboard balance SPIEL [--with scripted] [--matches 20[,20…]] [--part NAME] [--factor N] [--seed 1] [--threads 2] [--keep DATEI.jsonl] [--out DATEI.md]",
  ],
  tune: [
    "starboard tune SPIEL [--matches 100] [--iterations 30] [--seed 1] [--weights DATEI] [--table NAME]… [--ridge 0.02] [--search-part 0] [--name NAME] [--keep DATEI.jsonl] [--out DATEI.json]",
  ],
  calibrate: [
    "starboard calibrate SPIEL [--matches 100] [--iterations 30] [--seed 1] [--weights DATEI] [--keep DATEI.jsonl] [--out DATEI.json]",
  ],
  profile: [
    "starboard profile SPIEL [--iterations 200] [--matches 2] [--acts 20000] [--options JSON oder Vorlage] [--seed 1] [--shares]",
  ],
  verify: ["starboard verify DATEI…"],
  review: [
    "starboard review DATEI [--seat N] [--seed S] [--effort F] [--all] [--json]",
    "",
    "--seat N    nur die Entscheidungen von Sitz N, gezählt ab 1",
    "--seed S    Startwert der Stichproben (1)",
    "--effort F  Faktor für die Zahl der Stichproben (1)",
    "--all       auch Entscheidungen, die gut sind oder zu knapp für ein Urteil",
    "--json      die Analyse als Datei",
  ],
  "review-study": [
    "starboard review-study SPIEL [--matches N] [--planted N] [--luck N] [--seed S] [--iterations I] [--options OPTIONEN] [--keep ORDNER] [--out DATEI]",
    "",
    "--matches N     Partien starker Bots, die zweimal analysiert werden (4, oder 0, wenn ein anderer Teil verlangt ist)",
    "--planted N     Partien, in deren Entscheidungen Fehler eingebaut werden (0)",
    "--luck N        Partien, deren Glück zusammengezählt wird (0)",
    "--iterations I  Durchläufe je Frage der starken Bots (300)",
    "--keep ORDNER   bewahrt die Ergebnisse auf; eine unterbrochene Untersuchung geht dort weiter",
    "--out DATEI     schreibt die Zahlen in die review-trust.json des Spiels",
  ],
  mine: [
    "starboard mine SPIEL --keep DATEI.jsonl [--matches 20] [--a 3@40] [--b 1@20] [--seed 1] [--options JSON] [--search]",
    "starboard mine SPIEL --keep DATEI.jsonl --records AUFZEICHNUNG.json,…",
    "starboard mine SPIEL --select ORDNER --keep DATEI.jsonl,… [--most 60] [--reject DATEI]",
    "starboard mine SPIEL --suite DATEI.json --keep DATEI.jsonl,… [--most 60]",
    "starboard mine SPIEL --check [--sample 20] [--seed 1] [--match]",
    "",
    "--keep DATEI       die Ergebnisse nach Partien; ein unterbrochener Lauf geht dort weiter",
    "--a, --b           die beiden Bots, wie bei starboard arena",
    "--records DATEIEN  untersucht diese Partien, statt welche zu spielen",
    "--select ORDNER    schreibt eine Datei je Familie: gültige Aufgaben, die sich nicht zu sehr ähneln",
    "--reject DATEI     Kennungen, die weggelassen werden, eine je Zeile",
    "--search           die Suche beurteilt in jedem Abschnitt eine Frage; sonst tun es die Beweise des Spiels",
    "--suite DATEI      schreibt die Stellungen, die die Suche beurteilt hat, für starboard suite",
    "--check            wie viele Aufgaben des Programms jede Stufe löst; genaue löst ein Löser, der die Aufgabe kennt",
    "--match            mit --check: Bots spielen die Partie, wie auch immer die Aufgabe lautet",
  ],
  blunders: [
    "starboard blunders SPIEL [--players 3@60,5@60] [--judge NAME oder DATEI] [--longer 20] [--decisions 200] [--options JSON oder Vorgabe] [--seed 1] [--keep DATEI.jsonl]",
    "",
    "--players L@N,…  Stufen mit ihren Durchläufen; die erste spielt die Partien, aus denen die Stellungen kommen",
    "--judge          die Bewertung, nach der geurteilt wird: eine benannte oder eine Datei mit Gewichten; sonst die geltende",
    "--longer N       geurteilt wird mit N-mal so vielen Durchläufen wie beim Spieler mit den meisten",
    "--keep DATEI     bewahrt die Ergebnisse nach Partien auf; ein unterbrochener Lauf geht dort weiter",
  ],
  suite: [
    "starboard suite SPIEL [--level N] [--sample 500] [--seed 1]",
    "",
    "--level N    nur eine Stufe von 1 bis 5; sonst alle",
    "--sample N   so viele Stellungen eines Themas werden höchstens versucht",
  ],
  study: ["starboard study check DATEI…"],
  replay: ["starboard replay DATEI [--at N]"],
  export: ["starboard export DATEI [--as text|csv|html|position] [--seen-by public|open|SITZ] [--at N] [--out DATEI]"],
  print: ["starboard print SPIEL [--paper a4|letter|a3|tabloid] [--parts TEIL,…] [--no-backs] [--out DATEI]"],
  module: ["starboard module", "starboard module check DATEI…", "starboard module show KENNUNG [--out DATEI]"],
  map: [
    "starboard map check DATEI… [--module KENNUNG|DATEI]",
    "starboard map draw [--module KENNUNG|DATEI] [--players N] [--number N] [--out DATEI]",
    "starboard map fairness [DATEI] [--module KENNUNG|DATEI] [--players N] [--number N]",
  ],
  rule: ["starboard rule AD-6.4.4"],
  situations: ["starboard situations PFAD…"],
  perft: [
    "starboard perft PFAD…",
    "starboard perft --game SPIEL --depth N [--options JSON|DATEI|VORLAGE] [--position JSON] [--seed N]",
  ],
  golden: ["starboard golden ORDNER [--check]     ORDNER enthält specs.json"],
  "release-check": [
    "starboard release-check [SPIEL…] [--report] [--update | --release]",
    "  --report   nennt auch, was Referenzaufzeichnungen nach der nächsten Ausgabe anders machen",
    "  --update   speichert das Verhalten noch nicht veröffentlichter Ausgaben und neuer Aufzeichnungen",
    "  --release  tut dasselbe und gibt jede Ausgabe frei: Danach braucht jede Änderung eine neue Ausgabe",
  ],
  check: [
    "starboard check SPIEL [--matches N] [--acts N] [--every N] [--seed N] [--options JSON|DATEI|VORLAGE] [--out ORDNER] [--coverage]",
  ],
  fuzz: ["starboard fuzz SPIEL [--acts N] [--seed N] [--every N] [--options JSON|DATEI|VORLAGE] [--out ORDNER]"],
  soak: [
    "starboard soak [--inputs N] [--seed N] [--situations PFAD]…",
    "starboard soak kill [--kills N] [--matches N] [--longest N] [--seed N] [--store sqlite|postgres]…",
    "starboard soak hostile [--messages N] [--seed N]",
    "starboard soak field [--bots N] [--pairs N] [--rounds N] [--minutes N] [--seed N] [--store sqlite|postgres]…",
    "starboard soak races [--races N] [--matches N] [--seed N]",
    "starboard soak restarts [--restarts N] [--pairs N] [--seed N]",
    "starboard soak hosts [--kills N] [--hosts N] [--pairs N] [--seed N]",
    "starboard soak disk [--times N] [--matches N] [--seed N]",
    "starboard soak clock [--jumps N] [--seed N]",
  ],
};

export const de: Translation<typeof en> = {
  of: (command) => USAGES[command]?.join("\n"),
};
