/** The text of `rules.de.md`. Written by `npm run rules`; change the Markdown, not this. */
export const rules = `# Warp Empires – die Regeln

Spielidee: Lloyd Krassner (Warpspawn Games). Zwei bis sechs Imperien beginnen auf einer unbekannten Karte. Sie erkunden sie, gewinnen ihre Völker
oder nehmen, was sie halten können. Wer mehr als den vereinbarten Anteil kontrolliert, gewinnt.

## So liest du diesen Text

Jede Regel beginnt mit ihrer Nummer in Fettschrift und einem Zeichen in eckigen Klammern. Was bis zur nächsten Nummer oder
Überschrift folgt, gehört dazu. Spielplan, Ablehnungen, Protokoll und Rechnungen nennen diese Nummern.

| Zeichen | Was es dir sagt |
|---|---|
| [S] | So steht es auf dem Regelbogen, im allgemeinen Teil oder in dem des Star-Trek-Moduls. |
| [R] | Der Bogen schweigt, ist unklar oder widerspricht sich; so entscheiden wir, mit Begründung. \`option:\` nennt eine Tischoption, den üblichen Wert zuerst. |
| [D] | Von uns: Daten und Verfahren. |

## So läuft ein Zug ab

Lies diese Seite, und du kannst spielen; schlag den Rest nach, wenn du ihn brauchst.

1. **Ziehen:** Wirf weg, was du nicht willst, zieh fünf Karten, behalte sieben.
2. **Bewegung.** Nur Karten bewegen Einheiten: Warp eine Gruppe, Warp Fleet bis zu drei. Die anderen dürfen Decoys spielen oder abfangen.
3. **Erkundung.** Würfel sagen, was ein unbekanntes System birgt: Rohstoffe, vielleicht ein Volk, vielleicht ein Enigma.
4. **Enigma.** Wer dort steht, muss sich ihm stellen: 5 oder mehr löst es, weniger kann den Stapel kosten.
5. **Diplomatie.** Wirb um ein Volk: 6 oder mehr.
6. **Schlacht.** Wer sich ein Gebiet teilt, kämpft, außer beide sind auf diplomatischer Mission. Addiert Stärke und Karten; wer verliert, verliert
   die Hälfte und weicht ein Feld zurück, der Sieg kostet die Hälfte davon.
7. **Einnahmen.** Zähle, was deine Systeme zahlen.
8. **Anwerbung.** Zieh fünf Einheiten und kaufe, was du bezahlen kannst; baue.
9. **Unterhalt.** Die Einnahmen begrenzen, wie viele Einheiten du behältst.
10. **Kontrolle.** Dein Marker kommt auf jedes System, das du hältst. Mit mehr als 60 % aller Systeme gewinnst du.

Drei gute Gewohnheiten: Erkunde mit dem, was du entbehren kannst; behalte eine Karte für die Züge der anderen; nimm Systeme eins nach
dem anderen, auf so vielen Seiten wie möglich.

---

## B. Module

**WE-B.1** [D] Einheiten, Karten, Fraktionen, Gelände und viele Zahlen sind Daten: ein *Modul*, eine JSON-Datei. Die Regeln lesen alles daraus
und wissen von keinem Hintergrund; Optionen, die Dinge eines Hintergrunds nennen, stehen mit ihren Wörtern in dessen Modul. Die Kapitel 1 bis 15 beschreiben die Regeln so, wie das Star-Trek-Modul sie hat; was andere Module
stattdessen sagen können, steht dort, wo es darauf ankommt. Der Hash des Moduls mit seinen Optionen wird mit der Partie aufbewahrt.

## 1. Spielmaterial

**WE-1.1** [S] Einheiten sind Plättchen; manche sind **Anführer**, manche **Befestigungen** (unbeweglich). Kontrollmarker sind Plättchen.
**WE-1.2** [R] Alle Einheiten einer Person in einem Gebiet bilden einen **Stapel**. Mehrere Stapel derselben Person gibt es in einem Gebiet
nie. *Grund: Der Bogen nennt „Stapel“, was eine Seite auf einem Feld hat.*
**WE-1.3** [R] Eine **Gruppe** ist ein beliebiger nicht leerer Teil eines Stapels, der sich gemeinsam bewegt. *Grund: „Stapel oder Einheiten in Stapeln“.*
**WE-1.4** [R] Ein **gegnerischer Stapel** von X ist jeder Stapel einer anderen Person. Bündnisse kennen die Regeln nicht.
**WE-1.5** [S] Im Star-Trek-Modul gibt es ein gemeinsames Aktionsdeck und einen gemeinsamen Einheitenstapel; ein Modul darf allen eigene geben.
**WE-1.6** [R] **Stärke einer Einheit** = aufgedruckte Stärke + Fraktionsbonus ihres Besitzers für diese Art von Einheit. Sie gilt in der Schlacht und für
die Berechnung der Verluste. Gefangene oder assimilierte Einheiten folgen den Boni ihres neuen Besitzers. *Grund: Die Boni sind
als Eigenschaften der Einheiten geschrieben.*
**WE-1.7** [R] Ein **Schiff** ist eine Einheit, die weder Anführer noch Befestigung ist. *Grund: Phasers und Shields wirken auf „jedes Schiff“.*

## 2. Aufbau

**WE-2.1** [S] 2–6 Personen, je ein Volk [R: sechs Völker; zum Sieg durch Kontrolle braucht es mindestens zwei]. Die Sitzordnung ist zufällig; der erste
Sitz beginnt; weiter geht es in der Sitzordnung [R].
**WE-2.2** [S] Alle wählen ein Volk; jedes Volk kommt einmal vor. [R] Reihenfolge der Wahl: entgegen der Sitzordnung, oder zufällig, wenn der Tisch es so will.
**WE-2.3** [S] Alle haben ein Heimatsystem, von Anfang an kontrolliert und erkundet. Die Heimatplätze der Karte werden
ausgelost [R].
**WE-2.4** [S] Alle ziehen 10 zufällige Einheiten vom Stapel und beginnen mit ihnen in der Heimat.
**WE-2.5** [R] Der allgemeine Satz, dass die meisten Anführer im Spiel beginnen, ist hier ersetzt: Das Modul zählt alle 8 Legendary
Commanders zu den Plättchen des Stapels und nennt die zehn zufällig. Ein gezogener Anführer bleibt.
**WE-2.6** [R] Eine Starbase unter den zehn legst du vor dem ersten Zug in ein Gebiet, das WE-11.10 erlaubt
(neben dem Heimatsystem); ist keins frei, kommt sie zurück, und du ziehst ein anderes Plättchen. *Grund: Eine Starbase darf nicht in einem
System stehen, und zehn Einheiten sind versprochen.*
**WE-2.7** [R] Starthand 5 Karten. *Grund: Sonst könnte niemand auf die erste Person am Zug antworten; das Schwestermodul mit demselben
Gerüst teilt 5 aus.* \`option: draw.startingHand = 5 | 0 | 7\`.
**WE-2.8** [R] Die Kassen beginnen bei 0. *Grund: Nichts ist gesagt; die ersten Einnahmen kommen im ersten Zug.*
**WE-2.9** [R] Vor dem ersten Zug ordnen alle ihren Heimatstapel (welche Einheit oben liegt). Der erste Zug hat eine gewöhnliche
Phase „Ziehen“ (5 + 5 Karten, bis auf 7).
**WE-2.11** [D] \`option: evenSides = off | on\` (Star Trek). Beim Sieg (WE-14.1, WE-14.4) zählt ein Volk mehr Systeme, als es
kontrolliert, damit die Völker gleich stark sind: so viele, dass gleich starke Bots mit jedem etwa gleich oft gewannen. Wer ausgeschieden
ist, zählt keine. *Gemessen, nicht gedruckt; die Zahlen stehen neben dem Schalter. Punkte in der Kasse und Einheiten zu Beginn waren zu schwach.*

| Volk | Systeme mehr, zu zweit | zu dritt | zu viert | zu fünft | zu sechst |
|---|---|---|---|---|---|
| Föderation | 4 | 3 | 3 | 4 | 4 |
| Klingonen | 0 | 0 | 0 | 0 | 0 |
| Romulaner | 1 | 2 | 3 | 4 | 4 |
| Ferengi | 2 | 3 | 3 | 4 | 4 |
| Cardassianer | 2 | 2 | 3 | 4 | 4 |
| Borg | 1 | 2 | 2 | 3 | 3 |

## 3. Die Karte

**WE-3.1** [S] Der Spielplan besteht aus unregelmäßigen, ineinandergreifenden Gebieten. Zwei Gebiete sind **benachbart**, wenn sie eine
Grenze teilen. Entfernungen zählen Schritte von Nachbar zu Nachbar durch betretbare Gebiete.

**WE-3.2** [S] Mehr als die Hälfte aller Gebiete ist leerer Raum (streng: 2 × leer > gesamt). [R] Als leer gilt nur das Gelände \`space\`;
Nebel, Wurmlöcher und Supernovas nicht. *Grund: Der Bogen führt sie als „andere“ Arten.*

**WE-3.3** [S] Ein **System** (Planetensystem) ist das einzige Gebiet mit Einnahmen. Heimatsysteme sind Systeme.
[R] Heimatsysteme zählen für den Sieg zu „den Systemen auf der Karte“. *Grund: Sie bringen Einnahmen und können erobert werden.*

**WE-3.4** [S] Supernova: Niemand darf sie betreten. Nebel: Ein Stapel, der ihn betritt, muss anhalten. Wurmloch: sofortige Reise zu jedem
anderen Wurmloch (WE-5.10).

**WE-3.5** [D] Größen. „Sieg“ ist die Zahl der Systeme, die 60 % übertrifft.

| Personen | Gebiete | Systeme samt Heimatsystemen | Nebel | Supernovas | Wurmlöcher | Leer | Heimatabstand min–max | Sieg |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
| 2 | 64 | 20 | 3 | 2 | 2 | 37 | 6–7 | 13 |
| 3 | 64 | 21 | 3 | 3 | 3 | 34 | 4–6 | 13 |
| 4 | 68 | 22 | 4 | 3 | 4 | 35 | 4– | 14 |
| 5 | 76 | 24 | 4 | 4 | 4 | 40 | 4– | 15 |
| 6 | 80 | 24 | 5 | 4 | 4 | 43 | 4– | 15 |

**WE-3.6** [D] Generator \`raster-partition/1\`: nur ganzzahlige Rechnung, damit jede Maschine aus einer Startzahl dieselbe Karte
zeichnet.

1. Grobes Raster mit K = 20 Gitterzellen je Seite, \`cols = ceil(sqrt(1.4·T))\`, \`rows = ceil(T/cols)\`. Überzählige grobe Zellen
   fallen zufällig am Rand des Rasters weg; das macht die Küste des Spielplans unregelmäßig. Je verbleibender grober Zelle ein
   Mittelpunkt, in jeder Achse um 3..16 verschoben. Jetzt gibt es genau T Mittelpunkte.
2. Zwei ganzzahlige Rauschfelder (Werte −4..+4 auf einem Gitter von 8, bilinear) verschieben jede Gitterzelle, bevor sie nach
   quadratischem Abstand ihren nächsten Mittelpunkt sucht (bei Gleichstand: die kleinere Nummer; weiter als 1,15·K: außerhalb des
   Spielplans). Die Verschiebung lässt die Grenzen ineinandergreifen. Gitterzellen, die vom Hauptteil ihres Gebiets abgeschnitten
   sind, gehen an den Nachbarn mit der längsten Berührung.
3. Benachbart = mindestens 4 gemeinsame Gitterkanten. Verwirf den Entwurf, wenn der Graph nicht zusammenhängt. Üblicher mittlerer Grad 4,4–4,8.
4. Heimatgebiete: 25 zufällige Anfänge, dann schrittweise Verbesserung, ein Gebiet nach dem anderen, nach \`100·(max−min) −
   10·min(min, homeDistanceMax) + 200·max(0, min − homeDistanceMax) + 500·max(0, homeDistanceMin − min)\`; max und min gelten für
   die Abstände der Heimatgebiete zum nächsten Rivalen; nur Gebiete mit mindestens 4 Nachbarn.
5. Systeme: Ein Gebiet gehört zur Sphäre der Heimat, die eindeutig am nächsten ist. Jede Sphäre bekommt dieselbe Zahl: zwei
   Systeme in Entfernung 2, eins in Entfernung 3, die übrigen irgendwo ab Entfernung 2; verbleibende Systeme gehen an Gebiete mit
   gleichem Abstand zu zwei Heimatgebieten. Immer der Kandidat mit den wenigsten benachbarten Systemen; bei Gleichstand
   entscheidet die Startzahl.
6. \`scatter\`: Supernovas (≥ 2 von jeder Heimat, nie den Graphen trennend), Nebel (≥ 2), Wurmlöcher (≥ 2 von Heimatgebieten, ≥ 3
   voneinander).
7. Angenommen wird die Karte, wenn alle Bedingungen der **Fairness** erfüllt sind, gemessen mit unpassierbaren Supernovas: Abstand
   zum nächsten Rivalen für alle Heimatgebiete gleich und zwischen Minimum und Maximum von WE-3.5; Zahl der Systeme im Umkreis von
   2 Schritten höchstens um 1 verschieden; im Umkreis von 3 Schritten höchstens um 1 (2–4 Personen) oder 2 (5–6); jede Heimat hat
   mindestens 3 Nachbargebiete, die weder System noch unpassierbar sind (Platz für Starbases); WE-3.2. Bis zu 20 Aufteilungen × 25
   zufällige Verteilungen. Dann werden die vier fairsten ausgebessert: Ein Gebiet nach dem anderen tauscht den Platz mit einem
   leeren, so weit von Heimatgebieten und seinesgleichen, wie Schritt 5 und 6 es wollen, solange die Karte dadurch fairer wird.
   Dann bis zu 20 Aufteilungen mit sechsmal so vielen Anfängen für die Heimatgebiete, ebenso ausgebessert. Ist keine gleichmäßig,
   gilt die beste, und der Tisch sieht, was ihr fehlt.
8. Die Umrisse auf dem Bildschirm folgen dem Gitter und werden geglättet; für die Regeln zählt nur die Liste der Nachbarschaften.

**WE-3.7** [D] Handgezeichnete Karte, Format \`warp-empires.map/1\`:

\`\`\`json
{ "format": "warp-empires.map/1", "id": "example", "name": "Example", "module": "star-trek", "players": [2, 3],
  "territories": [
    { "id": "sol", "name": "Sol", "terrain": "system", "label": [120, 80], "outline": [[100,60],[140,60],[140,100],[100,100]] },
    { "id": "v1", "terrain": "space", "label": [160, 80], "outline": [[140,60],[180,60],[180,100],[140,100]],
      "features": {} } ],
  "borders": [["sol", "v1"]],
  "homes": { "2": ["sol", "x7"], "3": ["sol", "x7", "x9"] },
  "explored": { "x3": { "resources": "rich", "minorRace": null, "enigma": false } } }
\`\`\`

Fehler beim Laden: doppelte Id; Grenze zu einem unbekannten oder demselben Gebiet; eine Heimat, die kein Gebiet mit Einnahmen ist;
weniger Heimatgebiete als Personen; ein Gebiet, das von einer Heimat nur durch \`enter: never\` erreichbar wäre; leerer Anteil nicht
über der Hälfte (bei handgezeichneten Karten nur eine Warnung); ein einzelnes Gebiet eines Netzgeländes (Warnung). Fehlende
\`borders\` werden aus gemeinsamen Umrisskanten abgeleitet. Der Fairnessbericht von WE-3.6 Schritt 7 wird gezeigt, aber nicht
erzwungen.

## Der Zug

**WE-2.10** [S] Alle spielen nacheinander vollständige Züge. [S+R] Ein Zug hat zehn Phasen:

> Ziehen → Bewegung → Erkundung → Enigma → Diplomatie → Schlacht → Einnahmen → Anwerbung → Unterhalt → Kontrolle

*Warum so verbunden:* Die allgemeine Folge ist Ziehen, Bewegung, Schlacht, Einnahmen, Anwerbung, Unterhalt, Kontrolle; das Modul stellt die Erkundung
hinter die Bewegung, Enigma hinter die Erkundung und Diplomatie hinter Enigma. Die Kette passt nur an eine Stelle, zwischen Bewegung und
Schlacht. So ergibt auch der Text Sinn: Um ein Volk kannst du werben (Diplomatie), bevor du es angreifst (Schlacht), ein Enigma muss
vor beidem aus dem Weg, und ein Volk, das sich anschließt, zahlt in den Einnahmen desselben Zugs, während gewaltsam genommener Boden
in der Kontrolle markiert wird und ab dem nächsten Zug zahlt.

## 4. Karten

**WE-4.1** [S] Phase „Ziehen“: Lege zuerst beliebige Karten ab, zieh dann 5, lege dann bis auf 7 ab.
**WE-4.2** [R] Nur wer am Zug ist, zieht. *Grund: Vorher abzulegen ergibt nur so Sinn; das Schwestermodul
spricht an derselben Stelle von den eigenen Einheiten des Besitzers.* \`option: draw.who = active | all\` (all: im Uhrzeigersinn von der Person am Zug
an, alle legen zuerst ab).
**WE-4.3** [S] Ein leeres Deck wird durch den gemischten Ablagestapel ersetzt. [R] Ist auch der leer, entfällt der Rest des Ziehens.
**WE-4.4** [R] Die Grenze von 7 gilt sofort nach jedem Zugewinn (Research, Intelligence), nach Wahl des Besitzers. *Grund: Die
„maximale Handgröße“ ist an keine Phase gebunden.*
**WE-4.5** [R] Eine gespielte Karte kommt auf den Ablagestapel, wenn ihre Wirkung (oder deren Aufhebung) abgeschlossen ist; eine aufgehobene Karte ist verbraucht.
**WE-4.6** [R] Zeitpunkte. Karten mit \`ownFree\` darf die Person am Zug immer spielen, wenn sie in ihrer Bewegung,
ihren Einnahmen oder ihrer Anwerbung zu entscheiden hat. *Grund: Der Bogen gibt den meisten Karten keinen Zeitpunkt; der eigene Zug außerhalb der Schlacht hält das Spiel als
Fernpartie spielbar.* Schlachtkarten nur die beiden Seiten der Schlacht.
**WE-4.7** [S] Security hebt Espionage, Sabotage, Steal oder Reconnaissance auf (auch wenn eine Special Card als eine davon
gespielt wird). [R] Spielen darf sie nur das Ziel der Karte; bei Reconnaissance ist das der Besitzer des Stapels.
\`option: cards.securityBy = target | anyone\`. Intelligence hält sie nicht auf [S: nicht aufgeführt]. Auf Security gibt es keine Antwort.
**WE-4.8** [R] Ein Ziel ist immer eine einzige Gegenseite („opponent“ auf dem Bogen), gewählt von der Person, die die Karte spielt.
**WE-4.9** [R] Sabotage: Das Opfer wählt, welche zwei Karten (alle, wenn es weniger sind). \`option: cards.sabotagePick = victim | random\`.
**WE-4.10** [R] Raiding spielt eine beliebige Gegenseite in der Einnahmephase der Person am Zug. *Grund: Nur dann nimmt jemand
„in diesem Zug“ etwas ein.*
**WE-4.11** [R] Peace Treaty wird gespielt, wenn jemand einen Angriff auf dich erklärt; dieser Angriff findet nicht statt, und diese Person darf
dich in diesem Zug nicht noch einmal angreifen. Das deckt auch Garnisonen. Beide Seiten gelten dort als auf diplomatischer Mission.
**WE-4.12** [S] Eine Special Card gilt als eine der Karten, die das Volk ihres Besitzers nennt. [R] Sie ist dann in jeder Hinsicht diese Karte
(Zeitpunkt, Antworten, Fraktionsbonus).
**WE-4.13** [R] „Evasion“ ist nicht im Deck: Der klingonische Bonus dafür bleibt im Modul und hat keine Wirkung. Das Modul
überlässt dem Tisch, ob eine andere Karte dafür gilt: \`option: cards.evasion = none | decoys | retreat\`: Bei einem anderen Wert
dürfen Klingonen auch diese Karte in der Schlacht für +5 Stärke spielen.
**WE-4.14** [R] Nach Antworten wird im Uhrzeigersinn von der Person am Zug an gefragt; wer gefragt ist, antwortet oder passt; die erste Antwort
schließt die Gelegenheit zu dem, worauf sie antwortet, nur Intercept lässt sie für weitere Antworten offen. Auf eine Karte, die
antwortet, darf selbst nur geantwortet werden, wenn ihre Liste \`answers\` es sagt (Intercept ← Decoys). Die Tiefe ist also höchstens 3.

## 5. Bewegung

**WE-5.1** [S] Bewegungen geschehen durch Karten: Warp bewegt einen Stapel, Warp Fleet zwei oder drei. [R] Jeder „Stapel“ ist eine Gruppe aus einem
Gebiet, die sich auf einem Weg bewegt. Warp Fleet darf für weniger genutzt werden. Die Gruppen einer Karte bewegen sich nacheinander und
enthalten verschiedene Einheiten.
**WE-5.2** [S] Langsam 1, mittel 1–2, schnell 1–3 Felder. [R] **FF = 1–4 Felder.** *Grund: eins besser als F; das Schwestermodul
mit einer Klasse FF gibt ihr 4.* \`option: move.ffSpaces = 4 | 5\`. FF erlaubt nicht, Stapel zu überspringen (dort gehörte es zu
fliegenden Wesen). \`option: move.ffPassesStacks = false | true\`.
**WE-5.3** [S] Eine Gruppe darf ein Gebiet mit einem gegnerischen Stapel betreten, aber nicht durchqueren: Sie hält dort an. Eine Garnison ohne
Einheiten ist kein Stapel und hält niemanden auf [R].
**WE-5.4** [R] Eine Einheit bewegt sich höchstens einmal je Bewegungsphase. *Grund: Die Geschwindigkeiten gelten je Einheit; sonst tragen sechs Karten eine Flotte
über den ganzen Spielplan.* \`option: move.oncePerPhase = true | false\`.
**WE-5.5** [R] Eine Gruppe bewegt sich so schnell wie ihre langsamste Einheit mit eigenem Antrieb. Ein Legendary Commander (Bewegung „–“) zählt nicht
und kann sich nicht allein bewegen; er braucht mindestens eine Einheit mit eigenem Antrieb. *Grund: ein Strich, kein „Nein“; das Schwestermodul sagt,
dass Anführer mit anderen Einheiten reisen.* Ein Rückzug ist keine Bewegung: Ein einzelner Anführer kann sich zurückziehen.
**WE-5.6** [S] Starbases und andere Befestigungen bewegen sich nie.
**WE-5.7** [S] Supernovas können nicht betreten werden; wer einen Nebel betritt, beendet die Bewegung. Ihn zu verlassen kostet nichts [R].
**WE-5.8** [R] Einheiten kommen zu dem Stapel, bei dem sie enden. Unterwegs wird nichts abgesetzt oder aufgenommen.
**WE-5.9** [R] Eine Gruppe darf ein Gebiet verlassen, in dem ein gegnerischer Stapel steht. *Grund: Verboten ist nur das Durchqueren; die Gruppe ist
schon darin.*
**WE-5.10** [S] Wurmlöcher führen sofort zu jedem anderen Wurmloch. [R] Während einer Bewegung darf eine Gruppe auf einem Wurmloch
für 0 Felder zu einem anderen springen, einmal je Bewegung, und weiterziehen; das Ankunftsfeld gilt als betreten (WE-5.3). Eine
Bewegungskarte braucht sie trotzdem. *Grund: „sofort“; Karten bewegen Einheiten.* \`option: move.wormholeCost = 0 | 1\`.
**WE-5.11** [S] Intercept: Bewege eine deiner Gruppen in der Bewegungsphase einer anderen Person. [R] Zeitpunkte: wenn die Bewegung einer Gruppe angekündigt
ist, und wenn die Person am Zug die Phase beendet. Die abfangende Bewegung folgt allen Regeln von WE-5 und geschieht
zuerst. Endet sie in einem Gebiet des angekündigten Wegs (nicht in seinem Ausgang), hält die bewegte Gruppe dort an. Eine Einheit
fängt höchstens einmal je Bewegungsphase ab.
**WE-5.12** [S] Decoys hebt eine Bewegung auf. [R] Die Bewegung einer Gruppe (auch ein Intercept), die gerade angekündigt ist; die Karte ist verbraucht, die Einheiten gelten
als bewegt. Jede andere Person darf sie spielen.
**WE-5.14** [R] Ein Weg besucht kein Gebiet zweimal, auch nicht seinen Ausgang. *Grund: Eine Gruppe, die endet, wo sie begann, hat sich nicht bewegt.*
**WE-5.13** [R] Die Reihenfolge eines Stapels (seine oberste Einheit) darf der Besitzer im eigenen Zug immer ändern, wenn er zu entscheiden hat;
ankommende Gruppen kommen in der genannten Reihenfolge obenauf.

## 6. Erkundung

**WE-6.1** [S] Betritt ein Stapel zum ersten Mal ein unerkundetes System, entscheiden drei Würfel über Rohstoffe (1–2 arm 1, 3–4
mittel 2, 5–6 reich 3), neutrales Volk (1–3 keins, 4 primitiv +1, 5 modern +2, 6 hoch entwickelt +3) und Enigma (5–6 ja). Die Ergebnisse
sind offen.
**WE-6.2** [R] In der Erkundungsphase wird jedes unerkundete System erkundet, in dem die Person am Zug einen Stapel hat, in
der Reihenfolge der Gebiete, ohne Wahl. Durchfliegen erkundet nicht. *Grund: Die Phase kommt nach der Bewegung.*
\`option: move.unexploredStops = false | true\` (true: ein unerkundetes System beendet die Bewegung).
**WE-6.3** [R] Ein System, das außerhalb der eigenen Bewegungsphase betreten wird (Intercept, Rückzug), wird in der nächsten Erkundungsphase
des Besitzers erkundet, wenn er noch dort ist.

## 7. Enigma

**WE-7.1** [S] Hat ein System ein ungelöstes Enigma und die Person am Zug einen Stapel dort, muss sie dafür 1W6 werfen, einmal je
Zug und System. [R] Nicht nur, wer es entdeckt hat: wer auch immer in der eigenen Enigmaphase dort ist.
**WE-7.2** [S] +1, wenn der Stapel ein Command Ship oder Science Ship hat („Vessel“); [R] nicht zweimal für beide. Scanners +1 und
Science Officer +1, vor dem Wurf gespielt, in beliebiger Zahl [S: Werte; R: Zahl].
**WE-7.3** [R] Eine Summe von **5 oder mehr** löst es. *Grund: Boni ergeben nur nach oben Sinn.* [S] Dann ist es endgültig fort.
**WE-7.4** [S] Eine Summe von 4 oder weniger: Würfle die Folgen aus: 1–3 der Stapel ist zerstört; 4–5 der Stapel muss sich
zurückziehen; 6 ein neutrales Volk dort ist vernichtet, und der Wurf wird wiederholt [R: bis etwas anderes als 6 fällt; das Volk
stirbt einmal].
**WE-7.5** [S] Nach einem Fehlschlag bleibt das Enigma, und der nächste Stapel muss sich ihm stellen.
**WE-7.6** [S] Solange es ungelöst ist, kann das System nicht durch Diplomatie oder Eroberung kontrolliert werden; [R] auch nicht durch Besetzen oder eine Colony.
**WE-7.7** [R] Zerstörte Einheiten kommen zurück auf den Stapel. Rückzug wie in WE-9.29. Eine Starbase kann nicht betroffen sein (nicht in Systemen).
\`option: enigma.consequence = sheet | half | one\`: \`half\` zerstört die Hälfte des Stapels (aufgerundet, stärkste zuerst), und der Rest
zieht sich zurück; \`one\` ebenso mit einer Einheit. Standard ist der Bogen: Erkunden mit kleinen Gruppen hält den
Tisch fair.
**WE-7.8** [R] Chance zu lösen: Bonus 0: 1/3, +1: 1/2, +2: 2/3, +3: 5/6, +4: sicher. Ein misslungener Wurf zerstört den Stapel mit 3/5.

## 8. Diplomatie

**WE-8.1** [S] Um das neutrale Volk eines Systems darfst du werben: 1W6, Föderation und Ferengi +1, je Diplomacy-Karte +1;
**6 oder mehr**: Es schließt sich an. 1–2: Dieser Person schließt es sich durch Diplomatie nie mehr an. Sonst darf sie es im nächsten Zug wieder versuchen.
**WE-8.2** [R] Bedingungen: Das Volk ist neutral (kein Marker), kein ungelöstes Enigma, eine eigene Einheit ist da, kein gegnerischer Stapel ist da, das
Volk hat sich dieser Person nicht verschlossen. Ein Versuch je System und Zug, freiwillig. *Grund: Wiederholen ist freiwillig, und
wer lieber Gewalt anwendet, muss das Verschließen nicht riskieren.*
**WE-8.3** [R] Nicht nur neu entdeckte Völker: jedes neutrale, auch nach Revolt.
**WE-8.4** [R] „1–2“ gilt für die veränderte Summe, wie es auch bei „6 oder besser“ sein muss. \`option: diplomacy.lockRoll = modified | natural\`.
**WE-8.5** [R] Ein Volk, das sich anschließt, bekommt sofort den Kontrollmarker. *Grund: Es „schließt sich dem Imperium an“; nichts muss besetzt werden.*
**WE-8.6** [R] Ein gescheiterter Versuch verbietet keinen Angriff in der Schlachtphase desselben Zugs.

## 9. Schlacht

**Welche Schlachten**

**WE-9.1** [S] Gegnerische Stapel in einem Gebiet kämpfen. [R] In einem Zug kämpfen nur Paare, zu denen die Person am Zug gehört. Sie wählt
die Reihenfolge der Orte und der Gegenseiten.
**WE-9.2** [R] Ein System unter fremder Kontrolle mit Colony oder neutralem Volk oder ein Heimatsystem kann sich mit
seiner Garnison auch ohne Einheiten verteidigen; ein Stapel der Person am Zug dort bildet ein Schlachtpaar mit der kontrollierenden Seite. Ein bloßer
Kontrollmarker verteidigt nichts.
**WE-9.3** [S] Keine Schlacht, wenn beide Seiten eine diplomatische Mission erklären. [R] Die Person am Zug erklärt zuerst, dann, nur wenn sie
eine Mission erklärt hat, die andere Seite (für eine Garnison spricht, wer kontrolliert). Die Seite, die zuerst den Angriff erklärt, ist der
**Angreifer**. Wer angegriffen wird, darf mit Peace Treaty antworten (WE-4.11).
**WE-9.4** [S] Du darfst versuchen, ein neutrales Volk zu erobern. [R] Freiwillig; nach allen anderen Schlachten an diesem Ort; kein gegnerischer Stapel
mehr dort; kein ungelöstes Enigma; einmal je System und Zug. [S] Die Föderation darf das nicht (WE-9.35).
**WE-9.5** [R] Beide Stapel werden zu Beginn der Schlacht für alle aufgedeckt und danach wieder verdeckt. *Grund: Die Stärke wird
offen addiert.*

**Stärke einer Seite**

**WE-9.6** [S] aufgedruckt + Fraktion: Jede Einheit hat diese Stärke (WE-1.6).
**WE-9.7** [S] +5: Anführer auf dieser Seite und keiner auf der anderen [R: Garnison und neutrales Volk haben keinen Anführer; mehrere Anführer geben ihn einmal].
**WE-9.8** [S] +20: Diese Seite kontrolliert den Ort, und er ist ein Heimatsystem.
**WE-9.9** [S] +10: Diese Seite kontrolliert den Ort, kein Heimatsystem, mit Colony oder neutralem Volk [R: einmal, auch mit beidem; auch wenn die kontrollierende Seite den Kampf begonnen hat].
**WE-9.10** [S] +5: Diese Seite hat hier eine Einheit und eine eigene Starbase in einem Nachbargebiet [R: einmal je Seite; nicht von einer Starbase im selben Gebiet, die ja schon kämpft].
**WE-9.11** [S] +5: Klingonen, an jedem System.

**WE-9.12** [S] Beide Seiten dürfen Schlachtkarten spielen. [R] Der Angreifer beginnt; abwechselnd spielt jede Seite eine Karte offen oder passt; zweimal
Passen nacheinander beendet es. *Grund: offenes Spiel wie am Tisch.* \`option: battle.cards = alternate | simultaneous\`:
simultaneous = beide legen zugleich verdeckt einen Satz fest, dann wird aufgedeckt (empfohlen für Fernpartien).
**WE-9.13** [S] Phasers, Shields: +2 je eigenem Schiff. Surprise +10. Heavy Weapons, Boarding Parties, Strong Hull +5. Scanners +3.
**WE-9.14** [R] Beliebig viele Karten; auch eine Garnison ohne Einheiten (Karten je Schiff bringen dann nichts, der Fraktionsbonus
gilt aber).
**WE-9.15** [R] Volksboni auf Karten kommen zur Karte **hinzu**. *Grund: „+5“ auf eine Karte Heavy Weapons (+5) würde sonst
nichts ändern, und die klingonische Surprise (+10) würde schlechter.* \`option: battle.factionCardBonus = add | replace | max\`.
**WE-9.16** [S] Warp Core Breach wird jetzt gespielt und wirkt in WE-9.24.
**WE-9.17** [S] Retreat: Keine Seite hat Verluste. [R] Die Seite, die die Karte spielt, gibt die Schlacht sofort auf: Ihre beweglichen Einheiten
ziehen sich ein Feld zurück, ihre Befestigungen dort werden zerstört, die andere Seite gewinnt. *Grund: der Name der Karte, und
Befestigungen können nicht mit.* \`option: cards.retreat = concede | noCasualties | fortificationsStay\` (noCasualties: Die Stärke wird
trotzdem verglichen, und die niedrigere Seite zieht sich zurück; fortificationsStay: wie \`concede\`, aber „keine Seite hat Verluste“ gilt auch für
Befestigungen: Die der aufgebenden Seite bleiben stehen, neben dem Stapel der Siegerseite, und fallen nur, wenn
das Gebiet den Besitz wechselt, also wenn der Marker der Siegerseite in einer Kontrollphase den des Besitzers ersetzt, oder durch eine spätere verlorene Schlacht,
WE-9.20). Bei gleichzeitigem Spiel mit zweimal Retreat zählt der des Angreifers, und der andere kommt
auf die Hand zurück.

**Ergebnis**

**WE-9.18** [S] Die höhere Stärke gewinnt. [R] **Gleichstand: Die Seite, die den Angriff nicht erklärt hat, gewinnt.** *Grund: übliche Regel; so hält
auch ein neutrales Volk bei Gleichstand.* \`option: battle.tie = defender | standoff\` (standoff: keine Verluste, der Angreifer
zieht sich zurück).

**Verluste** (in dieser Reihenfolge)

**WE-9.19** [S] Wer verliert, verliert die Hälfte seiner Einheiten. Die Zahl = die Hälfte aller Einheiten des unterlegenen Stapels.
**WE-9.20** [S] Befestigungen im unterlegenen Stapel werden zerstört. [R] Sie zählen in diese Hälfte hinein und dürfen sie
überschreiten. *Grund: Der Bogen sagt, die Hälfte gehe verloren und diese seien darunter.* \`option: casualties.fortificationsCount
= true | false\` (false: die Hälfte der beweglichen Einheiten und dazu alle Befestigungen).
**WE-9.21** [R] Hälften werden aufgerundet: eine Einheit von einer, zwei von dreien. *Grund: Die Siegerseite „wählt die erste verlorene Einheit“, also gibt es eine;
ihr eigener Anteil ist „mindestens“ die Hälfte.* \`option: casualties.half = up | down\`.
**WE-9.22** [S] Von den beweglichen Einheiten, die verloren gehen, wählt die Siegerseite die erste, die Verliererseite alle anderen.
**WE-9.23** [S] Dann verliert die Siegerseite Einheiten mit einer Gesamtstärke von mindestens der Hälfte der Stärke, die die Verliererseite verloren hat (2 × eigene ≥
ihre); sie wählt sie einzeln und hört auf, wenn die Summe erreicht ist. [R] Reicht ihr ganzer Stapel nicht, verliert sie
alles; das Gebiet ist dann leer, die Schlacht aber trotzdem gewonnen. Sie darf eine Befestigung wählen. Nur Einheiten:
Stärke aus Garnison, Heimat, Karten und Würfeln geht nie „verloren“.
**WE-9.24** [R] Warp Core Breach erhöht die Zahl der gegnerischen Verluste um eins: Ist die Gegenseite die Verliererseite, bevor der Rest gewählt wird (es
zählt als verlorene Stärke); ist sie die Siegerseite, eine weitere ihrer Wahl nach WE-9.23.
**WE-9.25** [S] Strong Hull kann stattdessen einen Verlust aufheben. [R] Der Besitzer spielt die Karte, nachdem seine Einheiten benannt sind; sie rettet eine
benannte Einheit seiner Wahl, keine Befestigung des unterlegenen Stapels; die gerettete Einheit zählt nicht als verlorene Stärke; die
Siegerseite muss eine gerettete Einheit nicht ersetzen.
**WE-9.26** [S] Zerstörte Einheiten kommen zurück auf den Stapel.
**WE-9.27** [S] Star Trek: Anführer sind Verluste wie andere (und kommen zurück auf den Stapel). Allgemeiner Standard [S+R]: Ein Anführer, den die Verliererseite
an eine Person verliert, ist gefangen und bis zum Ende der Partie beiseitegelegt; ein Anführer, den die Siegerseite verliert, kommt
zurück auf den Stapel. Schlüssel im Modul: \`casualties.leaders\`.
**WE-9.28** [S] Borg, die gewinnen, behalten die Hälfte der gegnerischen Verluste. [R] Abgerundet, gewählt von der Borg-Seite, ohne Befestigungen,
nach WE-9.23; die Einheiten kommen vom Stapel in das Gebiet der Schlacht und gelten als bewegt. Abgerundet, weil
es ein Gewinn ist (Hälften von Verlusten werden aufgerundet). \`option: casualties.assimilateRound = down | up\`.

**Rückzug und danach**

**WE-9.29** [S] Der unterlegene Stapel zieht sich ein Feld zurück. [R] Nach den Verlusten; alle Überlebenden in ein einziges Nachbargebiet nach Wahl
ihres Besitzers: betretbar, kein gegnerischer Stapel, keine fremde Garnison. Unerkundete Systeme und Nebel sind erlaubt,
Reisen durch Wurmlöcher nicht. *Grund: ein Feld auf dem Spielplan; ein Rückzug darf keinen neuen Kampf beginnen.*
**WE-9.30** [R] Gibt es kein solches Gebiet, werden die Überlebenden zerstört; die Verluste der Siegerseite erhöhen sie nicht.
**WE-9.31** [S] Nach einer Schlacht füllen beide Seiten ihre Hand auf 7 auf [R: Angreifer zuerst; auch nach Retreat, nach Schlachten gegen Garnisonen und neutrale
Völker; nicht, wenn keine Schlacht stattfand].

**Neutrale Völker**

**WE-9.32** [S] Stärke 1W6 × 1W6 (zwei Würfel multipliziert). [R] Bei jedem Angriff neu geworfen, bevor Karten gespielt werden.
\`option: battle.minorRaceRoll = beforeCards | afterCards\`.
**WE-9.33** [R] Ein besiegtes Volk kostet die Siegerseite nichts. *Grund: Es hat keine Einheiten zu verlieren.* \`option: casualties.minorRaceInflicts =
none | quarter\` (quarter: Die Siegerseite verliert Einheiten mit mindestens einem Viertel des Würfelprodukts).
**WE-9.34** [R] Gewinnt das Volk, verliert der Angreifer wie üblich die Hälfte; die erste Wahl der „Siegerseite“ ist die Einheit mit der höchsten Stärke
(bei Gleichstand wählt der Besitzer). \`option: casualties.neutralPick = strongest | random\`.
**WE-9.35** [S] Die Föderation darf keine neu entdeckten Völker erobern. [R] Sie darf kein neutrales Volk angreifen; ein System mit einem Volk darf sie
einer anderen Person abnehmen. *Grund: Dieses Volk ist nicht mehr neu.*
**WE-9.36** [R] Ein gewonnener Angriff markiert den Ort als von der Siegerseite unterworfen: Die Kontrollphase darf den Marker setzen. Das Volk bleibt.
**WE-9.37** [R] Nach einer Schlacht, die gegen die kontrollierende Seite des Orts gewonnen ist, ist der Ort der Siegerseite unterworfen, solange sie dort eine
Einheit hat und der Marker sich nicht ändert. Gebäude bleiben und gehen auf die nächste kontrollierende Seite über.

## 10. Einnahmen

**WE-10.1** [S] Jedes kontrollierte System zahlt: Heimatsystem 10. Andere Systeme: Rohstoffe + Volk. [S] Ohne neutrales Volk werden die
Rohstoffe nur gezahlt, wenn es eine Colony gibt. Mit Terraform +1.
**WE-10.2** [S] Je kontrolliertem System mit neutralem Volk: Cardassianer +1, Borg +1, Ferengi −1 [R: nie unter 0 je System].
**WE-10.3** [R] Eine Colony in einem System mit neutralem Volk bringt keine weiteren Einnahmen (die Rohstoffe sind schon gezahlt). *Grund: Der Bogen verlangt
eine Colony nur dort, wo kein Volk ist.*
**WE-10.4** [R] Ein erobertes Heimatsystem zahlt der kontrollierenden Seite 10.
**WE-10.5** [S] Increase Production +5, Heavy Trade +2 je kontrolliertem neutralem Volk, Raiding je −5; [R] die Summe nie unter 0.
Reihenfolge: Der Besitzer spielt seine Karten, dann darf jede Gegenseite im Uhrzeigersinn Raiding spielen, dann wird die Summe
gezahlt.
**WE-10.6** [S] Nicht ausgegebene Punkte bleiben in der Kasse.

## 11. Anwerbung

**WE-11.1** [S] Zieh 5 zufällige Einheiten vom Stapel, kaufe beliebige davon, lege die anderen zurück.
**WE-11.2** [R] Die gezogenen Plättchen sieht nur, wer sie zieht; die anderen sehen, wie viele gekauft werden, wo und zu welchem Preis.
**WE-11.3** [S] Eine Einheit kostet ihren aufgedruckten Preis: ihre Stärke, außer Science Ship 2 und Starbase 10. [R] Fraktionsboni ändern
den Preis nicht. *Grund: Plättchen eines gemeinsamen Stapels haben einen Preis.* \`option: recruit.costUsesFactionForce = false | true\`.
**WE-11.4** [S] Wer alle gezogenen Einheiten kauft, zieht noch 1W6 Einheiten. [R] Auch wenn der Stapel weniger als fünf hergab (mindestens
eine).
**WE-11.5** [R] Nur einmal je Zug. \`option: recruit.bonusRepeats = false | true\`.
**WE-11.6** [R] Ziehen ist freiwillig, ebenso jeder Kauf. Einheiten und Gebäude dürfen in beliebiger Reihenfolge gekauft werden.
**WE-11.7** [S] Einheiten beginnen im Heimatsystem, bei einer Starbase oder in einem System mit Shipyard. [R] Die Person muss das System
kontrollieren (oder die Starbase besitzen), ein Shipyard braucht seine Colony, und kein gegnerischer Stapel darf dort sein. Ein erobertes
Heimatsystem zählt. \`option: control.capturedHomeStartsUnits = true | false\`. Allgemeiner Standard: jedes kontrollierte Gebiet mit
Einnahmen [S].
**WE-11.8** [S] Colony 6, Shipyard 5, Terraform 10, Kontrollmarker 0. Nicht auf Heimatsystemen; höchstens je eins je System; Shipyard
und Terraform brauchen eine Colony; kein Terraform bei einem neutralen Volk.
**WE-11.9** [R] Gekauft in der Anwerbungsphase in jedem System, das du kontrollierst, auch ohne Einheit dort. *Grund: „nach Wunsch“.*
**WE-11.10** [S] Eine Starbase kommt in ein Gebiet, das kein System ist und an ein System grenzt, das du kontrollierst. [R] Leerer Raum, Nebel oder
Wurmloch; nicht, wo ein gegnerischer Stapel ist; höchstens eine je Gebiet und Person. Sie ist ein Plättchen: Sie wird gekauft, wenn sie
gezogen wird. \`option: recruit.starbases = drawn | atWill | both\` (nach Wunsch: 10 Punkte, solange der Stapel eine hat). Gibt es keinen erlaubten
Ort, kann sie nicht gekauft werden.
**WE-11.11** [R] Geht das letzte Nachbarsystem verloren, bleibt die Starbase.
**WE-11.12** [R] Ein leerer Stapel: Zieh, was da ist; nichts wird nachgeholt. Zerstörte Plättchen lassen ihn wieder wachsen.
**WE-11.13** [R] \`option: recruit.pileCopies = 1 | 2\`: zwei Exemplare des Stapels für 5–6 Personen, die vollere Spielpläne wollen.

## 12. Unterhalt

**WE-12.1** [S] Du darfst 5 × Einnahmen Einheiten behalten; was darüber ist, legst du nach deiner Wahl auf den Stapel zurück. Alle Einheiten zählen.
**WE-12.2** [R] Einnahmen = die aufgedruckten Einnahmen der Systeme, die in der Einnahmephase dieses Zugs kontrolliert werden, ohne Karten. *Grund: Das
Beispiel des Bogens spricht von Punkten je Zug.* \`option: upkeep.countsCards = false | true\`.
**WE-12.3** [R] Ein einziges Heimatsystem unterhält 50 der 78 Plättchen: Unterhalt betrifft nur, wer sein Heimatsystem verloren hat.
**WE-12.4** [R] Einnahmen 0 heißt, keine Einheit bleibt. Hart, aber so steht es da. \`option: upkeep.floorUnits = 0 | 5 | 10\`.

## 13. Kontrolle

**WE-13.1** [S] Die Person am Zug legt ihren Marker auf jedes Gebiet mit Einnahmen, das eine ihrer Einheiten besetzt; ein Marker je
Gebiet, er ersetzt also einen fremden. Marker bleiben, wenn die Einheiten gehen.
**WE-13.2** [R] Nicht, wenn: unerkundet; ungelöstes Enigma; ein gegnerischer Stapel ist dort (Befestigungen, die \`fortificationsStay\` auf dem unterworfenen Boden ihres Besitzers gelassen hat, zählen
nicht, WE-9.17); die Person war dort in diesem Zug auf diplomatischer Mission;
es ist das verteidigte System einer anderen Person (WE-9.2) und nicht unterworfen; es hat ein neutrales Volk, das nicht unterworfen ist (WE-9.36).
**WE-13.3** [R] Ein System ohne Volk oder Colony kann kontrolliert werden (und zählt zum Sieg), zahlt aber nichts. *Grund: Kontrollmarker
sind kostenlos, Colonies werden eigens verkauft.* \`option: control.needsColony = false | true\` (true: Ein solches System wird
nur mit Colony markiert; die Colony darf dann in einem System gekauft werden, das du besetzt und sonst markieren könntest).
**WE-13.4** [S] Revolt: Ein System mit neutralem Volk verliert seinen Marker. [R] Jedes einer anderen Person; Gebäude bleiben ungenutzt; Einheiten bleiben;
bloßes Besetzen stellt die Kontrolle nicht wieder her: Das Volk muss neu gewonnen oder besiegt werden.
**WE-13.5** [R] Die Marker werden von selbst gelegt.

## 14. Ende

**WE-14.1** [S] Wer **mehr als** 60 % aller Systeme auf der Karte kontrolliert, gewinnt (5 × kontrolliert > 3 × Systeme).
\`option: victory.share = 60/100 | 50/100 | 40/100\` für kurze Partien.
**WE-14.2** [R] Geprüft am Ende jedes Zugs, nach der Kontrolle.
**WE-14.3** [R] Wer am Ende eines beliebigen Zugs weder Einheit noch Marker hat, scheidet aus: Karten auf den Ablagestapel, die Kasse ist verloren. Wer
als Letztes übrig ist, gewinnt.
**WE-14.4** [R] \`option: victory.roundLimit = 0 | 20 | 30 | 40 | 60\` (0 = keine): Nach dieser Runde gewinnen die meisten Systeme, dann die aufgedruckten
Einnahmen, dann die Gesamtstärke, dann wird der Sieg geteilt.
**WE-14.5** [R] Du darfst jederzeit aufgeben: Einheiten auf den Stapel, Marker entfernt, Gebäude bleiben.

## 15. Information

**WE-15.1** [S] Die anderen sehen nur die oberste Einheit eines Stapels.
**WE-15.2** [S] Espionage zeigt eine Hand, Reconnaissance einen ganzen Stapel,
nur der Person, die die Karte spielt; [R] eine Momentaufnahme. Was du gesehen hast und was sich nicht mehr geändert haben kann, bleibt für dich markiert: Karten, die
die Hand nicht verlassen haben, Einheiten, die den Stapel nicht verlassen haben.
**WE-15.3** [R] Die vollständige Tabelle ist Kapitel G.

## E. Aktionskarten

Stärken sind ohne Volksboni.

**WE-E.1** [S] Intelligence nimmt eine zufällige Karte aus einer gegnerischen Hand; beide wissen, welche, die anderen nicht.

**WE-E.2** [S] Research zieht zwei Karten. Die Karte selbst ist dann noch nicht im Ablagestapel.

**WE-E.3** [S] Steal bringt zwei Punkte, oder was da ist, aus einer gegnerischen Kasse in die eigene.


72 Karten, 28 Arten. Die Spalte „Antwort“ nennt, was die anderen dagegen tun dürfen. Stärken sind ohne Volksboni.

| Karte | # | Zeitpunkt | Ziel | Genaue Wirkung | Wirkung als Ausdruck | Antwort |
| --- | --- | --- | --- | --- | --- | --- |
| Warp | 15 | eigene Bewegung | eine eigene Gruppe | bewege sie (WE-5) | \`moveGroups 1..1\` | Decoys, Intercept |
| Warp Fleet | 6 | eigene Bewegung | eine bis drei eigene Gruppen | bewege sie nacheinander | \`moveGroups 1..3\` | Decoys, Intercept (je Gruppe) |
| Phasers | 2 | Schlacht | eigene Seite | +2 je eigenem Schiff | \`force 2 per ship\` | – |
| Shields | 2 | Schlacht | eigene Seite | +2 je eigenem Schiff | \`force 2 per ship\` | – |
| Surprise | 2 | Schlacht | eigene Seite | +10 | \`force 10\` | – |
| Scanners | 2 | Schlacht / vor eigenem Enigmawurf | eigene Seite / Wurf | +3 Stärke oder +1 auf den Wurf | \`force 3\` oder \`rollBonus enigma 1\` | – |
| Heavy Weapons | 2 | Schlacht | eigene Seite | +5 | \`force 5\` | – |
| Boarding Parties | 2 | Schlacht | eigene Seite | +5 | \`force 5\` | – |
| Strong Hull | 2 | Schlacht / Verluste | eigene Seite / eine benannte Einheit | +5 Stärke, oder rette eine benannte Einheit | \`force 5\` oder \`saveCasualty 1\` | – |
| Diplomacy | 2 | vor eigenem Diplomatiewurf | Wurf | +1 | \`rollBonus diplomacy 1\` | – |
| Science Officer | 2 | vor eigenem Enigmawurf | Wurf | +1 | \`rollBonus enigma 1\` | – |
| Sabotage | 2 | eigener Zug | eine Gegenseite | sie legt 2 Karten ihrer Wahl ab | \`discardCards target 2 victim\` | Security |
| Raiding | 2 | Einnahmen anderer | Person am Zug | ihre Einnahmen in diesem Zug −5, nicht unter 0 | \`income target -5\` | – |
| Espionage | 2 | eigener Zug | eine Gegenseite | sieh ihre Hand | \`revealHand target→self\` | Security |
| Reconnaissance | 2 | eigener Zug | ein gegnerischer Stapel | sieh alle seine Einheiten | \`revealStack→self\` | Security |
| Special Card | 4 | wie die gewählte Karte | wie gewählt | spiele sie als eine der Karten deines Volks | \`useAs faction.specialAs\` | wie gewählt |
| Intelligence | 2 | eigener Zug | eine Gegenseite | nimm eine zufällige Karte ihrer Hand | \`takeCards target 1 random\` | – |
| Security | 2 | Antwort | eine gerade gegen dich gespielte Karte | hebt Espionage, Sabotage, Steal, Reconnaissance auf | \`negateCard [..]\` | – |
| Peace Treaty | 2 | Antwort auf Angriff | der Angreifer | dieser Angriff findet nicht statt; er darf dich in diesem Zug nicht angreifen | \`forbidAttack target endOfTurn\` | – |
| Decoys | 2 | Antwort auf eine Bewegung | eine gerade angekündigte Bewegung einer Gruppe | sie findet nicht statt | \`negateMove\` | – |
| Steal | 1 | eigener Zug | eine Gegenseite | 2 Punkte (oder was sie hat) gehen an dich | \`transferTreasury target→self 2\` | Security |
| Warp Core Breach | 1 | Schlacht | die gegnerische Seite | sie verliert eine Einheit mehr (WE-9.24) | \`extraCasualty foe 1\` | Strong Hull (für diese Einheit) |
| Increase Production | 2 | eigene Einnahmen | du | +5 Einnahmen in diesem Zug | \`income self 5\` | Raiding (je −5) |
| Heavy Trade | 2 | eigene Einnahmen | du | +2 je kontrolliertem neutralem Volk | \`income self 2 per minorRace\` | Raiding (je −5) |
| Research | 2 | eigener Zug | du | zieh 2 | \`drawCards self 2\` | – |
| Revolt | 1 | eigener Zug | fremdes System mit neutralem Volk | verliert seinen Kontrollmarker | \`removeControl\` | – |
| Intercept | 2 | Bewegung anderer | eigene Gruppe | bewege sie jetzt (WE-5.11) | \`moveGroups 1..1\` | Decoys |
| Retreat | 2 | Schlacht | eigene Seite | WE-9.17 | \`endBattle concede\` | – |

Probe: 15 + 6 + 22 Arten × 2 + Special 4 + drei einzelne (Steal, Warp Core Breach, Revolt) = 21 + 44 + 4 + 3 = **72**.
Karten, die bewegen: 21 von 72, ein Zug von fünf bringt also im Mittel 1,46.

## F. Entscheidungen

**WE-F.1** [R] Jede Wahl trifft eine einzige Person; niemand sonst darf dann handeln, außer mit dem, was allen jederzeit offensteht:
aufgeben (WE-14.5), eigene Stapel ordnen (WE-5.13), Dauerbefehle (WE-F.4).

**WE-F.2** [R] Große Wahlen bestehen aus kleinen: Eine Gruppe wird Einheit für Einheit aufgenommen und Schritt für Schritt geführt und wird bekannt, wenn sie
anhält; Ablagen und Verluste werden einzeln genannt. Was niemandem etwas gezeigt hat, kannst du zurücknehmen.

**WE-F.3** [R] Wer irgendeine Karte hat, wird bei jeder Gelegenheit gefragt, die ihn betrifft, ob er antworten könnte oder nicht:
*Nur die zu fragen, die eine Antwort haben, würde die Hand verraten.* Eine leere Hand sehen alle, und sie wird nicht gefragt.
\`option: askAll = true | false\` (false: Auch niemand anders wird gefragt, sobald jede Karte, die dort antworten könnte, die eigene
Special Card eingeschlossen, im Ablagestapel oder auf dem Tisch liegt. Die kann jeder zählen, also verrät auch das keine Hand; was
eine Person zufällig weiß, zählt nicht).

**WE-F.4** [D] Für jede Art von Gelegenheit darfst du einen Dauerbefehl geben und jederzeit zurücknehmen: alles geschehen lassen
oder antworten, wann immer die Hand es kann. *Bewegungen:* Decoys gegen jede Bewegung, die endet, wo du einen Marker oder Stapel hast. *Karten:* Security
gegen jede Karte, die sich gegen dich richtet. *Angriffe:* Peace Treaty. *Einnahmen:* jedes Raiding. *Ende der Bewegungen:* nur passen, denn ein Befehl
kann keine Gruppe führen. Dass ein Befehl gilt, ist offen, was er sagt, nicht.

## G. Information

**WE-G.1** [R] Wer was sehen darf. Was du nicht sehen darfst, ändert nichts an dem, was du siehst, hörst, angeboten
oder abgelehnt bekommst.

**WE-G.2** [R] Befestigungen stehen für alle sichtbar auf der Karte.


| Was | Besitzer | Gegenseiten | Publikum |
| --- | --- | --- | --- |
| Hand (Inhalt) | ja | nein; Momentaufnahme für Espionage | nein |
| Hand (Größe) | ja | ja | ja |
| Stapel: oberste Einheit, Zahl der Einheiten | ja | ja | ja |
| Stapel: Einheiten darunter | ja | nein; Momentaufnahme für Reconnaissance; alle während der Schlacht (WE-9.5) | wie Gegenseiten |
| Befestigungen | ja | ja (WE-G.2) | ja |
| Bewegte Gruppe: Größe, Weg, oberste Einheit | ja | ja | ja |
| Zerstörte, gefangene, assimilierte Einheiten | – | ja | ja |
| Reihenfolge des Decks und der Plättchen | nein | nein | nein |
| Größe von Deck und Stapel, Inhalt des Ablagestapels | ja | ja | ja |
| Inhalt des Stapels | nein | nein (nur, was sich schließen lässt) | nein |
| Gezogene Angeworbene | ja | nein | nein |
| Zahl, Preis und Ort gekaufter Einheiten; Gebäude | ja | ja | ja |
| Kasse, Einnahmen, Kontrollmarker, erkundete Merkmale, verschlossene Diplomatie | ja | ja | ja |
| Durch Intelligence genommene Karte | beide Beteiligten | nein | nein |
| Erklärungen, gespielte Karten, Würfel | ja | ja | ja |
| Gleichzeitige Schlachtkarten vor dem Aufdecken | ja | nein | nein |

Nach einer Schlacht werden die Überlebenden wieder verdeckt: Das Protokoll behält, was gesehen wurde, der Spielplan zeigt es nicht.

## H. Daten von Star Trek

Einheiten [S]; *kursive* Kosten weichen von der Stärke ab.

| Einheit | # | Bewegung | Stärke | Kosten | Art |
| --- | --- | --- | --- | --- | --- |
| Command Ship | 8 | F | 10 | 10 | Schiff |
| Strike Cruiser | 10 | M | 8 | 8 | Schiff |
| Warship | 12 | M | 6 | 6 | Schiff |
| Raider | 12 | F | 4 | 4 | Schiff |
| Scout | 12 | FF | 2 | 2 | Schiff |
| Science Ship | 6 | M | 1 | *2* | Schiff |
| Legendary Commander | 8 | – (wird mitgenommen) | 10 | 10 | Anführer |
| Starbase | 10 | keine | 20 | *10* | Befestigung |

Zusammen 78 Plättchen; mittlere Stärke eines zufälligen Plättchens 7,56 (590/78); erwartete Stärke von zehn Startplättchen 75,6.

| Marker | Kosten | Wo | Wirkung |
| --- | --- | --- | --- |
| Kontrolle | 0 | WE-13 | Besitz |
| Colony | 6 | kontrolliertes System, nicht Heimat | zahlt Rohstoffe; Garnison +10 |
| Shipyard | 5 | mit Colony | Einheiten beginnen dort |
| Terraform | 10 | mit Colony, kein neutrales Volk | +1 Einnahmen |

| Würfel | Rohstoffe | Neutrales Volk | Enigma |
| --- | --- | --- | --- |
| 1 | arm 1 | keins | nein |
| 2 | arm 1 | keins | nein |
| 3 | mittel 2 | keins | nein |
| 4 | mittel 2 | primitiv +1 | nein |
| 5 | reich 3 | modern +2 | ja |
| 6 | reich 3 | hoch entwickelt +3 | ja |

Verteidigung neutraler Völker 1W6 × 1W6 (36 Fälle): Mittel 12,25; Chance, dass sie **unter** einer Stärke bleibt, von 6: 28 %; 10: 47 %;
13: 64 %; 16: 69 %; 20: 78 %; 21: 83 %; 25: 89 %; 26: 92 %; 31: 97 %; 37: 100 %.

## I. Völker von Star Trek

Die sechs Kartenlisten des Bogens sind ohne Überschrift gedruckt, in derselben Reihenfolge wie die Liste der Völker; die letzte Zeile jeder
Liste nennt ihr Volk und bestätigt die Reihenfolge.

| Volk | Karten, zusätzliche Stärke (WE-9.15) | Special Card gilt als | Einheiten | Sonstiges |
| --- | --- | --- | --- | --- |
| Föderation | Shields +5, Scanners +5, Heavy Weapons +5 | Diplomacy, Peace Treaty, Research, Science Officer | Anführer +5 | Diplomatiewurf +1; kein Angriff auf neutrale Völker |
| Klingonen | Surprise +5, Boarding Parties +5, („Evasion“ +5) | Warp | Warships +1 | +5 in Schlachten an einem System |
| Romulaner | Surprise +10 | Espionage, Revolt, Sabotage | Raiders +1 | – |
| Ferengi | Heavy Weapons +5, Shields +5 | Increase Production, Steal, Heavy Trade | Strike Cruisers +2 | Diplomatiewurf +1; −1 Einnahmen je neutralem Volk |
| Cardassianer | Phasers +5, Strong Hull +5 | Increase Production, Security | Scouts +1 | +1 Einnahmen je neutralem Volk |
| Borg | Shields +10, Strong Hull +5 | Security, Boarding Parties | Command Ships +3 | +1 Einnahmen je neutralem Volk; Assimilation |

„Anführer der Föderation +5“ hebt die Stärke der Einheit von 10 auf 15 [R]; das ist nicht der Anführerbonus von WE-9.7, der noch
hinzukommt. *Grund: dieselbe Form wie „Warships +1“.* Der Bonus auf Strong Hull gilt nur, wenn die Karte für Stärke gespielt wird [R].

## L. Sonderfälle

1. Ein Stapel betritt ein System, das Enigma zerstört ihn, ein anderer eigener Stapel kommt im nächsten Zug: Er muss sich dem Enigma wieder stellen.
2. Folge 6 ohne neutrales Volk: nur der neue Wurf.
3. Ein Rückzug vor dem Enigma ohne erlaubtes Gebiet: Der Stapel ist zerstört.
4. Das Volk stirbt durch Folge 6 in einem System, das (nach Revolt) schon eine Colony hatte: Die Colony bleibt; wer es später kontrolliert, wird dafür bezahlt.
5. Du stehst in einem erkundeten neutralen System mit einem Volk, das sich dir verschlossen hat: Du darfst es angreifen (außer als Föderation) oder warten; kein Marker.
6. Die Föderation, der sich ein Volk verschlossen hat: Nur die Eroberung durch eine andere Person und dann eine Schlacht um dieses System kann es gewinnen.
7. Zwei auf Mission in einem System, das keiner von beiden kontrolliert: Niemand markiert es. Geht einer, markiert der andere es bei seiner nächsten Kontrolle.
8. Besuch bei einer fremden Colony auf Mission: kein Marker, keine Schlacht; der Besitzer behält seine Einnahmen und darf woanders anwerben, aber nicht dort (WE-11.7).
9. Schlacht an einem System, das eine dritte Person kontrolliert: keine Garnison für eine der Seiten; die Garnison ist ein eigenes Paar mit eigenen Erklärungen.
10. Die Person am Zug schlägt eine Garnison ohne Einheiten: Niemand verliert etwas, der Marker wechselt in der Kontrolle, die Hände werden auf 7 aufgefüllt.
11. Die Person am Zug schlägt die letzte Einheit und hat selbst keine mehr (WE-9.23): Die Verliererseite hat sich zurückgezogen, das System behält den alten Marker.
12. Eine einzelne Einheit verliert: Sie ist verloren (die Hälfte von einer, aufgerundet); nichts zieht sich zurück.
13. Ein Stapel nur aus einer Starbase verliert: Er ist zerstört; Strong Hull kann sie nicht retten. Im siegreichen Stapel kann Strong Hull es.
14. Nach den Verlusten ist nur ein Legendary Commander übrig: Er darf sich zurückziehen und wartet später auf ein Schiff, das ihn mitnimmt.
15. Beide Seiten haben Anführer: kein Anführerbonus für beide, gleich wie viele es sind.
16. Eine Garnison und ein Stapel derselben Person sind eine Seite: eine Summe, eine Schlacht.
17. Klingonische Garnison ohne Einheiten im eigenen System: 10 + 5.
18. Eine eigene Starbase neben einer Garnison ohne Einheiten bringt nichts (es braucht eine Einheit).
19. Eine Starbase neben zwei Schlachten unterstützt beide.
20. Phasers auf einer Seite nur aus Anführern und Starbases: 0 (+5 für Cardassianer).
21. Retreat einer Seite nur aus Garnison: erlaubt; die Seite verliert, nichts geht verloren, der Ort ist unterworfen. Bei \`noCasualties\` wird die Stärke verglichen; Befestigungen der Verliererseite werden trotzdem zerstört. Bei \`fortificationsStay\` bleibt eine Starbase, auch wenn ihr Besitzer dort keine andere Einheit hatte.
22. Retreat wird nach anderen Karten gespielt: Die sind verbraucht; die Hände werden auf 7 aufgefüllt.
23. Option \`standoff\` mit einer Befestigung auf der angreifenden Seite: Bewegliche Einheiten ziehen sich zurück, die Befestigung bleibt.
24. Peace Treaty gegen einen Angriff, den die andere Seite erklärt, schützt die Person am Zug.
25. Decoys auf die zweite Gruppe von Warp Fleet: Die erste hat sich bewegt, die dritte darf sich noch bewegen.
26. Intercept in den Ausgang der angekündigten Gruppe: Die Gruppe zieht ab; keine Schlacht, außer beide sind in der Schlachtphase noch beisammen.
27. Intercept bringt B in As Gebiet, in As Zug: A erklärt zuerst; erklärt A eine Mission, darf B angreifen und ist der Angreifer.
28. Research bei leerem Deck und einer abgelegten Karte: Eine Karte wird gezogen (Research selbst ist noch nicht im Ablagestapel).
29. Intelligence oder Espionage gegen eine leere Hand: erlaubt, ohne Wirkung. Sabotage: so viele, wie da sind.
30. Steal aus einer leeren Kasse: 0.
31. Revolt auf ein Heimatsystem: nicht erlaubt, dort ist kein neutrales Volk.
32. Zweimal Raiding: −10; die Summe endet bei 0. Der Unterhalt ist nicht betroffen (WE-12.2).
33. Assimiliertes Command Ship: Stärke 13 für die Borg; geht es später verloren, kommt es als gewöhnliches Plättchen auf den Stapel.
34. Assimilation bei einem Ausscheiden: Sie geschieht, bevor das Ausscheiden der Verliererseite geprüft wird.
35. Ein Shipyard ohne seine Colony kann nicht vorkommen: Gebäude werden nie entfernt.
36. Eine eroberte Colony mit Shipyard dient der neuen kontrollierenden Seite ab dem Zug nach dem Markerwechsel (Anwerbung kommt vor Kontrolle).
37. Wer weder Heimatsystem noch Starbase noch Shipyard hat, hat keinen Ort für neue Einheiten; einen Shipyard an einer Colony darf er noch bauen.
38. Der Unterhalt löst die letzten Einheiten einer Person auf, die keinen Marker hat: Sie scheidet am Ende dieses Zugs aus; bleibt eine Person übrig, gewinnt diese.
39. Mehr als 60 % werden in der Diplomatiephase erreicht und in der Schlacht wieder verloren: kein Sieg; nur das Ende des Zugs zählt.
40. Zwei Gebiete, die nur eine Ecke teilen, sind nicht benachbart (mindestens 4 Gitterkanten, WE-3.6).
`;
