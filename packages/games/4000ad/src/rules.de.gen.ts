/** The text of `rules.de.md`. Written by `npm run rules`; change the Markdown, not this. */
export const rules = `# 4000 A.D. – die Regeln

Ein Krieg zwischen den Sternen, für zwei bis vier Personen. Flotten gleiten in den Hyperraum, wo alle sehen, wie lange sie schon
unterwegs sind, und niemand, wohin sie reisen. Dann tauchen sie auf.

Das ist das vollständige Spiel: die Grundregeln, jede Hausregel, jede Wahlregel und eine Entscheidung für jeden Punkt, den der
Regelbogen offen lässt. Glück gibt es nur beim Wurf um den Anfang, außer dein Tisch schaltet eine Würfelregel
ein.

## So liest du diesen Text

Jede Regel beginnt mit ihrer Nummer in Fettschrift und einem Zeichen in eckigen Klammern. Was bis zur nächsten Nummer oder
Überschrift folgt, gehört dazu. Spielplan, Ablehnungen, Protokoll und Rechnungen nennen diese Nummern.

| Zeichen | Was es dir sagt |
|---|---|
| [S] | So steht es auf dem Regelbogen. Wo der Bogen den Absatz nummeriert, ist die Nummer nach \`AD-\` diese Nummer. |
| [R] | Der Bogen schweigt, ist unklar oder widerspricht sich; so entscheiden wir, mit Begründung. |
| [H] | Eine Hausregel des Bogens: immer eine Tischoption, im klassischen Spiel ausgeschaltet. |
| [O] | Eine Wahlregel des Bogens: immer eine Tischoption, im klassischen Spiel ausgeschaltet. |
| [D] | Von uns: Gestaltung, eine Hilfe oder ein durchgerechnetes Beispiel. |

Ein Punkt mit eigenem Zeichen innerhalb einer Regel ist eine Entscheidung zu dieser Regel.

## So läuft ein Zug ab

Lies diese Seite, und du kannst spielen; schlag den Rest nach, wenn du ihn brauchst.

1. **Du bist eine Macht.** Du hast einen Heimatstern, 15 Schiffe, zwei *Warps* (Träger) und einen Hyperraumpfad mit sieben Feldern.
   Zu zweit befehligst du in den Bündnissen zwei solche Mächte.
2. **Nimm deine neuen Schiffe,** in den Runden 3, 5, 7 und so weiter. Zähle Bevölkerung (Ringe) und Rohstoffe (Kreuze) an
   allen deinen Sternen. Die kleinere der beiden Zahlen ist die Zahl der Schiffe, die du an deinem Heimatstern bekommst.
3. **Rücke deine Warps vor,** je ein Feld auf deinem Pfad, den vorderen zuerst. Ein Warp auf Feld 4 darf an jedem Stern
   auftauchen, der genau 4 von seinem Aufbruch entfernt ist. Oder lass ihn auf dem Pfad: Ein Ziel nennst du nie.
4. **Kämpfe, wenn du unter Gegnern auftauchst.** Mehr Schiffe als sie: Sie sind fort, und du verlierst nichts. Weniger:
   Du bist fort. Genauso viele: Dort kannst du gar nicht auftauchen.
5. **Schicke eine Flotte los,** von einem Stern, wenn einer deiner zwei Warps frei ist. Bis zu deinem nächsten Zug steht sie auf Feld 1.
   Nur der andere Stern desselben Sektors ist so nah, dass du sofort ankommst; das ist ein *Sprung*. Schiffe, die in diesem Zug
   gekämpft haben, bleiben.
6. **Entfernung** zählst du in Sektoren, den ersten und den letzten mitgerechnet, geradeaus oder mit rechtwinkligen Wendungen, den Schritt zwischen
   oberer und unterer Ebene eingeschlossen. Nachbarn sind 2 entfernt, die fernsten Ecken 7.
7. **Du gewinnst** in den Bündnissen, wenn deine Seite beide gegnerischen Heimatsterne genommen hat, und bei den Unabhängigen, wenn
   alle anderen ausgeschieden sind. Verlierst du als Unabhängiger deinen Heimatstern, hast du einen Zug, um ihn zurückzuerobern.

Drei gute Gewohnheiten: Halte einen Warp frei, denn mit zwei Warps unterwegs kannst du nichts bewegen; zähle, wer
im nächsten Zug an deinem Heimatstern auftauchen könnte; und schicke die längere Reise zuerst los, wenn zwei Flotten gemeinsam zuschlagen sollen.

---

## A. Begriffe

| Begriff | Bedeutung |
|---|---|
| **Macht** | Ein Heimatstern mit seiner Farbe, seinen 15 Schiffen, seinem Pfad und seinen zwei Warps. Was begrenzt ist („eine Abreise“), ist je Macht begrenzt. |
| **Sitz** | Ein Platz am Tisch, besetzt von einem Menschen oder einem Bot. Er befehligt eine Macht, oder beide einer Seite, wenn zu zweit Bündnisse gespielt werden. |
| **Seite** | Die Mächte, die gemeinsam gewinnen würden: ein Bündnis oder ein Unabhängiger. |
| **Eigener Zug** | Der Zug einer Macht. Hatte jede lebende Macht einen, ist eine **Runde** vorbei. |
| **Stand** | Die Nummer des Pfadfelds unter einem Warp; so viele eigene Züge ist er fort, den des Aufbruchs mitgerechnet. |
| **d(a, b)** | Wie viele Züge die Reise zwischen zwei Sternen dauert (Abschnitt G). |
| **Sprung** | Eine Reise von einem Zug, zum anderen Stern desselben Sektors. |
| **Schwesterstern** | Dieser andere Stern desselben Sektors. |
| **Verteidigung** | Jedes Schiff an einem Stern, das gegen Ankommende kämpfen würde, auch neutrale Schiffe. |
| **Besitzen** | Du besitzt deinen Heimatstern, bis ein Gegner auf ihm steht, auch wenn alle deine Schiffe anderswo sind. |
| **Verloren** | Ein Heimatstern, den ein Gegner genommen hat und den seine Macht nicht zurückerobert hat. Die Macht, die ihn zuletzt genommen hat, ist die **Besatzungsmacht**. |
| **Neutrale Schiffe** | Eine Garnison, die niemandem gehört (AD-3.2.1). |
| **Herrenlose Schiffe** | Schiffe einer ausgeschiedenen Macht, die darauf warten, dass jemand sie übernimmt (AD-10.2). |

---

## B. Der Spielplan

**AD-2.1** [S] In der Mitte liegt das Sternfeld; darum laufen die Hyperraumpfade, einer für jeden Heimatstern.

**AD-2.3.2** [S] Stell dir das Sternfeld als Block aus 24 Würfeln vor, den Sektoren: vier Zeilen, drei Spalten, zwei Ebenen.
Die zwölf Quadrate tragen Buchstaben. Jedes Quadrat hat einen oberen, gelben Sektor und einen unteren, roten direkt darunter; wir
schreiben \`A-gelb\`, \`A-rot\` und so weiter. Die Beispielreise des Bogens (K, H, E, dann D) zeigt, dass die Buchstaben in
Dreierreihen laufen.

\`\`\`
           Spalte 0   Spalte 1   Spalte 2
Zeile 0       A          B          C
Zeile 1       D          E          F
Zeile 2       G          H          I
Zeile 3       J          K          L
\`\`\`

**AD-2.3.4** [S] Zwei Sterne teilen sich jeden Sektor, das macht 48. Innerhalb eines Sektors gibt es keine nennenswerte Entfernung.

**AD-2.4** [S] Was ein Stern zu bieten hat, ist aufgedruckt: \`o\` für Bevölkerung, \`+\` für Rohstoffe, \`o +\` für beides,
nichts für keins von beiden. Ein leerer Stern lohnt sich nur wegen seiner Lage.

**AD-2.4.a** [R] In jedem Quadrat zeigen die zwei gelben und zwei roten Sterne zusammen jede der vier Arten einmal, wie eine
veröffentlichte Beschreibung des ursprünglichen Spielplans berichtet. So gibt es zwölf Sterne jeder Art, 24 Ringe, 24 Kreuze. Ein
Heimatstern zeigt immer beide Symbole.

**AD-2.D1** [D] Keine Quelle führt den ganzen ursprünglichen Spielplan auf; welcher Stern eines Quadrats welches
Symbol zeigt, ist also unsere Gestaltung. Sie behandelt die vier üblichen Heimatsterne gleich: Spiegele den Spielplan von links nach rechts, oder drehe ihn um eine halbe
Drehung und tausche die Ebenen, und jedes Symbol fällt wieder auf dasselbe Symbol. Jeder übliche Heimatstern findet deshalb in jeder Entfernung
so viele Sterne jeder Art wie die anderen. Die Sterne mit beiden Symbolen wechseln sich ab wie auf einem Schachbrett,
gelb in A C E G I K und rot in B D F H J L.

| Quadrat | Gelbe Sterne (obere Ebene) | Rote Sterne (untere Ebene) |
|---|---|---|
| A | Algol \`o +\` ¹, Capella \`o\` | Menkar \`+\`, Diphda |
| B | Aldebaran \`o\`, Castor \`+\` | Rigel \`o +\` ¹, Bellatrix |
| C | Regulus \`o +\` ¹, Procyon \`o\` | Adhara \`+\` ¹, Canopus |
| D | Hamal \`o\` ¹, Mirfak | Mira \`o +\` ¹, Achernar \`+\` |
| E | Sol \`o +\` ², Alpha Centauri ² | Betelgeuse \`o\`, Sirius \`+\` |
| F | Pollux \`o\`, Alphard | Spica \`o +\`, Hadar \`+\` |
| G | Schedar \`o +\`, Mirach \`+\` | Ankaa \`o\`, Alnair |
| H | Markab \`o\` ³, Enif \`+\` | Fomalhaut \`o +\` ³, Algenib ³ |
| I | Arcturus \`o +\`, Mizar \`+\` | Polaris \`o\` ³, Kochab |
| J | Altair \`+\`, Deneb | Pavo \`o +\` ¹, Nunki \`o\` |
| K | Vega \`o +\` ¹, Eltanin | Sabik \`o\`, Rasalhague \`+\` |
| L | Thuban \`+\`, Alkaid | Antares \`o +\` ¹, Shaula \`o\` |

¹ Name und Sektor vom Regelbogen; ² dort als im selben Sektor genannt, der Sektor ist von uns; ³ Name und Farbe aus einem öffentlichen
Bericht, der Buchstabe daraus erschlossen; alle anderen sind wirkliche Sternnamen, von uns gesetzt.

**AD-2.D2** [D] **\`ad.map\`** Ein Tisch darf auf einer eigenen Sternkarte spielen: einer Datei mit der Größe des Spielplans und seinen Sternen,
jeder mit Name, Quadrat, Ebene und Symbolen. Die Karte entscheidet, was wann erreichbar ist; alle Regeln unten lesen dann „die
Karte“ statt „die 48 Sterne“. Eine Karte, die sich widerspricht, wird abgelehnt, mit dem Grund an der fehlerhaften Zeile.

**AD-3.1** [S] Die Heimatsterne des Standardspiels sind Algol (A-gelb), Regulus (C-gelb), Pavo (J-rot) und Antares
(L-rot). Drei Unabhängige spielen von Regulus, Antares und Mira (D-rot).

| Aufbau | Heimatsterne, im Uhrzeigersinn | Für | Entfernungen zwischen ihnen |
|---|---|---|---|
| \`standard\` [S] | Algol, Regulus, Antares, Pavo | Bündnisse zu 2 oder 4, Unabhängige zu 4 | Algol–Regulus 3, Pavo–Antares 3, Algol–Pavo 5, Regulus–Antares 5, Algol–Antares 7, Regulus–Pavo 7 |
| \`mira\` [S] | Regulus, Antares, Mira | Unabhängige zu 3 | je 5 |
| \`duel\` [R] | Algol, Antares | Unabhängige zu 2 | 7 |
| \`random\` [H] | ausgelost, AD-10.1.c | alle | mindestens \`ad.homeRandomMinDist\` |
| \`custom\` [H] | gewählt, AD-3.1.1 | alle | wie es kommt |

- [R] Der Bogen nennt kein Paar Heimatsterne für zwei Unabhängige. Gegenüberliegende Ecken sind gleichwertig und geben beiden den längsten
  Anlauf.

**AD-3.1.1** [H] **\`ad.homes = custom\`** Ihr dürft andere Heimatsterne wählen: beliebige verschiedene Sterne mit beiden
Symbolen. Sie sitzen im Uhrzeigersinn wie die üblichen.
- [R] Werden weniger genannt, als es Mächte gibt, füllen die üblichen Heimatsterne der Variante auf, dann andere Sterne mit
  beiden Symbolen.

---

## C.1 Aufbau

**AD-1.0** [S] Zwei bis vier spielen eine von zwei Varianten: **Bündnisse** zu zweit oder zu viert (Abschnitt C.9), **Unabhängige** zu
zweit, dritt oder viert (Abschnitt C.10). Die Abschnitte C.2 bis C.5 gelten für beide.

**AD-1.1** [H] **\`ad.aliens\`** Wenn ihr mögt, seid ihr Außerirdische. Namen und Schiffsbilder ändern sich, sonst nichts.
- [R] Jede Macht hat dann ein eigenes Volk, im Uhrzeigersinn vom ersten Heimatstern an: Okhari, Vessim, Tulladh und Zirrik.
  Spielplan, Protokoll und jeder Satz nennen die Macht nach ihrem Volk statt nach ihrem Heimatstern, und Schiffe dieses Volks stehen
  auf ihren Tafeln und Wappen. Die Farben bleiben, die Namen der Sterne auch.

**AD-3.2** [S] Zu Beginn stehen fünfzehn Schiffe an jedem Heimatstern. Jeder andere Stern ist unverteidigt.

**AD-3.2.1** [H] **\`ad.neutralDefence\`** Manche Sterne dürfen mit einer eigenen Garnison beginnen: je zwei Würfel, so viele
neutrale Schiffe. Neutrale Schiffe reisen nie ab und kämpfen gegen alle, die kommen.
- Welche Sterne: \`none\`, \`both\` (die mit beiden Symbolen), \`inhabited\` (die mit einem Ring), \`any\` (die mit mindestens
  einem Symbol).
- [R] Die Hausregel selbst ist \`both\`, denn sie spricht von Bevölkerung *und* Ressourcen, und der Bogen nennt das
  Kreuz anderswo das Ressourcensymbol.
- [R] Ein üblicher Heimatstern, von dem niemand spielt, bekommt eine Garnison wie jeder andere Stern, außer er ist gesperrt (AD-9.1.1).

**AD-4.1** [S] Ein Pfad hat ein Eintrittsfeld und dann die Felder 1 bis 7. Es gibt einen für jeden Heimatstern.

**AD-4.2** [S] Das Feld eines Warps sagt, wie viele Züge seine Schiffe fort sind. Es sagt nichts darüber, wohin
sie reisen.

**AD-4.3** [S] Eine Macht reist auf ihrem eigenen Pfad und auf keinem anderen, wo auch immer ihre Schiffe aufbrechen.

**AD-5.1** [S] Spielsteine stehen für ein Schiff oder für fünf und dürfen beliebig gewechselt werden; nur die Zahl zählt.
- [R] Niemandem gehen die Schiffe aus: Der Bogen begrenzt den Vorrat nicht.

**AD-5.2** [S] Eine Macht hat zwei Warps. Von einem benutzten Warp sehen alle: die Schiffe, die er trägt, den Sektor, den sie verlassen haben
(mit Buchstabe und Farbe), und seinen Stand.

**AD-6.1** [S] Der höchste Wurf beginnt; dann geht es im Uhrzeigersinn um den Spielplan.
- [R] Jede Seite wirft einen Würfel; wer an der Spitze gleichauf liegt, würfelt noch einmal.
- [R] Im Uhrzeigersinn heißt: in der Reihenfolge der Heimatsterne um die Mitte des Spielplans; in einem Quadrat kommt gelb vor
  rot. Also: Algol, Regulus, Antares, Pavo; oder Regulus, Antares, Mira. Diese Reihenfolge gilt die ganze Partie und übergeht
  Ausgeschiedene. Eine Runde beginnt am Platz der Seite, die die Partie begonnen hat, auch wenn diese Seite nicht mehr da ist.
- [R] Auf einer eigenen Karte wird die Reihenfolge genauso gefunden, von der Ecke oben links an.

**AD-6.1.a** [S] Ein eigener Zug besteht aus Produktion, dann Ankünften, dann der Abreise; Kämpfen und Besetzen
gehören dazu.
- [R] Kämpfen und Besetzen geschehen in dem Moment, in dem Schiffe auftauchen, nicht gesammelt am Ende. Die Zusammenfassung des Bogens nennt
  sie zuletzt, aber seine Regeln zu Bewegung und Schlacht verlangen einen sofortigen Kampf, und nur so ergibt das Verbot, nach einer Schlacht
  abzureisen, einen Sinn.

## C.2 Produktion

**AD-6.2** [S] In einer Produktionsrunde nimmt eine Macht ihre neuen Schiffe als Erstes im eigenen Zug, bevor sie etwas
bewegt. In den Bündnissen nehmen beide Verbündete sie am Anfang des Zugs ihrer Seite (AD-9.2).

**AD-6.2.2** [S] Eine Münze, anfangs mit dem Kopf nach oben, wird nach jeder Runde gewendet. Kopf heißt Produktion, außer in
Runde 1. In Zahlen: **Produktionsrunden sind 3, 5, 7, 9 und jede ungerade Runde danach.**

**AD-6.2.3** [S] Eine Macht bekommt ein Schiff für jedes Paar aus Ring und Kreuz an den Sternen, deren Ressourcen sie nutzt: die kleinere
der beiden Summen. Die zwei müssen nicht am selben Stern sein, auch nicht in der Nähe voneinander. Was übrig bleibt, ist nichts
wert und lässt sich nicht sparen.

**AD-6.2.3.a** [R] Nutzt die Macht *p* den Stern *s*? Frage in dieser Reihenfolge:
1. Ist *s* ihr eigener Heimatstern, und besitzt sie ihn? Dann ja, mit Schiffen dort oder ohne (AD-8.3).
2. Ist *s* der Heimatstern einer anderen lebenden Macht, die ihn besitzt? Dann nein.
3. Hat *p* dort ein Schiff, ohne neutrale Schiffe daneben, und steht ihr der Stern zu: allein oder
   nach AD-9.4.2? Dann ja.

**AD-6.2.3.1** [S] Neue Schiffe erscheinen am eigenen Heimatstern der Macht und nirgends sonst. Kein Heimatstern, keine neuen Schiffe
(AD-8.1).

**AD-6.2.3.2** [H] **\`ad.buildAt = anyBoth\`** Neue Schiffe dürfen an jedem kontrollierten Stern mit beiden Symbolen aufgestellt werden.
Eine Macht, die ihren Heimatstern verloren hat, kann so trotzdem bauen.
- [R] Du verteilst sie beliebig auf die zulässigen Sterne: den Heimatstern, solange du ihn besitzt, und jeden Stern mit
  beiden Symbolen, an dem deine Macht ein Schiff hat und den sie nutzt.
- [R] Der Heimatstern einer anderen Macht ist nie zulässig, solange sie lebt. AD-8.2 verbietet dort die Produktion und
  macht für diese Hausregel keine Ausnahme, wie es AD-8.1 tut. Ist die Macht fort, ist er ein Stern wie jeder andere.
- [R] Ist nirgends etwas zulässig, wird nichts gebaut.

## C.3 Bewegung

**AD-7.1** [S] Eine Reise führt von einem Stern zu einem anderen Stern: Abreise, Reise, Ankunft.
- [R] Ein Warp kann nicht dort auftauchen, wo er hineinging. Das betrifft nur einen Sprung, denn jeder längere Stand gehört zu einem anderen
  Sektor.

**AD-7.2** [S] Die Reise dauert so viele Züge, wie die Entfernung zwischen den Sektoren sagt (Abschnitt G, AD-7.2.a).

**AD-6.3.2** [S] Ein eigener Zug bewegt in dieser Reihenfolge:
1. **Ankünfte.** Rücke jeden Warp auf dem Pfad ein Feld vor, den vorderen zuerst. Dann bleibt er auf dem Pfad oder taucht auf.
   Taucht er auf, stehen seine Schiffe am Stern, eine fällige Schlacht wird geschlagen, und der Warp ist frei. Dann der
   andere Warp.
2. **Gemeinsam.** Zwei Warps, die beide an einem Stern fällig sind, dürfen zusammen vorrücken und als eine Kraft auftauchen (AD-6.4.6).
3. **Abreise.** Ist danach ein Warp frei, darf eine Flotte abreisen.

**AD-6.3.2.a** [R] Du legst dich auf kein Ziel fest, auch nicht heimlich. In jedem eigenen Zug darf ein Warp überall auftauchen, wo die
Entfernung gleich seinem Stand ist. Der Bogen lässt den Warp nur den Sektor des Aufbruchs festhalten, schickt eine versperrte Flotte zu einem anderen
Stern und rechnet mit Flotten, die zu weit reisen; zu alldem passt kein aufgeschriebenes Ziel.

**AD-6.3.2.b** [R] Vorrücken ist keine Wahl: Jeder Warp bewegt sich in jedem eigenen Zug (oder früher in der
Runde, AD-9.3) genau ein Feld. Im Hyperraum zu bleiben ist eine Wahl, solange der Spielplan so ferne Sterne hat.

**AD-6.3.3** [S] Zur Abreise wählst du einen Stern und mindestens eins deiner Schiffe dort. Sie gehen an Bord eines freien Warps, der Warp
hält den Sektor fest und steht auf Feld 1.
- [R] Zuerst nennst du den Stern, dann die Zahl der Schiffe. Bis Schiffe abreisen, ist nichts geschehen.
- Abreisen dürfen alle Schiffe, die du dort hast, außer denen, die in diesem Zug gekämpft haben (AD-6.3.4). Neue Schiffe und Schiffe, die in
  diesem Zug kampflos angekommen sind, dürfen reisen.
- [R] Du darfst das letzte Schiff nehmen. Ein gewöhnlicher Stern gehört dann niemandem (AD-6.5.1); dein Heimatstern gehört noch dir
  (AD-8.3).

**AD-6.3.3.1** [S] Eine Abreise jeder Art je eigenem Zug; keine, solange beide Warps im Hyperraum sind.

**AD-6.3.4** [S] Schiffe, die in diesem Zug kampflos aufgetaucht sind, dürfen im selben Zug abreisen. Schiffe, die gekämpft haben, dürfen
vor dem nächsten Zug ihres Besitzers nicht abreisen.
- [R] Das Verbot gilt für eine Zahl von Schiffen an einem Stern: die Überlebenden des Angriffs. Andere Schiffe von dir dort dürfen
  reisen. Neutrale Schiffe anzuwerben (AD-6.5.2) oder herrenlose zu übernehmen ist kein Kampf. Haben deine Schiffe in einer gemeinsamen Ankunft
  vor deinem Zug gekämpft, sind sie wieder frei, sobald dein eigener Zug jener Runde vorbei ist.

**AD-7.2.b** [S] Ein Sprung ist sofort vorbei: Abreise, Ankunft und Schlacht geschehen alle im Schritt der Abreise. Er braucht einen
freien Warp, der gleich wieder frei ist, und er ist die eine Abreise des Zugs.
- [R] Bei der Abreise sagst du, ob es ein Sprung ist. Ein Warp, der auf Feld 1 bleibt, rückt im nächsten Zug auf 2 vor und kann im Sektor
  seines Aufbruchs nicht mehr auftauchen.

**AD-7.2.c** [S] Eine Reise der Länge *d*, die im eigenen Zug *T* beginnt, endet im eigenen Zug *T + d − 1*.

| Länge | Zug T | T+1 | T+2 | T+3 | T+4 | T+5 | T+6 |
|---|---|---|---|---|---|---|---|
| 1 | reist ab und kommt an | | | | | | |
| 2 | 1 | 2 kommt an | | | | | |
| 3 | 1 | 2 | 3 kommt an | | | | |
| 4 | 1 | 2 | 3 | 4 kommt an | | | |
| 5 | 1 | 2 | 3 | 4 | 5 kommt an | | |
| 6 | 1 | 2 | 3 | 4 | 5 | 6 kommt an | |
| 7 | 1 | 2 | 3 | 4 | 5 | 6 | 7 kommt an |

- [R] An einer Stelle legt der Bogen die Ankunft ans Ende des Zugs, in seiner Reihenfolge der Bewegungen vor die Abreise. Die
  Reihenfolge der Bewegungen entscheidet.

**AD-7.2.d** [S] Alle Schiffe an Bord eines Warps kamen von einem Stern und tauchen an einem Stern auf.

**AD-7.2.e** [S] Ein Warp, der über die größte Entfernung hinaus vorrückt, die es von seinem Aufbruchssektor gibt, hat den Spielplan
verlassen: Seine Schiffe sind verloren.
- [R] Der Warp ist sofort frei und darf die Abreise dieses Zugs tragen.

| Aufbruch im Quadrat | A C J L | B D F G I K | E H |
|---|---|---|---|
| Größte Entfernung, beide Ebenen | 7 | 6 | 5 |
| Sterne in Entfernung 1, 2, 3 … (der Stern selbst zählt zu 1) | 2 6 10 12 10 6 2 | B K: 2 8 12 12 10 4; D F G I: 2 8 14 14 8 2 | 2 10 18 14 4 |

**AD-6.4.4** [S] Eine Kraft kann nicht gegen eine Verteidigung von genau ihrer Stärke auftauchen. Der Schwesterstern steht ihr offen,
denn der Stand passt auch dort.
- [R] Ebenso jeder andere Stern in dieser Entfernung, und auch das Weiterreisen; reist sie in der größten Entfernung weiter, ist sie
  beim nächsten Vorrücken verloren. Ein versperrter Sprung ist einfach nicht möglich: Die Schiffe bleiben oder reisen in den Hyperraum ab.

## C.4 Schlacht und Besetzung

**AD-6.4.1** [S] Schlachten gibt es nur an Sternen. Die größere Kraft vernichtet die kleinere und erleidet nichts
(\`ad.combat = larger\`, die klassische Regel).

**AD-6.4.2** [S] Um an einem Stern zu gewinnen, komm mit mindestens einem Schiff mehr, als dort stehen. Der Kampf geschieht beim
Auftauchen, und die Siegerseite besetzt den Stern.

**AD-6.4.2.a** [R] **\`ad.weakArrival\`** Darfst du gegen eine stärkere Kraft auftauchen? Ja (\`allow\`): Deine Schiffe gehen
ohne Wirkung unter. Der Bogen versperrt nur die Gleichheit, und der Untergang macht einen Warp frei. Der Spielplan lässt dich bestätigen. Mit
\`forbid\` ist es nicht möglich.

**AD-6.4.3** [S] Siehst du einen Angriff kommen, kannst du die Verteidigung auf die Stärke des Angriffs oder darüber bringen oder
in deinem eigenen Zug abreisen. Nach der klassischen Regel zieht sich niemand zurück, sobald der Angriff da ist.

**AD-6.4.3.a** [R] Alle am Stern, die nicht zum Angriff gehören, verteidigen ihn gemeinsam (AD-9.4.4) und gehen nach der
klassischen Regel gemeinsam unter.

**AD-6.4.5** [H] **\`ad.combat = fortunes\`, das Kriegsglück.** Schlachten dauern Runden. In jeder:
1. Jede Seite wirft zwei Würfel und zählt ihre Schiffe dazu.
2. Nimm die Differenz der Summen. Gibt es eine, verliert die Seite mit der niedrigeren Summe so viele Schiffe; die andere
   verliert die Hälfte davon, aufgerundet. Niemand verliert mehr, als er hat, und beide Verluste gelten zugleich. Sind die Summen gleich,
   verliert niemand etwas.
3. Hat eine Seite keine Schiffe mehr, ist die Schlacht vorbei. Sonst dürfen sich beide zurückziehen, und dann folgt die nächste Runde.

- [R] Der Satz des Bogens über die Verluste lässt sich umdrehen; sein Beispiel (18 gegen 12: Die niedrigere Seite verliert 6, die
  höhere 3) entscheidet.
- [R] **\`ad.fortunes.survivor\`** In einer Runde können beide Seiten untergehen. Mit \`none\` ist der Stern dann leer; mit \`last\`
  rettet die Seite mit der höheren Summe ein Schiff.
- [R] **\`ad.fortunes.equal\`** Auftauchen gegen eine gleiche Kraft: \`fight\` lässt die Würfel entscheiden, denn die Sperre gibt es nur,
  weil sonst nichts geschähe; \`barred\` behält AD-6.4.4.
- [R] **\`ad.fortunes.retreat\`** Nach einer Runde, die auf beiden Seiten Schiffe übrig lässt, sagen zuerst die Verteidigung und dann
  der Angriff, ob sie bleiben. Ein Rückzug ist eine Abreise in den Hyperraum: Er braucht einen freien Warp, nimmt alle
  Schiffe der Macht dort mit und steht auf Feld 1; er ist nie ein Sprung. Für den Angriff ist er die Abreise des Zugs und
  unmöglich, wenn die Schlacht aus einem Sprung entstand. Die Verteidigung kostet er nichts vom nächsten Zug, in dem der Warp auf 2
  vorrückt. Neutrale Schiffe ziehen sich nie zurück. Mächte auf einer Seite entscheiden einzeln, im Uhrzeigersinn von der Macht
  am Zug an, und die Schlacht geht mit denen weiter, die bleiben. Alle erfahren, wer weiterkämpft, und warum, wo ein
  Rückzug versperrt ist: Kein Warp ist frei, oder die Abreise des Zugs ist verbraucht.
- [R] Der Rückzug ist eine Ausnahme vom Verbot, nach einer Schlacht abzureisen, weil die Hausregel ihn nennt. Wer gewinnt,
  darf trotzdem nicht abreisen.
- [R] Besteht eine Seite aus mehreren Mächten, werden ihre Verluste Schiff für Schiff von der genommen, die am meisten übrig hat; bei Gleichstand
  zuerst von neutralen Schiffen, dann im Uhrzeigersinn von der Macht am Zug an.

**AD-6.4.6** [S] Zwei deiner Warps, die im selben Zug am selben Stern fällig sind, dürfen gemeinsam auftauchen, und ihre Schiffe zählen als eine
Kraft.
- [R] Das geht auch an leeren und eigenen Sternen, wo es keinen Unterschied macht.
- [R] Ein Sprung kann nicht mitmachen, denn Sprünge gehören zum Schritt der Abreise. Tauche zuerst am Schwesterstern auf und springe mit
  allen: Schiffe, die nicht gekämpft haben, dürfen das.

**AD-6.4.6.1** [S] Da du einmal je Zug abreist, sind zwei Flotten, die gemeinsam zuschlagen, in verschiedenen Zügen abgereist, von Sternen
in verschiedenen Entfernungen. Rechne den Unterschied aus und schicke die längere Reise zuerst los.

**AD-6.5.1** [S] Ein unverteidigter Stern gehört der Macht, die mindestens ein Schiff dorthin schickt, solange ein Schiff
bleibt. Einen gegnerischen Stern gewinnst du durch einen Sieg dort. Ein Stern ohne Schiffe bringt nichts ein.

**AD-6.5.2** [H] **\`ad.recruit\`** Eine Flotte, die unter neutralen Schiffen auftaucht, versucht zuerst, sie zu gewinnen: ein Würfel
plus die ankommenden Schiffe. Ist das mehr als die neutralen Schiffe, schließen sie sich an. Wenn nicht, gibt es eine Schlacht.
- [R] Der Wurf kommt vor jeder Frage nach Gleichheit, einmal je Ankunft, und ist nicht freiwillig. Bringst du so viele
  Schiffe, wie sie haben, kannst du nicht scheitern; die Gleichheit versperrt dir hier also nie etwas.
- [R] Die Schiffe, die sich anschließen, sind gewöhnliche Schiffe der Macht am Zug und dürfen sofort abreisen.
- [R] Nach der klassischen Schlachtregel heißt ein misslungener Wurf, dass du die kleinere Kraft warst, und du gehst unter. Fehlen dir *k* Schiffe,
  ist deine Chance 1 für *k* ≤ 0, (6 − *k*)/6 für *k* von 1 bis 5 und nichts darüber.
- [R] Beim Kriegsglück beginnt ein misslungener Wurf die Würfelschlacht, und neutrale Überlebende bleiben.

## C.5 Heimatsterne

**AD-8.1** [S] Eine Macht, die noch im Spiel ist, aber ohne Heimatstern, baut keine Schiffe, bis sie ihn zurückerobert hat (ausgenommen
AD-6.2.3.2).

**AD-8.2** [S] Wer einen gegnerischen Heimatstern hält, nutzt die Symbole, die auf diesem Stern stehen, und nicht mehr, und kann dort nicht
bauen.

**AD-8.3** [S] Du darfst jedes Schiff von deinem Heimatstern nehmen und besitzt ihn trotzdem: Er wird genutzt und baut wie
zuvor. Aber ein Gegner, der ankommt, nimmt ihn kampflos.

**AD-8.a** [R] Ein Heimatstern ist verloren, wenn gegnerische Schiffe dort stehen und keins seiner Macht. Er bleibt verloren, auch
wenn die Besatzungsmacht abzieht, bis (i) seine Macht dort ein Schiff hat und kein Gegner; (ii) in den Bündnissen ein Verbündeter
ihn besetzt; (iii) ein gegenseitiger Abzug vollzogen ist (AD-10.2.2); oder (iv) die Besatzungsmacht ausgeschieden ist (AD-10.2.5).
Einen Stern zu nehmen ändert, wer ihn kontrolliert; ihn leer zurückzulassen gibt niemandem die Kontrolle.

---

## C.9 Bündnisse

**AD-9.1** [S] Zwei Seiten, je zwei Mächte; üblicherweise Algol und Regulus gegen Pavo und Antares. Jeder Heimatstern hat
eigene Schiffe, Warps und einen eigenen Pfad. Andere Paarungen (\`ad.sides\`): \`usual\`, \`diagonal\` (Algol mit Antares), \`long\`
(Algol mit Pavo).

**AD-9.1.1** [H] **\`ad.offLimits\`** Heimatsterne, von denen niemand spielt, dürfen gesperrt werden: Kein Schiff kommt dort an,
und niemand nutzt sie.
- [R] Gemeint sind übliche Heimatsterne, die nicht im Spiel sind; das betrifft also vor allem zwei oder drei Unabhängige.

**AD-9.2** [S] Zu viert nimmt jede Person einen Heimatstern. Zu zweit nimmt jede eine Seite und befehligt deren zwei Mächte, als
spielten sie zwei Personen: Jede hat ihre eigene Abreise, ihre eigenen Warps, ihre eigene Produktion.

**AD-9.2.a** [S] Im Zug einer Seite nehmen beide Verbündete ihre neuen Schiffe (in einer Produktionsrunde), und dann macht jeder im
Uhrzeigersinn seine Ankünfte und seine Abreise. Dann ist die andere Seite am Zug.
- [R] **\`ad.turnStyle\`** \`alliance\` spielt auch Partien zu viert so; mit der üblichen Paarung läuft es auf dasselbe hinaus
  wie im Uhrzeigersinn. \`seat\` gibt jeder Macht einen eigenen Zug, streng im Uhrzeigersinn, mit der Produktion an seinem
  Anfang. Mit \`diagonal\` ist das ein anderes Spiel.
- [R] Benachbarte Verbündete spielen im Uhrzeigersinn, mit \`long\` also Pavo vor Algol. Verbündete einander
  gegenüber spielen in der Reihenfolge des Aufbaus, Algol vor Antares, Regulus vor Pavo.

**AD-9.2.b** [S] In dieser Variante greifen Verbündete einander nie an.

**AD-9.3** [S] Flotten beider Verbündeter, die im selben Zug am selben Stern fällig sind, dürfen gemeinsam auftauchen und als
eine Kraft kämpfen. Dafür darf ein Verbündeter eine seiner Bewegungen außer der Reihe machen.
- [R] Es geschieht im Zug dessen, der in der Runde zuerst zieht. Die beteiligten Warps des Partners rücken dann
  vor und gelten als bewegt; in dieser Runde rücken sie nicht noch einmal vor. Sein hinterer Warp darf dafür vor dem vorderen
  vorrücken. Ein Warp, der sich in dieser Runde schon bewegt hat, kann nicht teilnehmen.
- [R] Der Partner muss zugestimmt haben. Befehligt eine Person beide, versteht sich das von selbst.
- [S] So können bis zu vier Flotten zusammenkommen (AD-9.4.6).
- [R] Es gibt eine Schlacht, und die Summe entscheidet über die Gleichheit. Die Macht am Zug würfelt für ihre Seite.

**AD-9.4.1** [S] Du darfst ungefragt Schiffe zu einem Stern schicken, an dem dein Verbündeter ist, außer zu seinem Heimatstern.
- [R] Den Zugang darf der Besitzer jederzeit geben und zurücknehmen; bis dahin gilt er (zwischen den Mächten einer Person immer).
  Er ist nicht nötig, solange dieser Heimatstern verloren ist: Ihn für den Verbündeten zurückzuerobern ist immer erlaubt. Schiffe,
  die dort sind, dürfen bleiben, wenn der Zugang endet.

**AD-9.4.2** [S] Teilen sich Verbündete einen Stern, nutzt ihn, wer zuerst da war. Sie dürfen vereinbaren, dass der andere ihn nutzt oder
dass sie sich je Produktion abwechseln. Kamen sie im selben Zug, müssen sie es unter sich regeln.
- [R] Für jeden geteilten Stern wird festgehalten: \`first\`, \`second\` oder \`alternate\`, das die nutzende Macht in jeder
  Produktionsrunde wechselt und nennt, wer anfängt. Einer Änderung müssen beide zustimmen, und sie gilt ab der nächsten Produktion.
- [R] Kamen sie im selben Zug und haben nichts vereinbart, nutzt niemand den Stern, bis sie es tun. Eine Vereinbarung über eine gemeinsame
  Ankunft oder eine Leihe darf die Antwort enthalten. Bei zwei Mächten einer Person ist es die Macht, die am Zug war.
- [R] „Zuerst“ meint den längsten Aufenthalt ohne Unterbrechung. Die Symbole eines Sterns werden nie geteilt. Teilen sich mehr als zwei
  einen Stern, gilt die Reihenfolge der Ankunft oder was sie vereinbaren.
- [R] Kamen die Beteiligten im selben Zug, nennt eine Vereinbarung auf \`first\` oder \`second\` die Macht, die nutzen soll.

**AD-9.4.3** [S] Ein Stern, an dem nur ein Verbündeter Schiffe hat, kann den anderen nicht versorgen: Schicke mindestens ein Schiff zur Aufsicht.

**AD-9.4.4** [S] Verbündete Schiffe an einem Stern werden getrennt befehligt. Sie verteidigen gemeinsam und gehen nach der klassischen Schlachtregel
gemeinsam unter.
- [R] Immer gemeinsam: Keine Regel lässt einen Angriff sich einen von ihnen aussuchen.

**AD-9.4.5** [S] Mit Erlaubnis darf eine abreisende Macht Schiffe ihres Verbündeten im eigenen Warp mitnehmen, auf dem eigenen Pfad;
bei der Ankunft kämpfen sie als eine Flotte. Danach befehligt der Verbündete sie wieder, mit eigenen Abreisen.
- [R] Eine Leihe nennt den Stern, die Zahl der Schiffe und wie lange sie gilt; die Abreise verbraucht sie. Schiffe, die in
  diesem Zug gekämpft haben, können nicht geliehen werden. Die Abreise zählt nur für den Besitzer des Warps.
- [R] Wohin die gemischte Flotte reist, sagt allein der Besitzer des Warps.

**AD-9.4.5.1** [S] Mindestens ein Schiff an Bord muss der abreisenden Macht selbst gehören. Schiffe wechseln nie auf Dauer den Besitz.

**AD-9.4.6** [S] Verbündete dürfen zugleich auf einen Stern zielen, in der Art von AD-6.4.6; da jeder einmal je Zug abreist,
dürfen ihre Reisen sogar gleich lang sein. Jeder darf beide Warps benutzen, sodass vier Flotten wie eine zuschlagen können.

**AD-9.4.7** [S] Verbündete dürfen sich unter vier Augen beraten, während die andere Seite außer Hörweite bleibt. Vereinbart vorher eine Frist;
empfohlen ist eine Viertelstunde.
- [R] Im Netz hat jede Seite einen eigenen Kanal. **\`ad.conference.mode\`**: \`called\` (ein Verbündeter beruft sie im Zug
  des einen oder anderen ein, und sie endet mit der Frist oder wenn beide sie schließen) oder \`open\` (immer da). **\`ad.conference.minutes\`** ist die
  Frist, 0 für keine. Die Spieluhr steht solange. Die anderen sehen, dass eine Konferenz läuft, nicht was
  gesagt wird.
- [R] Ein Tisch, der live im Netz spielt, mit einer Uhr, die Sekunden zählt, beruft Konferenzen von 15 Minuten ein, außer er
  wählt anderes; jeder andere Tisch, an einem Gerät, als Fernpartie oder ohne Uhr, hat offene Kanäle, denn dort
  wartet niemand.

**AD-9.4.8** [S] Die Seite, die beide gegnerischen Heimatsterne genommen hat, gewinnt sofort.
- [R] Beide müssen in diesem Moment verloren sein. Niemand muss am ersten geblieben sein.

**AD-9.4.8.1** [S] Eine Eroberung ist nie das Ende. Die Macht scheidet erst aus, wenn sie keine Schiffe mehr hat. Sie darf ihren
Stern allein oder mit Hilfe zurückerobern, und ihr Verbündeter darf ihn für sie zurückerobern.
- [R] Ausgeschieden heißt: Heimatstern verloren und nirgends ein Schiff, weder an einem Stern noch in einem Warp noch verliehen. Geprüft wird das,
  wann immer Schiffe oder ein Heimatstern verloren gehen. Wer ausgeschieden ist, bleibt es, auch wenn ein Verbündeter den Stern zurückerobert; der zählt dann nicht
  mehr als verloren im Sinn von AD-9.4.8, wird von dem genutzt, der ihn besetzt, und baut nichts. Eine Macht ohne Schiffe, die ihren
  Heimatstern noch besitzt, ist nicht ausgeschieden.

**AD-9.4.8.2.1** [O] **\`ad.winRegain\`** Zum Sieg muss eine Seite zu diesem Zeitpunkt auch alle eigenen Heimatsterne besitzen. Wenn
nicht, muss sie sie zurückerobern und dabei Schiffe an denen der Gegenseite behalten.
- [R] Geprüft, wann immer ein Stern den Besitz wechselt.
- [R] In dem Moment, in dem ein Heimatstern erobert wird, muss niemand am anderen geblieben sein. Kommt der Sieg später,
  durch Zurückerobern, müssen an jedem Heimatstern der Gegenseite Schiffe stehen.

**AD-9.4.9** [S] Eine Seite darf die Partie jederzeit verloren geben.
- [R] Zu viert müssen beide lebenden Mitglieder zustimmen; wer ausgeschieden ist, hat keine Stimme.

**AD-9.a** [R] Der Bogen wertet abgebrochene Partien nur für Unabhängige. Beendet eine Grenze eine Partie der Bündnisse
(\`ad.turnLimit\`, \`ad.quietLimit\`), oder nehmen beide Seiten einen Waffenstillstand an (\`ad.armistice\`), gilt AD-10.3 für Seiten:
Zählt die Sterne, an denen die Seite Schiffe hat oder einen Heimatstern besitzt, jeden einmal; dann die Schiffe insgesamt; dann ist es unentschieden.

---

## C.10 Unabhängige

**AD-10.1** [S] Jeder ist der Gegner aller. Mächte fallen, indem sie ihren Heimatstern verlieren, und die letzte gewinnt,
allein. Zu viert spielt ihr von den Standardheimatsternen; zu dritt von Regulus, Antares und Mira, mit Algol und Pavo als
gewöhnlichen leeren Sternen.
- [R] Zu zweit spielt ihr von Algol und Antares (\`duel\`, AD-3.1).

**AD-10.1.c** [H] **\`ad.homes = random\`** Für jede Macht wird ein Schiff zufälliger Farbe auf den Spielplan geworfen, rot für die
untere und grün für die obere Ebene; ihr Heimatstern ist der nächste Stern auf dieser Ebene, der beide Symbole zeigt.
- [R] Unser Wurf: eine Münze für die Ebene, die gleiche Chance für jeden Punkt des Felds, dann der nächste Stern nach den
  Koordinaten der Karte (bei Gleichstand: nach dem Namen). Wirf noch einmal, wenn der Stern vergeben ist oder näher als
  \`ad.homeRandomMinDist\` an einem schon gefundenen Heimatstern. Die Mächte sitzen dann im Uhrzeigersinn (AD-6.1).
- [R] Lassen die gefundenen Heimatsterne keinen passenden Stern übrig, werden alle neu ausgelost.

**AD-10.2** [S] Ist dein Heimatstern genommen, ist dein allernächster eigener Zug die **Gnadenfrist**, in der du ihn zurückerobern
musst. Misslingt das, scheidest du an ihrem Ende aus. Deine Flotten im Hyperraum tauchen dann an Sternen deiner Wahl auf, und alle
deine Flotten ergeben sich, eine nach der anderen: einer Macht, die dort Schiffe hat, sonst der ersten, die mindestens eins schickt.
Schiffe, die sich ergeben haben, gehören der Macht, die sie übernimmt. Im Einzelnen, am Ende der Gnadenfrist:
1. Lebt die Besatzungsmacht deines Sterns, und hast du **in diesem Zug** *ihren* Heimatstern genommen, gibt es ein Patt
   (AD-10.2.2). [R] Ihn früher genommen zu haben zählt nicht, sonst könnten sich zwei Mächte ewig hinhalten.
2. Sonst scheidest du aus:
   - Jeder deiner Warps taucht an einem Stern deiner Wahl auf, dessen Entfernung gleich seinem Stand ist, nicht an dem seines Aufbruchs und nicht
     an einem gesperrten. Es gibt keine Schlacht und keine Sperre bei Gleichheit, denn diese Schiffe geben auf. [R] **\`ad.forcedArrival\`**
     \`matching\` liest „ein Stern deiner Wahl“ als einen in der Entfernung des Stands; \`anywhere\` liest es als jeden Stern;
   - ein Stapel von dir an einem Stern, an dem andere lebende Mächte Schiffe haben, gehört sofort ihnen; [R] sind es mehrere, geht er
     an die, der die Ressourcen des Sterns zustehen;
   - die anderen Stapel sind herrenlos und gehören der ersten Macht, die ankommt (AD-10.2.b);
   - [R] deine Schiffe an Bord eines fremden Warps gehen in den Besitz jener Macht über. Schiffe einer anderen Macht an Bord deines Warps übernehmen deine
     Schiffe und tauchen wie bei einer gewöhnlichen Ankunft an einem erlaubten Stern deiner Wahl auf; gibt es keinen, sind sie verloren.
     Von mehreren solchen Mächten übernimmt die mit den meisten Schiffen an Bord;
   - [R] dein früherer Heimatstern ist von jetzt an ein gewöhnlicher Stern.

**AD-10.2.1** [S] Nichts ergibt sich, bevor die Gnadenfrist vorbei ist: Noch kann der Stern zurückerobert werden.

**AD-10.2.a** [R] Die Gnadenfrist ist ein Zug wie jeder andere: Produktion nur nach AD-6.2.3.2, Ankünfte, eine Abreise.
Jede Art von Ankunft genügt, auch ein Sprung oder eine gemeinsame (AD-10.4.3). Nimmt inzwischen eine dritte Macht der ersten den Stern ab,
ist sie die Besatzungsmacht, und die Frist verlängert sich nicht.

**AD-10.2.b** [R] Herrenlose Schiffe verteidigen nicht, versperren niemandem etwas, besetzen nichts und zählen nichts. Wer ankommt,
übernimmt sie ohne Schlacht; bei einer gemeinsamen Ankunft die Macht am Zug. Am leeren Heimatstern einer lebenden Macht
machen sie ihn nicht verloren.
- [R] Hat die Macht am Zug unter den Ankommenden kein Schiff mehr, übernimmt die nächste im Uhrzeigersinn.

**AD-10.2.c** [R] Du darfst aufgeben, obwohl der Bogen es nicht erwähnt. Deine Schiffe im Hyperraum werden entfernt, deine
Stapel ergeben sich oder werden herrenlos wie oben, dein Heimatstern wird ein gewöhnlicher Stern.
- [R] Schiffe anderer Mächte an Bord deiner Warps reisen mit demselben Stand in einem freien Warp ihres Besitzers weiter; ohne einen
  sind sie verloren.

**AD-10.2.d** [R] Geht der Stern im eigenen Zug seiner Macht verloren (das kann geschehen, wenn ein Bündnis endet, AD-10.4.2),
ist die Gnadenfrist der Zug danach. Hast du in deiner Gnadenfrist kein Schiff mehr, vergeht sie, und du scheidest aus.

**AD-10.2.2** [S] Es gibt noch einen Ausweg: Nimm in deiner Gnadenfrist (du bist *X*) den Heimatstern der Macht *K*, die
deinen hält. Dann darfst du *K* zum **gegenseitigen Abzug** drängen. *K* muss zustimmen oder selbst das Ausscheiden fürchten, außer
sie kann ihren Stern im nächsten Zug zurückerobern. Ist er vereinbart, zieht jede ab, wenn ihr nächster Zug kommt. Schritt für Schritt:
1. [R] Das Ausscheiden von *X* wartet. Der Heimatstern von *K* ist jetzt verloren, und der nächste eigene Zug von *K* ist ihre Gnadenfrist.
2. [R] *X* darf den Abzug einmal anbieten, von der Eroberung bis zur Abreise von *K*.
3. [R] *K* darf bis zu ihrer Abreise annehmen oder ablehnen. Spätestens am Anfang ihres Zugs wird sie gefragt. Reist sie
   ab oder beendet sie ihren Zug, ohne angenommen zu haben, ist das Angebot hinfällig.
4. **Angenommen:** *K* muss die Abreise ihres eigenen Zugs (des laufenden oder des nächsten) nutzen, um *alle* ihre Schiffe
   vom Heimatstern von *X* wegzubringen, auch mit einem Sprung; *X* besitzt ihn sofort wieder. *X* tut dasselbe am Heimatstern von *K* im
   eigenen nächsten Zug. Bis beide es getan haben, darf weder eine Partei noch ihre Verbündeten Schiffe zum Heimatstern der anderen schicken.
   - [R] Schiffe, die am Ende des gebundenen Zugs noch dort sind, weil kein Warp frei war oder nichts abgereist ist, werden vom
     Spielplan genommen; der Stern kehrt trotzdem zu seiner Macht zurück. Ein Versprechen ist hier eins, das der Tisch immer halten kann.
   - [R] Schiffe, die in diesem Zug gekämpft haben, können noch nicht abreisen; sie sind im Zug danach gebunden.
   - [R] Solange die Vereinbarung läuft, kann keine der beiden wegen dieser zwei Verluste ausscheiden. Sie ist hinfällig, wenn eine dritte Macht einen der zwei
     Sterne nimmt oder eine Partei ausscheidet oder aufgibt; die Eroberung durch eine dritte Macht beginnt eine neue Gnadenfrist für die Macht
     dieses Sterns.
5. **Nicht angenommen:** Erobert *K* ihren Heimatstern in ihrer Gnadenfrist zurück, ist *K* sicher, und das Ausscheiden von *X* steht
   wieder an: Der nächste eigene Zug ist die letzte Gelegenheit, ohne ein zweites Patt. Gelingt es *K* nicht, scheidet *K* aus. [R]
   **\`ad.standoff\`** \`captorFalls\`: *X* besitzt ihren Heimatstern wieder (AD-10.2.5) und spielt weiter, denn der Bogen
   droht dem, der ablehnt. \`bothFall\`: *X* muss bis zum Ende ihres nächsten eigenen Zugs noch ein Schiff zu ihrem Heimatstern bringen,
   oder sie fällt auch; war *K* die letzte Rivalin, hat *X* gewonnen.
   - [R] Nimmt eine dritte Macht einen der zwei Heimatsterne, bevor *K* geantwortet hat, ist das Angebot hinfällig. Die Macht des
     genommenen Sterns hat eine neue Gnadenfrist; die andere hat einen letzten Zug, ohne Patt.

**AD-10.2.5** [R] Scheidet eine Macht aus, gehört jeder Heimatstern einer lebenden Macht, den sie hielt, wieder
dieser; herrenlose Schiffe dort warten auf die erste Ankunft. Niemand Lebendes kontrolliert ihn mehr.
- [R] Stehen dort Schiffe noch eines anderen Gegners, ist er sofort an diesen verloren, mit einer neuen Gnadenfrist: Niemand
  besitzt einen Stern, auf dem nur Gegner stehen.

**AD-10.2.7** [S] Bei einem gegenseitigen Abzug müssen auch Schiffe von Verbündeten beider Parteien an den zwei Heimatsternen abziehen.
- [R] Sie sind in den nächsten Zügen ihrer Besitzer gebunden, auf dieselbe Weise.

**AD-10.3** [S] Die letzte Macht gewinnt. Wird eine Partie abgebrochen, schließen alle Verbliebenen Frieden, und wer die meisten
Sterne besetzt, gewinnt; bei Gleichstand, wer die meisten Schiffe hat.
- [R] Steht es auch da gleich, teilen sie sich den Sieg.
- [R] Eine Partie wird abgebrochen, wenn alle verbliebenen Sitze zustimmen (\`peace\`), oder an einer Grenze: **\`ad.turnLimit\`** beendet sie nach
  dieser Runde; **\`ad.quietLimit\`** nach so vielen Runden in Folge ohne Schlacht und ohne jede Änderung, wer
  wo ist.
- [R] Ein Stern zählt für die Macht, die dort Schiffe hat und der seine Ressourcen zustehen. Ein besessener Heimatstern zählt auch
  ohne Schiffe (**\`ad.emptyHomeScores\`**). Schiffe im Hyperraum sind Schiffe. Neutrale und herrenlose Schiffe zählen für
  niemanden.

**AD-10.4** [O] **\`ad.secretAlliances\`** Unabhängige dürfen Bündnisse schließen. Jeder darf jederzeit eins vorschlagen, unter
vier Augen, und es ohne Warnung beenden. Ob eins besteht, muss niemand sagen, bis die Verbündeten gemeinsam handeln. Verrat beendet
es.
- [R] Mindestens drei Mächte sind nötig. Bündnisse bestehen zwischen zweien; mit zwei Mächten verbündet zu sein verbündet diese nicht
  miteinander.
- [R] Ein Bündnis wird allen bekannt bei seiner ersten gemeinsamen Handlung: zu einem Stern zu reisen, an dem der Verbündete ist, einer gemeinsamen Ankunft, einer
  Leihe von Schiffen, geteilter Nutzung oder Hilfe beim Zurückerobern eines Heimatsterns. Sein Ende erfährt nur der Partner. Den Partner
  anzugreifen beendet es ohne weitere Mitteilung.
- [R] Was du tun darfst, hängt nur davon ab, was du wissen kannst. Sind zwei andere heimlich verbündet, darfst du versuchen, was ihr
  Bündnis verbietet, und lernst aus dem Ausgang. Ein Bündnis, das bekannt war und still geendet hat, gilt weiter als
  bekannt, bis etwas zeigt, dass es vorbei ist.

**AD-10.4.1** [S] Solange es besteht, gelten die Regeln für Verbündete aus Abschnitt C.9: geteilte Sterne, Leihen, gemeinsame Ankünfte,
Konferenzen.
- [R] **\`ad.conference.visible\`** Die anderen dürfen sehen, dass eine Konferenz stattfindet (am Tisch verlässt man den Raum),
  nie was gesagt wird.

**AD-10.4.2** [S] Keine Vereinbarung bindet jemanden. Aber Flotten, die zusammen an einem Stern stehen oder zusammen gekommen sind, um einen
Dritten zu bekämpfen, greifen einander nicht an, solange sie dort zusammen sind; und niemand schickt weitere Schiffe, um einen Verbündeten anzugreifen,
solange er selbst dort steht.
- [R] **Anwesenheit.** Wo du ein Schiff hast, kannst du nur verstärken; deine Ankünfte dort werden nie angegriffen. Das deckt
  beide Verbote, vor und nach dem Ende eines Bündnisses.
- [R] **Auftauchen unter anderen.** Du *stößt dazu*, wenn du mit jeder Macht dort verbündet bist oder selbst dort bist. Du
  *greifst* alle dort *an*, und nur wenn weder du noch jemand mit Schiffen in deiner Flotte dort ist. Einen Verbündeten anzugreifen ist
  möglich und beendet das Bündnis. Ein Stern, an dem ein Verbündeter und ein Gegner zusammen stehen, kann als Ganzes angegriffen oder in Ruhe
  gelassen werden.
- [R] Eine gemischte oder gemeinsame Flotte greift nie einen Stern an, an dem einer ihrer Besitzer Schiffe hat. Sie stößt dazu, wenn jede andere Macht
  dort mit jedem ihrer Besitzer verbündet ist; sonst kann sie dort nicht auftauchen.
- [R] Endet ein Bündnis, während beide an einem Stern stehen, bleiben sie nebeneinander: keine Schlacht, Nutzung wie zuvor,
  gemeinsame Verteidigung gegen andere, bis einer abreist. Ist der Stern der Heimatstern von einem von ihnen, und nur die Schiffe des früheren
  Verbündeten sind dort, ist er in diesem Moment verloren (AD-8.a).
- [R] Endet es, während Schiffe des einen an Bord des Warps des anderen sind, lenkt der Besitzer des Warps weiter, und bei der Ankunft
  stehen sie nach diesen Regeln zusammen.

**AD-10.4.3** [S] Ein Verbündeter darf dir helfen, deinen Heimatstern in der Gnadenfrist zurückzuerobern, aber mindestens ein Schiff von dir muss
teilnehmen.
- [R] Das ist so, wenn am Ende der Gnadenfrist ein Schiff von dir an deinem Heimatstern ist und kein Gegner. Deine Schiffe
  müssen nicht gekämpft haben, wenn dein Verbündeter den Stern vorher freigemacht hat.

**AD-10.N** [S] Unabhängige gewinnen nicht gemeinsam, verbündet oder nicht.

---

## D. Tischoptionen

**AD-D** [D] Jede Hausregel, jede Wahlregel und jede Entscheidung, die vernünftige Tische anders treffen könnten, lässt sich
umschalten. Der Standardwert ist fett; alle zusammen sind das *klassische* Spiel.

| Option | Werte | Regel | Bemerkungen |
|---|---|---|---|
| \`ad.version\` | \`alliances\`, \`independents\` | AD-1.0 | ohne Wahl nach der Zahl der Personen: 2 und 4 Bündnisse, 3 Unabhängige |
| \`ad.players\` | **2**, 3, 4 | AD-1.0 | |
| \`ad.homes\` | **je nach Variante:** \`standard\`, \`mira\`, \`duel\`; \`random\`, \`custom\` | AD-3.1 | \`custom\` nennt sie in \`ad.homeStars\` |
| \`ad.homeStars\` | Liste, **leer** | AD-3.1.1 [H] | mit \`custom\` |
| \`ad.homeRandomMinDist\` | **1**, 5, 7 | AD-10.1.c [R] | mit \`random\`; je zwei Sterne mit beiden Symbolen liegen 3, 5 oder 7 auseinander, 1 verlangt also nichts |
| \`ad.sides\` | **\`usual\`**, \`diagonal\`, \`long\` | AD-9.1 | Bündnisse |
| \`ad.turnStyle\` | **\`alliance\`**, \`seat\` | AD-9.2.a | Bündnisse zu viert |
| \`ad.offLimits\` | Liste, **leer** | AD-9.1.1 [H] | übliche Heimatsterne, die nicht im Spiel sind |
| \`ad.neutralDefence\` | **\`none\`**, \`both\`, \`inhabited\`, \`any\` | AD-3.2.1 [H] | |
| \`ad.recruit\` | **nein**, ja | AD-6.5.2 [H] | braucht neutrale Schiffe |
| \`ad.buildAt\` | **\`home\`**, \`anyBoth\` | AD-6.2.3.2 [H] | |
| \`ad.combat\` | **\`larger\`**, \`fortunes\` | AD-6.4.5 [H] | |
| \`ad.fortunes.survivor\` | **\`none\`**, \`last\` | AD-6.4.5 [R] | mit \`fortunes\` |
| \`ad.fortunes.equal\` | **\`fight\`**, \`barred\` | AD-6.4.5 [R] | mit \`fortunes\` |
| \`ad.fortunes.retreat\` | **ja**, nein | AD-6.4.5 [H] | mit \`fortunes\` |
| \`ad.weakArrival\` | **\`allow\`**, \`forbid\` | AD-6.4.2.a [R] | mit \`larger\` |
| \`ad.winRegain\` | **nein**, ja | AD-9.4.8.2.1 [O] | Bündnisse |
| \`ad.secretAlliances\` | **nein**, ja | AD-10.4 [O] | drei oder vier Unabhängige |
| \`ad.forcedArrival\` | **\`matching\`**, \`anywhere\` | AD-10.2 [R] | Unabhängige |
| \`ad.standoff\` | **\`captorFalls\`**, \`bothFall\` | AD-10.2.2 [R] | Unabhängige |
| \`ad.emptyHomeScores\` | **ja**, nein | AD-10.3 [R] | |
| \`ad.turnLimit\` | **0** (keine), 10 bis 200 Runden | AD-10.3 [R] | 100 reicht für jede Variante |
| \`ad.quietLimit\` | **0** (keine), 5 bis 50 Runden | AD-10.3 [R] | 12 ist ein guter Wert |
| \`ad.armistice\` | **nein**, ja | AD-9.a [R] | Bündnisse |
| \`ad.compensation\` | **0**, 1, 2, 3 | AD-D.C [D] | |
| \`ad.firstPlayer\` | **\`dice\`**, \`fixed\` | AD-6.1 | \`fixed\`: die erste Seite beginnt |
| \`ad.conference.mode\` | \`called\`, **\`open\`** | AD-9.4.7 | live im Netz **\`called\`** |
| \`ad.conference.minutes\` | **0** (keine Grenze), 1 bis 60 | AD-9.4.7 | live im Netz **15**, wie der Bogen empfiehlt |
| \`ad.conference.visible\` | **ja**, nein | AD-10.4.1 [R] | |
| \`ad.aliens\` | **nein**, ja | AD-1.1 [H] | nur das Aussehen |
| \`ad.map\` | **die 48 Sterne** oder eine Kartendatei | AD-2.D2 [D] | |

**AD-D.C** [D] **\`ad.compensation\`** So viele zusätzliche Schiffe stehen zu Beginn an jedem Heimatstern jeder Seite, die nicht
beginnt. Die beginnende Seite ist im Vorteil, weil sie zuerst produziert. Wie oft sie gewann und welche Zahl dem Ausgleich am
nächsten kam, steht neben der Option, gemessen mit Bots; andere Spielweisen brauchen vielleicht eine andere, also nutzt es keine Vorlage.

**AD-D.P** [D] Vorlagen. *Klassisch* ist jeder Standardwert. *Hausregeln* spielt \`ad.neutralDefence\` \`both\`, \`ad.recruit\`,
\`ad.buildAt\` \`anyBoth\` und \`ad.combat\` \`fortunes\`. *Turnier*, die empfohlene, ist Klassisch mit \`ad.turnLimit\` 100 und
\`ad.quietLimit\` 12, damit jede Partie endet; fair ist es, jede Paarung von beiden Sitzen aus zu spielen.

Ein Tisch, dessen Optionen sich widersprechen, lässt sich nicht eröffnen (\`AD_E_OPTIONS\`):

**AD-D.1** [D] Die Zahl der Personen passt nicht: \`alliances\` zu dritt; \`mira\` ohne drei Mächte, \`duel\` ohne
zwei, \`standard\` ohne vier; oder ein Aufbau, den eine eigene Karte nicht hat.

**AD-D.2** [D] \`ad.recruit\` ohne neutrale Schiffe, die sich gewinnen lassen.

**AD-D.3** [D] Etwas anderes als der Standard in \`ad.fortunes.…\` ohne das Kriegsglück; \`ad.weakArrival\` \`forbid\`
mit ihm.

**AD-D.4** [D] Etwas anderes als der Standard in \`ad.secretAlliances\`, \`ad.forcedArrival\`, \`ad.standoff\` bei Bündnissen; oder
in \`ad.winRegain\`, \`ad.sides\`, \`ad.turnStyle\`, \`ad.armistice\` bei Unabhängigen.

**AD-D.5** [D] \`ad.secretAlliances\` mit zwei Mächten.

**AD-D.6** [D] \`ad.offLimits\` mit einem Heimatstern, der im Spiel ist, oder einem Stern, der kein üblicher Heimatstern ist. Mit \`ad.homes\`
\`random\` kann jeder übliche Heimatstern ins Spiel kommen.

**AD-D.7** [D] \`ad.homeStars\` mit einem Stern zweimal, oder einem ohne beide Symbole, oder mit mehr, als es Mächte gibt; oder
ohne \`ad.homes\` \`custom\`.

**AD-D.8** [D] \`ad.turnStyle\` \`seat\` zu zweit.

**AD-D.9** [D] \`ad.homes\` \`random\` mit \`ad.homeRandomMinDist\` 5 und vier Mächten, oder 7 und mehr als zwei: Der Spielplan
hat keine solchen Orte. Auch darf \`ad.homeRandomMinDist\` ohne \`random\` nichts verlangen.

---

## E. Der Zug im Einzelnen

**AD-E.1** [D] Jeder eigene Zug hat eine Nummer, durch die ganze Partie gezählt. Sie klärt, wer zuerst an einem Stern war
(AD-9.4.2), welcher Zug die Gnadenfrist ist (AD-10.2) und wie lange eine Flotte, die gekämpft hat, bleiben muss (AD-6.3.4).

**AD-E.2** [D] Die Reihenfolge. *Aufbau:* Heimatsterne werden ausgelost, wenn so gewählt; neutrale Schiffe werden ausgewürfelt;
um den Anfang wird gewürfelt. *Der Zug einer Seite* in den Bündnissen: Produktion beider Mächte; dann im
Uhrzeigersinn für jede ihre Ankünfte, ihre Abreise, ihr Zugende. *Der Zug einer Macht* sonst: Produktion, Ankünfte,
Abreise, Zugende. Nach der letzten Macht ist die Runde vorbei, und die Grenzen werden geprüft. Der Sieg wird nach
jeder Änderung der Kontrolle geprüft, an jedem Zugende und bei jedem Schritt eines Abzugs.

**AD-E.3** [D] Jede Frage, die das Spiel dir stellt, hat eine endliche Liste von Antworten. Eine Frage mit einer einzigen
möglichen Antwort beantwortet sich selbst.

**AD-E.3.1** [D] *Neue Schiffe aufstellen.* Wann: in der Produktion, mit \`ad.buildAt\` \`anyBoth\`, wenn es neue Schiffe gibt und
mehr als einen Ort für sie. Antworten: ein Stern und eine Zahl, bis alle stehen; jede Verteilung ist
erreichbar.

**AD-E.3.2** [D] *Auftauchen.* Wann: für jeden Warp, der sich in dieser Runde noch nicht bewegt hat, sobald er vorgerückt ist. Antworten: weiterreisen;
an einem beliebigen erlaubten Stern auftauchen, allein oder gemeinsam mit anderen dort fälligen Warps, dazustoßend oder angreifend. Ein Warp, der zu weit
gereist ist, ist ohne Frage verloren.

**AD-E.3.3** [D] *Abreisen.* Wann: im Schritt der Abreise. Antworten: bleiben; oder, mit einem freien Warp und ohne bisherige
Abreise, eine beliebige Zahl der Schiffe, die einen Stern verlassen dürfen, mit geliehenen oder ohne, in den Hyperraum oder als
Sprung. Bei einer Abzugsvereinbarung: alle Schiffe vom genannten Stern, oder bleiben und sie verlieren.

**AD-E.3.4** [D] *Zurückziehen.* Wann: nach einer Würfelrunde mit Schiffen auf beiden Seiten. Gefragt: die verteidigenden Mächte, dann
die angreifenden. Antworten: weiterkämpfen; zurückziehen, wenn möglich (AD-6.4.5).

**AD-E.3.5** [D] *Zum Auftauchen gezwungen.* Wann: wenn eine Macht ausscheidet. Antworten: für jeden ihrer Warps ein Stern in der richtigen
Entfernung.

**AD-E.3.6** [D] *Abzug anbieten.* Wann: am Ende des Zugs, in dem das Patt entstand, und später, solange es
möglich ist. Antworten: anbieten oder verstreichen lassen.

**AD-E.3.7** [D] *Auf das Angebot antworten.* Wann: jederzeit, spätestens am Anfang des Zugs der Besatzungsmacht. Antworten:
annehmen, ablehnen; am Anfang des Zugs auch später entscheiden, das heißt vor der Abreise.

**AD-E.3.8** [D] *Bist du sicher?* Der Spielplan fragt, bevor du gegen eine stärkere Kraft auftauchst, eine Flotte zu weit reisen lässt
oder einen Heimatstern gegen eine sichtbare Bedrohung zu schwach zurücklässt. An den Regeln ändert das nichts.

**AD-E.3.a** [D] Darf diese Kraft an diesem Stern auftauchen? Eine Kraft ist ein Warp, oder mehrere, oder ein Sprung. Ihre *Beteiligten*
sind die Mächte mit Schiffen an Bord. Gefragt wird in dieser Reihenfolge:
1. Der Stand jedes Warps ist gleich der Entfernung, und der Stern ist nicht der seines Aufbruchs (\`AD_E_DISTANCE\`, \`AD_E_SAME_STAR\`).
2. Der Stern ist nicht gesperrt, und keine Vereinbarung verschließt ihn (\`AD_E_OFFLIMITS\`, \`AD_E_TREATY\`).
3. Kein Warp darin hat sich in dieser Runde schon bewegt, und die Partner stimmen zu (\`AD_E_ADVANCED\`, \`AD_E_CONSENT\`).
4. Ist niemand am Stern, wird er besetzt. Eine Ausnahme: Zum leeren Heimatstern, den ein Verbündeter besitzt, kannst du mit
   Zugang dazustoßen oder (Unabhängige) ihn angreifen; das nimmt ihn und beendet das Bündnis. Der leere Heimatstern eines Gegners wird einfach
   genommen; nehmen ihn mehrere gemeinsam, ist die Macht am Zug die Besatzungsmacht.
5. Zum Dazustoßen ist jeder Beteiligte mit jeder Macht dort verbündet oder selbst dort (\`AD_E_JOIN\`) und hat Zugang
   zum Heimatstern eines Verbündeten (\`AD_E_PERMISSION\`).
6. Zum Angreifen hat kein Beteiligter dort Schiffe (\`AD_E_TOGETHER\`) und in den Bündnissen kein Verbündeter (\`AD_E_ALLY\`).
7. Neutrale Schiffe, die sich gewinnen lassen: immer, der Wurf kommt zuerst.
8. Gleiche Stärke ist versperrt (\`AD_E_EQUAL\`), geringere, wenn der Tisch sie verbietet (\`AD_E_WEAK\`).

**AD-E.3.b** [D] Was dann geschieht, der Reihe nach: Die Warps sind frei; der Wurf, um neutrale Schiffe zu gewinnen; die Schlacht; die
Überlebenden stehen am Stern und dürfen nicht abreisen, wenn sie gekämpft haben; herrenlose Schiffe werden übernommen; wer zuerst hier war, wird festgehalten;
Heimatsterne gehen verloren oder werden zurückerobert; Bündnisse werden bekannt oder enden; der Sieg wird geprüft.

**AD-E.3.c** [D] Das Ende eines eigenen Zugs: Schiffe, die gekämpft haben, dürfen sich wieder bewegen; Schiffe, die nach einer Vereinbarung fort sein sollten, werden
entfernt; das Ausscheiden wird geprüft (AD-10.2), in den Bündnissen, ob eine Macht ausgeschieden ist (AD-9.4.8.1); dann der Sieg; dann
spielt die nächste Macht.

**AD-E.4** [D] Lebende Mächte dürfen jederzeit miteinander verhandeln, in ihrem Zug und außerhalb. Ein Angebot wartet darauf,
angenommen oder abgelehnt zu werden, und wer es gemacht hat, darf es zurückziehen. Auf keine Antwort wird gewartet, außer bei AD-E.3.7. Zwischen den
zwei Mächten einer Person ist alles vereinbart.

**AD-E.4.1** [D] *Bündnis* (Unabhängige mit \`ad.secretAlliances\`): jede Macht jeder anderen. Angenommen, sind sie
heimlich verbündet. Verfällt, wenn es abgelehnt wird oder eine der beiden ausscheidet.

**AD-E.4.2** [D] *Ein Bündnis beenden:* jeder Partner, ohne dass eine Antwort nötig ist. Der Partner erfährt es.

**AD-E.4.3** [D] *Zugang zum Heimatstern:* der Besitzer einem Verbündeten, gegeben oder zurückgenommen, ohne dass eine Antwort nötig ist.
Endet mit dem Bündnis.

**AD-E.4.4** [D] *Leihe:* Der Besitzer leiht einem Verbündeten bis zu so viele Schiffe an einem Stern und sagt vielleicht, wie ein Stern
genutzt wird, den sie dann teilen. Keine Antwort nötig. Endet, wenn sie benutzt oder zurückgezogen wird, oder mit dem nächsten eigenen Zug des Verbündeten (ein Zug, der
schon läuft, zählt nicht). [R] Sie kann nur gegeben werden, wo der Verbündete rechtzeitig stehen kann.

**AD-E.4.5** [D] *Gemeinsame Ankunft:* Eine Macht schlägt einem Verbündeten vor, dass bestimmte Warps gemeinsam an einem Stern auftauchen dürfen, und sagt vielleicht,
wie er genutzt wird. Angenommen, dürfen sie es in dieser Runde oder der nächsten. Verfällt, wenn sie benutzt ist, wenn die Warps dort nicht
fällig sind, oder nach der nächsten Runde.

**AD-E.4.6** [D] *Nutzung:* Wer sich einen Stern teilt, schlägt allen, die es tun, eine Art der Nutzung vor (AD-9.4.2). Verfällt, wenn
eine der Mächte abreist.

**AD-E.4.7** [D] *Abzug:* *X* der Macht *K* in einem Patt (AD-10.2.2). Verfällt mit der Abreise von *K*.

**AD-E.4.8** [D] *Frieden* (Unabhängige): jeder Sitz allen verbliebenen. Nehmen alle an, endet die Partie und wird gewertet
(AD-10.3). Verfällt, wenn jemand ablehnt, oder nach der nächsten Runde.

**AD-E.4.9** [D] *Waffenstillstand* (Bündnisse mit \`ad.armistice\`): Seite zu Seite. Beendet die Partie mit Wertung und verfällt
ebenso.

**AD-E.4.10** [D] *Verloren geben* (Bündnisse): ein lebendes Mitglied dem anderen, oder sofort, wenn es allein ist. Die Seite verliert.

**AD-E.4.11** [D] *Aufgeben* (Unabhängige): siehe AD-10.2.c. Keine Antwort nötig.

**AD-E.4.12** [D] *Konferenz:* Ein Verbündeter beruft sie ein oder schließt sie (AD-9.4.7).

---

## F. Wer weiß was

**AD-F.1** [D] *Wo kann sie auftauchen?* Der Spielplan erschließt das für alle aus dem, was alle wissen. Ein Warp, der den Stern
*f* verlassen hat und auf dem Stand *c* steht, kann im *k*-ten eigenen Zug seines Besitzers von jetzt an genau an den Sternen in
Entfernung *c + k* von *f* auftauchen, solange es welche gibt; gesperrte Sterne und durch Vereinbarung verschlossene ausgenommen.
Für jeden von ihnen zeigt er, was jetzt geschähe: gewinnt, versperrt, unterliegt, stößt dazu, oder die Gewinnchance mit Würfeln.
Warps einer Seite, die sich an einem Stern treffen können, werden addiert. Eine Flotte am Schwesterstern droht auch, wenn ihr
Besitzer einen freien Warp haben kann. Bei deinen eigenen Flotten siehst du auch, wann sie zu weit reisen. Beispiel: Ein Warp hat
Vega verlassen und steht auf 2. Im nächsten eigenen Zug (3) darf er bei Sol, Alpha Centauri, Schedar, Mirach, Fomalhaut, Algenib,
Arcturus, Mizar, Pavo, Nunki, Antares oder Shaula auftauchen; im Zug danach (4) bei Aldebaran, Castor, Hamal, Mirfak, Betelgeuse,
Sirius, Pollux, Alphard, Ankaa, Alnair, Polaris oder Kochab; dann (5) bei Algol, Capella, Rigel, Bellatrix, Regulus, Procyon,
Mira, Achernar, Spica oder Hadar; dann (6) bei Menkar, Diphda, Adhara oder Canopus; auf 7 ist er verloren.

**AD-F.2** [R] Wer was wissen darf:

| | Besitzer | Verbündeter | Alle anderen |
|---|---|---|---|
| Schiffe jeder Art an jedem Stern, wer ihn nutzt, was produziert wurde | ja | ja | ja |
| Von einem Warp: Schiffe nach Farbe, Sektor und Stern seines Aufbruchs, sein Stand | ja | ja | ja |
| Wohin eine Flotte reist | nur im Kopf oder in einer privaten Notiz | wenn geteilt | nein |
| Würfel | ja | ja | ja |
| Ein Bündnis von Unabhängigen | seine Partner | | sobald sie gemeinsam handeln |
| Zugänge, Leihen, gemeinsame Ankünfte und Nutzungsvereinbarungen vor ihrer Benutzung | die Beteiligten | die Beteiligten | nein |
| Abzugsangebote und Vereinbarungen | ja | ja | ja, sie binden, was andere erwarten dürfen |
| Angebote von Frieden und Waffenstillstand, und wer verloren gibt | ja | ja | ja |
| Was in einer Konferenz oder unter vier Augen gesagt wird | wer teilnimmt | wer teilnimmt | nein; dass eine stattfindet: \`ad.conference.visible\` |

**AD-F.3** [R] Was ein Warp trägt, ist für alle offen, denn der Spielstein ist eine offene Schale. Der Bogen verbirgt
nur Richtung und Ziel.

---

## G. Entfernung

**AD-7.2.a** [S] Zähle die Sektoren vom Aufbruch bis zur Ankunft, beide eingeschlossen, in geraden Linien mit
rechtwinkligen Wendungen: höchstens eine Wendung innerhalb der Ebene und eine zwischen den Ebenen, nie schräg, auf dem kürzesten
Weg. Das ist dasselbe wie

 **d = 1 + Zeilen Abstand + Spalten Abstand + Ebenen Abstand**, von 1 bis 7.

Innerhalb einer Ebene (1 mehr von gelb nach rot oder zurück):

|   | A | B | C | D | E | F | G | H | I | J | K | L |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| **A** | 1 | 2 | 3 | 2 | 3 | 4 | 3 | 4 | 5 | 4 | 5 | 6 |
| **B** | 2 | 1 | 2 | 3 | 2 | 3 | 4 | 3 | 4 | 5 | 4 | 5 |
| **C** | 3 | 2 | 1 | 4 | 3 | 2 | 5 | 4 | 3 | 6 | 5 | 4 |
| **D** | 2 | 3 | 4 | 1 | 2 | 3 | 2 | 3 | 4 | 3 | 4 | 5 |
| **E** | 3 | 2 | 3 | 2 | 1 | 2 | 3 | 2 | 3 | 4 | 3 | 4 |
| **F** | 4 | 3 | 2 | 3 | 2 | 1 | 4 | 3 | 2 | 5 | 4 | 3 |
| **G** | 3 | 4 | 5 | 2 | 3 | 4 | 1 | 2 | 3 | 2 | 3 | 4 |
| **H** | 4 | 3 | 4 | 3 | 2 | 3 | 2 | 1 | 2 | 3 | 2 | 3 |
| **I** | 5 | 4 | 3 | 4 | 3 | 2 | 3 | 2 | 1 | 4 | 3 | 2 |
| **J** | 4 | 5 | 6 | 3 | 4 | 5 | 2 | 3 | 4 | 1 | 2 | 3 |
| **K** | 5 | 4 | 5 | 4 | 3 | 4 | 3 | 2 | 3 | 2 | 1 | 2 |
| **L** | 6 | 5 | 4 | 5 | 4 | 3 | 4 | 3 | 2 | 3 | 2 | 1 |

Reisen, mit denen du eine Zählung prüfen kannst. Die Zahlen des Bogens selbst: 1 bis 4, und 5 bis 7 durch seine Bemerkung, dass die Heimatsterne zu
dritt gleich weit auseinanderliegen. Nummer 8 stammt aus einer öffentlichen Quelle, die anderen folgen daraus.

- **AD-G.1** [S] Algol (A-gelb) nach Hamal (D-gelb): Zeilen 1, Spalten 0, Ebenen 0. 2 Züge.
- **AD-G.2** [S] Regulus (C-gelb) nach Adhara (C-rot): Zeilen 0, Spalten 0, Ebenen 1. 2 Züge.
- **AD-G.3** [S] Vega (K-gelb) nach Mira (D-rot): Zeilen 2, Spalten 1, Ebenen 1. 5 Züge.
- **AD-G.4** [S] Sol (E-gelb) nach Alpha Centauri (E-gelb): Zeilen 0, Spalten 0, Ebenen 0. 1 Zug.
- **AD-G.5** [S] Regulus (C-gelb) nach Antares (L-rot): Zeilen 3, Spalten 0, Ebenen 1. 5 Züge.
- **AD-G.6** [S] Regulus (C-gelb) nach Mira (D-rot): Zeilen 1, Spalten 2, Ebenen 1. 5 Züge.
- **AD-G.7** [S] Antares (L-rot) nach Mira (D-rot): Zeilen 2, Spalten 2, Ebenen 0. 5 Züge.
- **AD-G.8** [D] Polaris (I-rot) nach Markab (H-gelb): Zeilen 0, Spalten 1, Ebenen 1. 3 Züge.
- **AD-G.9** [D] Algol (A-gelb) nach Regulus (C-gelb): Zeilen 0, Spalten 2, Ebenen 0. 3 Züge.
- **AD-G.10** [D] Pavo (J-rot) nach Antares (L-rot): Zeilen 0, Spalten 2, Ebenen 0. 3 Züge.
- **AD-G.11** [D] Algol (A-gelb) nach Pavo (J-rot): Zeilen 3, Spalten 0, Ebenen 1. 5 Züge.
- **AD-G.12** [D] Regulus (C-gelb) nach Pavo (J-rot): Zeilen 3, Spalten 2, Ebenen 1. 7 Züge.
- **AD-G.13** [D] Algol (A-gelb) nach Antares (L-rot): Zeilen 3, Spalten 2, Ebenen 1. 7 Züge.
- **AD-G.14** [D] Algol (A-gelb) nach Capella (A-gelb): Zeilen 0, Spalten 0, Ebenen 0. 1 Zug.
- **AD-G.15** [D] Algol (A-gelb) nach Menkar (A-rot): Zeilen 0, Spalten 0, Ebenen 1. 2 Züge.
- **AD-G.16** [D] Algol (A-gelb) nach Rigel (B-rot): Zeilen 0, Spalten 1, Ebenen 1. 3 Züge.
- **AD-G.17** [D] Rigel (B-rot) nach Vega (K-gelb): Zeilen 3, Spalten 0, Ebenen 1. 5 Züge.
- **AD-G.18** [D] Sol (E-gelb) nach Algol (A-gelb): Zeilen 1, Spalten 1, Ebenen 0. 3 Züge.
- **AD-G.19** [D] Sol (E-gelb) nach Antares (L-rot): Zeilen 2, Spalten 1, Ebenen 1. 5 Züge.
- **AD-G.20** [D] Fomalhaut (H-rot) nach Algenib (H-rot): Zeilen 0, Spalten 0, Ebenen 0. 1 Zug.
- **AD-G.21** [D] Fomalhaut (H-rot) nach Markab (H-gelb): Zeilen 0, Spalten 0, Ebenen 1. 2 Züge.
- **AD-G.22** [D] Menkar (A-rot) nach Thuban (L-gelb): Zeilen 3, Spalten 2, Ebenen 1. 7 Züge.
- **AD-G.23** [D] Adhara (C-rot) nach Altair (J-gelb): Zeilen 3, Spalten 2, Ebenen 1. 7 Züge.
- **AD-G.24** [D] Mira (D-rot) nach Pavo (J-rot): Zeilen 2, Spalten 0, Ebenen 0. 3 Züge.
- **AD-G.25** [D] Spica (F-rot) nach Vega (K-gelb): Zeilen 2, Spalten 1, Ebenen 1. 5 Züge.
- **AD-G.26** [D] Betelgeuse (E-rot) nach Polaris (I-rot): Zeilen 1, Spalten 1, Ebenen 0. 3 Züge.
- **AD-G.27** [D] Arcturus (I-gelb) nach Shaula (L-rot): Zeilen 1, Spalten 0, Ebenen 1. 3 Züge.
- **AD-G.28** [D] Castor (B-gelb) nach Rasalhague (K-rot): Zeilen 3, Spalten 0, Ebenen 1. 5 Züge.

---

## H. Durchgerechnete Beispiele

### H.1 Produktion

**AD-H.1.1** [D] Runde 3. Algol besitzt seinen Heimatstern (\`o +\`) und hat Schiffe bei Capella (\`o\`), Menkar (\`+\`), Diphda
(leer) und Hamal (\`o\`). Drei Ringe, zwei Kreuze: 2 neue Schiffe bei Algol.

**AD-H.1.2** [D] Keine Schiffe in Runde 4. Auch keine in Runde 1, trotz der Münze.

**AD-H.1.3** [D] Runde 5. Algols Heimatstern ist leer, gehört aber noch Algol; Algol hat Schiffe bei Rigel (\`o +\`). Zwei und zwei: 2
Schiffe erscheinen bei Algol.

**AD-H.1.4** [D] Runde 5. Algol hat den Heimatstern verloren und hat Schiffe bei Rigel (\`o +\`), Castor (\`+\`) und Aldebaran
(\`o\`). Klassisch: keine. Mit \`anyBoth\`: zwei Ringe, zwei Kreuze, 2 Schiffe, beide bei Rigel, dem einzigen Ort für sie.

**AD-H.1.5** [D] Runde 7. Algol hat den Heimatstern von Pavo genommen (\`o +\`). Das ist ein Ring und ein Kreuz mehr für
Algol, aber die Schiffe erscheinen nur bei Algol, sogar mit \`anyBoth\`, solange die Macht von Pavo lebt.

**AD-H.1.6** [D] Verbündete: Algol kam in Runde 4 zu Sol (\`o +\`), Regulus in Runde 6. In Runde 7 nutzt Algol Sol. Sie
vereinbaren, sich abzuwechseln, Regulus zuerst: Regulus in Runde 9, Algol in Runde 11.

**AD-H.1.7** [D] Runde 3. Eine Macht hat neben ihrem Heimatstern Schiffe an vier Sternen mit \`o\`. Fünf Ringe, ein Kreuz: 1
Schiff.

### H.2 Bewegung und Schlacht

**AD-H.2.1** [S] Von Vega nach Mira sind es 5. Reise in deinem Zug 4 ab (Stand 1); Zug 5: 2; Zug 6: 3; Zug 7: 4; Zug 8:
5, und du tauchst bei Mira auf.

**AD-H.2.2** [D] 8 Schiffe tauchen bei Markab auf, wo 5 Gegner sind. Die 5 sind fort, die 8 bleiben, und keins davon reist
in diesem Zug ab.

**AD-H.2.3** [D] 5 Schiffe sind bei Markab fällig, das 5 halten: versperrt. Sie dürfen bei Enif auftauchen, dem Schwesterstern, oder anderswo in
dieser Entfernung, oder weiterreisen.

**AD-H.2.4** [D] 4 Schiffe sind bei Markab fällig, das 5 halten: Sie dürfen auftauchen und untergehen oder weiterreisen.

**AD-H.2.5** [D] Eine Flotte taucht kampflos bei Hamal auf. Ihr Warp ist frei, und 3 ihrer Schiffe springen im Schritt der
Abreise nach Mirfak. Niemand hat gekämpft, also dürfen sie das.

**AD-H.2.6** [D] Beide Warps reisen weiter. Zwanzig Schiffe zu Hause können nicht einmal springen.

**AD-H.2.7** [D] Der vordere Warp gewinnt bei Enif mit 6 Schiffen; dann taucht der andere dort mit 3 auf. Die 3 dürfen abreisen, die
6 nicht.

**AD-H.2.8** [D] Ein Warp von Sol steht auf 5, weiter kommt er nicht. Er taucht jetzt an einem Stern in Entfernung 5 auf oder ist
beim nächsten Vorrücken verloren.

**AD-H.2.9** [D] Regulus nimmt jedes Schiff vom Heimatstern. Solange niemand kommt, baut er dort weiter.
Ein gegnerischer Späher kommt an: verloren, ohne Schlacht.

### H.3 Das Kriegsglück

**AD-H.3.1** [D] 12 greifen 7 an. Alle Würfe sind zwei Würfel.

| Runde | Angriff | Wurf | Summe | Verteidigung | Wurf | Summe | Differenz | Angriff verliert | Verteidigung verliert | Übrig |
|---|---|---|---|---|---|---|---|---|---|---|
| 1 | 12 | 6 | 18 | 7 | 5 | 12 | 6 | 3 | 6 | 9 und 1 |
| 2, die Verteidigung bleibt | 9 | 4 | 13 | 1 | 9 | 10 | 3 | 2 | 1 (von 3) | 7 und 0 |

Der Angriff gewinnt mit 7, die in diesem Zug nicht abreisen dürfen.

**AD-H.3.2** [D] Aufrunden: 5 gegen 4 werfen 7 und 3. 12 gegen 7, Differenz 5: Die Verteidigung verliert alle 4, der
Angriff 3 (die Hälfte von 5, aufgerundet), und 2 sind übrig.

**AD-H.3.3** [D] Beide gehen unter: 2 gegen 1 werfen 4 und 9. 6 gegen 10, Differenz 4: Der Angriff verliert 2, die Verteidigung
ihr 1, und der Stern ist leer. Mit \`ad.fortunes.survivor\` \`last\` behält die Verteidigung 1.

**AD-H.3.4** [D] Gleichstand: 6 Schiffe werfen 5, 4 Schiffe werfen 7. Je elf, niemand verliert etwas, noch ein Wurf.

**AD-H.3.5** [S] Gewinnen: 4 Schiffe kommen zu einem Stern mit 5 neutralen Schiffen. Eine 3 macht 7, mehr als 5: Sie schließen sich an, und 9
Schiffe stehen dort. Eine 1 macht 5, nicht mehr als 5: eine Schlacht, und nach der klassischen Regel sind die 4 verloren.

### H.4 Gemeinsam auftauchen

**AD-H.4.1** [D] Neun Gegner halten Markab. 5 Schiffe verlassen Algol in deinem Zug 4 (Entfernung 4), 6 verlassen Sol in Zug 6
(Entfernung 2). In Zug 7 sind die Stände 4 und 2; sie tauchen gemeinsam auf, 11 gegen 9, und gewinnen.

**AD-H.4.2** [D] Algol und Regulus, Verbündete, schicken in Runde 5 je 8 Schiffe nach Sol; es ist 3 von beiden, und 12 Gegner
halten es. In Runde 7 tauchen sie in Algols Zug gemeinsam auf: 16 gegen 12. Der Warp von Regulus gilt als bewegt. Regulus
hat seine Abreise noch, aber seine 8 Schiffe bei Sol bleiben, bis sein Zug vorbei ist.

**AD-H.4.3** [D] 5 und 4 gegen 9: gemeinsam versperrt. Jede allein wäre die schwächere. Beide dürfen am Schwesterstern
auftauchen.

**AD-H.4.4** [D] Algol hat 3 Schiffe bei Hamal und nimmt mit Erlaubnis 6 Schiffe von Regulus dort mit: neun Schiffe in
einem Warp. Am Ziel befehligt Regulus seine 6 wieder.

### H.5 Ausscheiden

**AD-H.5** [D] Vier Unabhängige, Runde 9. Antares nimmt den Heimatstern von Pavo mit 10 Schiffen. In Pavos Gnadenfrist hat Pavo
4 Schiffe von Hamal auf Stand 2, 3 Schiffe bei Mirach und 2 bei Hamal. Der Warp rückt auf 3 vor; Pavo ist 4 von Hamal und 3
von Mirach entfernt, also kommt nichts nach Hause. Am Ende des Zugs scheidet Pavo aus. Sein Warp muss 3 von D-gelb auftauchen:
Menkar, Diphda, Aldebaran, Castor, Betelgeuse, Sirius, Pollux, Alphard, Ankaa, Alnair, Markab, Enif, Altair oder Deneb.
Die Wahl fällt auf Markab, wo Regulus 1 Schiff hat: Regulus hat jetzt 5. Die Stapel bei Mirach und Hamal sind
herrenlos. Später kommt ein Schiff von Algol nach Hamal: Algol hat dort 3.

### H.6 Gegenseitiger Abzug

**AD-H.6.1** [D] Runde 12. Regulus nimmt den Heimatstern von Algol und hat dort 9 Schiffe. Am eigenen hat Regulus 6 gelassen.

**AD-H.6.2** [D] Algols Gnadenfrist. Die 14 Schiffe von Hamal (Entfernung 4) tauchen bei Regulus auf: 14 gegen 6. Der Zug
endet in einem Patt, und Algol bietet den Abzug an.

**AD-H.6.3** [D] Die Gnadenfrist von Regulus. Seine 11 Schiffe bei Procyon könnten heimspringen, aber 11 sind weniger als 14. Regulus nimmt an
und verlässt Algol mit allen 9, mit einem Sprung nach Capella. Algol besitzt seinen Heimatstern wieder.

**AD-H.6.4** [D] Algols nächster Zug: Alle 14 müssen Regulus verlassen und tun es, in den Hyperraum. Regulus besitzt seinen Heimatstern
wieder, und die Vereinbarung ist erfüllt.

**AD-H.6.5** [D] Hätte Regulus abgelehnt und den Heimatstern nicht zurückerobert, wäre Regulus ausgeschieden, und Algols Stern
wäre zurückgekehrt. Mit 15 Schiffen bei Procyon hätte Regulus abgelehnt, wäre heimgesprungen und hätte gewonnen; dann hätte Algol noch einen
Zug gehabt, um den eigenen zurückzuerobern.

**AD-H.6.6** [D] Wären beide Warps von Regulus bei der Annahme unterwegs gewesen, wären seine 9 Schiffe bei Algol am
Ende seines Zugs entfernt worden.

---

## I. Was du nicht kannst

**AD-I** [D] Jede Ablehnung trägt einen Code, einen Satz und ihre Regel.

| Code | Er bedeutet | Regel |
|---|---|---|
| \`AD_E_TURN\` | Jemand anderes ist am Zug. | AD-6.1 |
| \`AD_E_PHASE\` | Das ist nicht der Schritt dafür. | AD-6.3.2 |
| \`AD_E_ORDER\` | Der vordere Warp bewegt sich zuerst. | AD-6.3.2 |
| \`AD_E_ADVANCED\` | Dieser Warp ist in dieser Runde schon vorgerückt. | AD-6.3.2.b |
| \`AD_E_NO_SHIPS\` | So viele Schiffe hast du dort nicht. | AD-6.3.3 |
| \`AD_E_ZERO\` | Mindestens ein Schiff muss reisen. | AD-6.3.3 |
| \`AD_E_MUSTER\` | Der Stern wird vor den Schiffen gewählt, und nur einmal. | AD-6.3.3 |
| \`AD_E_FROZEN\` | Diese Schiffe haben in diesem Zug gekämpft. | AD-6.3.4 |
| \`AD_E_DISTANCE\` | Der Stern liegt nicht in der Entfernung des Stands. | AD-7.2 |
| \`AD_E_SAME_STAR\` | Die Reise würde enden, wo sie begann. | AD-7.1 |
| \`AD_E_HOP\` | In einem Zug erreichst du nur den Schwesterstern. | AD-7.2.b |
| \`AD_E_EQUAL\` | Beide Kräfte sind gleich stark. | AD-6.4.4 |
| \`AD_E_WEAK\` | Dieser Tisch verbietet es, gegen eine stärkere Kraft aufzutauchen. | AD-6.4.2.a |
| \`AD_E_OFFLIMITS\` | Der Stern ist gesperrt. | AD-9.1.1 |
| \`AD_E_ALLY\` | Ein Verbündeter ist dort. | AD-9.2.b |
| \`AD_E_PERMISSION\` | Der Heimatstern eines Verbündeten braucht dessen Erlaubnis. | AD-9.4.1 |
| \`AD_E_CONSENT\` | Der Verbündete hat nicht zugestimmt, gemeinsam aufzutauchen. | AD-9.3 |
| \`AD_E_JOINT\` | Nicht alle diese Warps sind an diesem Stern fällig. | AD-6.4.6 |
| \`AD_E_OWN_SHIP\` | Eine gemischte Flotte braucht ein eigenes Schiff. | AD-9.4.5.1 |
| \`AD_E_LOAN\` | Der Verbündete hat dort nicht so viele Schiffe verliehen. | AD-9.4.5 |
| \`AD_E_TRANSFER\` | Schiffe wechseln nicht den Besitz. | AD-9.4.5.1 |
| \`AD_E_DRAW_ALONE\` | Nur wer an einem Stern Schiffe hat, kann ihn nutzen. | AD-9.4.3 |
| \`AD_E_JOIN\` | Nicht alle dort sind verbündet. | AD-10.4.2 |
| \`AD_E_TOGETHER\` | Ihr steht dort zusammen, also greift niemand an. | AD-10.4.2 |
| \`AD_E_BUILD_SITE\` | Dort können keine neuen Schiffe stehen. | AD-6.2.3.1, AD-6.2.3.2, AD-8.2 |
| \`AD_E_BUILD_SUM\` | Die aufgestellte Zahl ist nicht die gebaute. | AD-6.2.3 |
| \`AD_E_FORCED\` | Die Flotte muss in der Entfernung ihres Stands auftauchen. | AD-10.2 |
| \`AD_E_NO_STANDOFF\` | Zwischen den beiden besteht kein Patt. | AD-10.2.2 |
| \`AD_E_TREATY\` | Der vereinbarte Abzug verbietet es. | AD-10.2.2 |
| \`AD_E_PROPOSAL\` | Das Angebot ist nicht mehr offen. | AD-E.4 |
| \`AD_E_OPTION\` | Dieser Tisch spielt nicht mit dieser Regel. | AD-D |
| \`AD_E_OPTIONS\` | Die Optionen widersprechen sich. | AD-D |
| \`AD_E_ELIMINATED\` | Diese Macht ist ausgeschieden. | AD-10.2 |
| \`AD_E_OVER\` | Die Partie ist zu Ende. | AD-10.3 |
| \`AD_E_STAR\` | Die Karte hat keinen Stern dieses Namens. | AD-2.3.4 |
| \`AD_E_MODE\` | Die Kraft würde dort anders auftauchen: auf leerem Grund, bei Freunden oder gegen alle. | AD-10.4.2 |
| \`AD_E_COMMAND\` | Die Macht gehört jemand anderem. | AD-9.2 |
| \`AD_E_PARTNER\` | Die zwei Mächte sind nicht verbündet oder sind es schon. | AD-10.4 |

---

## J. Sonderfälle

**AD-J.1** [R] Eine Flotte in ihrer größten Entfernung, mit gleichen Kräften an beiden Sternen des letzten Sektors, den sie erreichen könnte: Sie
kann nicht auftauchen und ist beim nächsten Vorrücken verloren.

**AD-J.2** [R] Eine Flotte, die zu weit reist, macht ihren Warp während der Ankünfte frei; der Warp kann im selben Zug eine Abreise
tragen.

**AD-J.3** [R] Eine Flotte von Algol taucht nie bei Algol oder Capella auf: A-gelb gehört zu Stand 1. Menkar, in A-rot,
gehört zu Stand 2.

**AD-J.4** [R] Ein Sprung gegen eine gleiche Kraft wird abgelehnt, und die Schiffe bleiben. Gegen eine schwächere gibt es sofort eine
Schlacht, und wer gewinnt, darf nicht abreisen.

**AD-J.5** [R] Zwei Flotten dürfen auch dort gemeinsam auftauchen, wo eine genügt hätte; die andere darf auch
weiterreisen.

**AD-J.6** [R] Zwei Warps einer Macht, fällig an Schwestersternen, kommen getrennt an, der vordere zuerst.

**AD-J.7** [R] An einem eigenen Stern aufzutauchen ist nie versperrt und nie eine Schlacht.

**AD-J.8** [R] Du hast deinen Heimatstern in der letzten Runde verloren und eroberst ihn in deinem Zug einer Produktionsrunde zurück: Diese Produktion
entfällt, denn sie wurde vor den Bewegungen berechnet.

**AD-J.9** [R] Du nimmst in derselben Runde einen gegnerischen Heimatstern vor der Produktion seiner Macht: Sie baut nichts,
und du nutzt die Symbole des Sterns ab deiner nächsten Produktion.

**AD-J.10** [R] Eine Macht ohne Schiffe, die ihren Heimatstern besitzt, spielt weiter; ihre Züge bestehen aus Produktion.

**AD-J.11** [R] Nur Ringe oder nur Kreuze: keine Schiffe.

**AD-J.12** [R] Bündnisse: Du nimmst den zweiten gegnerischen Heimatstern, nachdem der erste zurückerobert ist: kein Sieg.

**AD-J.13** [R] Bündnisse mit \`ad.winRegain\`: Du hast beide gegnerischen Heimatsterne, aber einer von deinen ist verloren. Die Partie geht weiter,
und du gewinnst, wenn deiner zurückerobert ist, während deine Seite noch Schiffe an beiden ihrer hat.

**AD-J.14** [R] Bündnisse: Ein Verbündeter erobert deinen Heimatstern zurück. Du besitzt ihn sofort wieder; seine Schiffe dürfen dort
ohne Erlaubnis sein; du nutzt ihn.

**AD-J.15** [R] Bündnisse: Nur Schiffe eines Verbündeten sind an deinem Heimatstern, und ein Gegner schlägt sie: Er ist verloren.

**AD-J.16** [R] Bündnisse: Dein Heimatstern ist ohne eigene Schiffe, aber ein Verbündeter ist dort: Er ist verteidigt, vom Verbündeten.

**AD-J.17** [R] Gemeinsames Auftauchen ist unmöglich für einen Partner, dessen Warp am Stern nicht fällig ist. Er reist weiter.

**AD-J.18** [R] Verliehene Schiffe bleiben an Bord, wenn der Heimatstern ihres Besitzers fällt, und solange es sie gibt, ist ihr Besitzer
nicht ausgeschieden.

**AD-J.19** [R] Neutrale und herrenlose Schiffe teilen sich nie einen Stern: Herrenlose stehen, wo eine Macht stand, und dort waren
die neutralen fort.

**AD-J.20** [R] Ein Schiff versucht, 12 neutrale Schiffe zu gewinnen: Es bräuchte mehr als 11 auf einem Würfel. Unmöglich; es ist
verloren oder kämpft (Würfel).

**AD-J.21** [R] Eine durch Ausscheiden zum Auftauchen gezwungene Flotte darf gegen eine gleiche Kraft auftauchen: Sie ergibt sich, statt zu
kämpfen.

**AD-J.22** [R] Ein Warp, der in ebendiesem Zug abgereist ist und zum Auftauchen gezwungen wird, hat Stand 1: Er taucht am Schwesterstern
seines Aufbruchs auf.

**AD-J.23** [R] X scheidet aus, während X den Heimatstern von Y hält. Y besitzt ihn sofort wieder, mit dem Stapel von X dort
herrenlos. Die erste Ankunft übernimmt den Stapel: die von Y, oder die eines Gegners, der dann auch den leeren Heimatstern nimmt.

**AD-J.24** [R] Die letzten zwei Unabhängigen sind in einem Patt, das Angebot wird nicht angenommen, und K scheidet aus: X hat
gewonnen.

**AD-J.25** [R] Eine Kette: B hält den Heimatstern von C, und C nimmt in ihrer Gnadenfrist den von A, nicht den von B. Das ist
kein Patt. C scheidet am Ende des Zugs aus, und der Heimatstern von A, den C hielt, gehört sofort wieder A.

**AD-J.26** [R] Während einer Abzugsvereinbarung, bevor K abreist, vernichtet eine dritte Macht die Kraft von K am Heimatstern von
X. Die Vereinbarung ist hinfällig; die dritte Macht ist die Besatzungsmacht, und der nächste eigene Zug von X ist eine neue
Gnadenfrist. Der Heimatstern von K ist noch an X verloren, und der laufende oder nächste eigene Zug von K ist wieder ihre
Gnadenfrist.

**AD-J.27** [R] P und Q sind heimlich verbündet und teilen sich einen Stern; P ist auch mit R verbündet. R darf Q anderswo angreifen. R darf
auch den geteilten Stern angreifen, gegen beide zusammen; das beendet das Bündnis von R und P.

**AD-J.28** [R] Ein Bündnis endet, während der Warp von P Schiffe von Q zu einem Stern von Q trägt: Er stößt dort dazu, denn einer
seiner Besitzer ist schon dort. Angreifen kann er nicht.

**AD-J.29** [R] Kriegsglück nach einer gemeinsamen Ankunft: Jede Macht braucht zum Rückzug einen eigenen freien Warp und verbraucht ihre
eigene Abreise.

**AD-J.30** [R] Kriegsglück an einem Heimatstern: Zieht sich die Verteidigung zurück, hat ihn der Angriff, und er ist verloren.

**AD-J.31** [R] Ausgeschiedene haben keine Stimme über den Frieden.

**AD-J.32** [R] Eine Grenze beendet die Partie mitten in einem Patt oder einer Abzugsvereinbarung: Es zählt der Besitz, wie er ist.

**AD-J.33** [R] Gleich viele Sterne und Schiffe: Sie teilen sich den Sieg.

**AD-J.34** [R] In den Bündnissen kommt die Produktion beider Verbündeter zuerst, die Schiffe der zweiten Macht sind also da, bevor die erste
sich bewegt.

**AD-J.35** [R] Nimmt eine Leihe die letzten Schiffe des Verleihers von einem Stern mit, hat er ihn verlassen. Wer dort zuerst war,
ist vergessen.

### Wo der Bogen sich widerspricht

| An einer Stelle steht | An einer anderen | Wir spielen |
|---|---|---|
| Kampf nach allen Bewegungen (6.1) | sofort (6.3.3, 6.4.2) | sofort: AD-6.1.a |
| der Satz über Verluste durch Würfel (6.4.5) | sein Beispiel | das Beispiel: AD-6.4.5 |
| Flotten ziehen sich zurück (6.4.5) | niemand reist nach einer Schlacht ab (6.3.4, 6.4.4) | der Rückzug ist die Ausnahme: AD-6.4.5 |
| Sterne ohne Schiffe bringen nichts ein (6.5.1) | leere Heimatsterne schon (8.3) | Heimatsterne schon: AD-8.3 |
| Bauen an jedem Stern mit beiden Symbolen (6.2.3.2) | nie an eroberten Heimatsternen (8.2) | dort nie: AD-6.2.3.2 |
| Ankunft am Ende des Zugs (7.2.c) | Ankünfte vor Abreisen (6.3.2) | Ankünfte zuerst: AD-7.2.c |
| eine Gnadenfrist von einem Zug (10.2) | das Patt (10.2.2) | das Ausscheiden wartet: AD-10.2.2 |
| gezwungenes Auftauchen an jedem Stern (10.2) | Entfernung gleich Stand (7.2) | eine Option: AD-10.2 |
| gleiche Kräfte sind versperrt (6.4.4) | neutrale Schiffe lassen sich gewinnen (6.5.2) | zuerst der Wurf: AD-6.5.2 |
| ein Verbündeter darf allein einen Heimatstern zurückerobern (9.4.8.1) | ein eigenes Schiff ist nötig (10.4.3) | das eine in den Bündnissen, das andere bei Unabhängigen |

---

## Wie lange, und wie fair

Einfache Computergegner trafen je Variante 400-mal aufeinander. Kühne Angreifer beenden eine Partie der Bündnisse in 16 bis 52 Runden
(die mittleren acht von zehn Partien), zwei Unabhängige in 15 bis 28, vier in 19 bis 69. Vorsichtige, die gegen die stärkste gegnerische Flotte
eine Reserve halten, brauchen 30 bis 100 Runden. Bestehen alle darauf, der stärksten gegnerischen
Flotte gleichzukommen, endet bis zu ein Fünftel der Partien nie: Niemand wagt sich von zu Hause weg. Partien, die endeten, hatten nie mehr als sechs
ruhige Runden in Folge, eine Grenze von 12 ruhigen Runden beendet also genau die festgefahrenen. Jeder Heimatstern gewann ungefähr seinen Anteil. Mit
zwei Seiten und vorsichtigem Spiel gewann die Seite, die beginnt, sechs bis acht von zehn Partien.

## Woher die Tatsachen über den Spielplan stammen

Der Regelbogen nennt elf Sterne, zwei davon nur als im selben Sektor. Dass jedes Quadrat einen Stern jeder Art hat,
dass Heimatsterne beide Symbole zeigen und dass die Produktion ab dem dritten Zug jeden zweiten kommt, steht in „FT
Campaign / 4000AD“ auf der Mailingliste von Full Thrust (18. Februar 1998). Polaris, Markab, Algenib und Fomalhaut mit
ihren Farben stammen aus einer Bearbeitung, die im Forum von Bay 12 gespielt wurde (Thema 98005). Besprechungen auf grognard.com, gamepile.com
und jergames.blogspot.com (2005) und der Artikel in der Wikipedia bestätigen die Anlage des Spielplans und dass die anderen
sehen, woher eine Flotte kam und wie lange sie unterwegs ist. Nur Tatsachen stammen daraus; jeder Satz hier ist
von uns.
`;
