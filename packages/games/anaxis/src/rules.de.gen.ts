/** The text of `rules.de.md`. Written by `npm run rules`; change the Markdown, not this. */
export const rules = `# Anaxis 1.8 – die Regeln

Raumschiffflotten treffen sich auf einer Karte aus Sechsecken. Große Schiffe feuern zuerst und bewegen sich zuerst; kleine tanzen um
sie herum. Alles beruht auf sechsseitigen Würfeln und auf Zahlen, die du aufklappen kannst.

## So liest du diesen Text

Jede Regel beginnt mit ihrer Nummer in Fettschrift und einem Zeichen in eckigen Klammern; was bis zur nächsten Nummer oder
Überschrift folgt, gehört dazu. Spielpläne, Ablehnungen, Protokolle und Rechnungen nennen diese Nummern.

| Zeichen | Was es dir sagt |
|---|---|
| [S] | Der Regelbogen sagt es. |
| [R] | Der Bogen schweigt, ist unklar oder sagt zweierlei. So entscheiden wir es, mit dem Grund. |
| [O] | Der Bogen überlässt die Wahl dem Tisch. |
| [D] | Von uns: Schiffswerte, Kartengrößen, Hilfen und Rechenbeispiele. Die Schiffsbögen des Originals gehören nicht dazu. |

Wo sich Tische unterscheiden können, nennt die Regel ihre Option, und Abschnitt 14 führt die Werte auf.

## Wie eine Runde abläuft

Lies diese Seite, und du kannst spielen; den Rest schlägst du nach, wenn du ihn brauchst.

1. **Bewegung.** Das Schiff mit der höchsten Initiative bewegt sich zuerst, dann das nächste. Jedes Feld vorwärts kostet einen Punkt
   Geschwindigkeit, jede Drehung um 60° einen Punkt Manöver. Vor seinem ersten Schritt darf ein Schiff ansagen, dass es *ausweicht* oder *verfolgt*.
2. **Feuern.** Wieder die höchste Initiative zuerst, und jetzt ist das ein Vorteil. Jede Batterie feuert einmal, auf ein beliebiges
   gegnerisches Schiff in ihrem Feuerwinkel. Die *Schwierigkeit* ist die Entfernung geteilt durch die Sensoren, aufgerundet, und mehr
   gegen ein ausweichendes Schiff. Jeder Würfel darüber trifft.
3. **Schaden.** Für jeden Treffer würfelst du noch einmal. Der Würfel zählt, wenn er Panzerung minus Durchschlag übertrifft; was zählt,
   geht vom Rumpf ab. Ist nichts mehr übrig, ist das Schiff sofort weg, und mit ihm alles, was es noch nicht abgefeuert hat.
4. **Kinopunkte** kaufen einen Schritt mehr, einen Würfel mehr, einen besseren Schuss, oder sie mildern einen Treffer. Sie kommen nicht zurück.
5. Verlierst du alle Schiffe, hast du verloren, außer das Szenario sagt etwas anderes.

Drei Gewohnheiten, die sich lohnen: Zähle, wer vor wem feuert. Beende eine Bewegung dort, wo deine Geschütze treffen können und die
gegnerischen nicht. Bring ein beschädigtes Schiff zur Strecke, bevor es feuert.

---

## 1. Die Karte und die Schiffe

**AX-1.1** [R] Die Felder liegen mit einer flachen Seite oben. Ein Feld hat zwei Koordinaten q und r und eine dritte, s = −q − r; die
Entfernung zweier Felder ist der größte Unterschied in einer der drei. Der Bogen verlangt nur ein Hexraster.

**AX-1.2** [R] Ein Schiff zeigt zu einer von sechs Feldseiten: 0 nach oben, dann im Uhrzeigersinn 1 bis 5. Der Bogen dreht Schiffe um 60°.

**AX-1.3** [R] Die Karte ist ein Rechteck aus Spalten und Reihen; ungerade Spalten liegen ein halbes Feld tiefer. Standard ist 41 × 41, weil
ein Szenario 20 Felder von einem Rand und nahe der Mitte beginnt; 31 × 31 für Scharmützel bis 40 Punkte.

**AX-1.4** [R] Die Entfernung eines Felds zu einem Rand ist die Zahl der Reihen oder Spalten dazwischen; ein Feld *am* Rand hat Entfernung 0.

**AX-1.5** [R] Ein Schritt über den Rand nimmt das Schiff für immer von der Karte. Es ist *geflohen*: nicht zerstört, aber weg.
\`ax.mapEdge\` schließt den Rand oder öffnet die Ebene ohne Ende. Szenarien dürfen den Rand für eine Seite schließen. *Das Szenario
mit dem Botschafter spricht vom Fliehen, also können Schiffe die Karte verlassen.*

**AX-1.6** [S] Beliebig viele Schiffe dürfen in einem Feld stehen. Nichts versperrt Bewegung oder Feuer.

**AX-1.7** [S] Ein Schiff hat Rumpf, Geschwindigkeit, Rückwärts, Manöver, Panzerung, Initiative, Sensoren, eine Primärbatterie, meist eine
Sekundärbatterie, vielleicht eine besondere Fähigkeit, und Kosten. Sensoren dürfen ein Bruch sein: Die Wyvern sieht ⅔.

**AX-1.8** [S] Eine Batterie hat Feuerkraft (Würfel), Durchschlag, Zielverfolgung und einen Feuerwinkel. Sie feuert als Ganzes, einmal
pro Runde, auf ein Ziel.

**AX-1.9** [S] Die fünf Feuerwinkel öffnen sich 30°, 60°, 90°, 120° und 180° zu jeder Seite des Bugs: *eng*, *vorn*, *180°*, *erweitert*,
*360°*. Ein Feld auf der Grenze liegt darin. Eine enge Batterie erreicht nie ihr eigenes Feld, alle anderen schon.
- [R] Mit dem Bug nach oben gesehen, liegt ein Feld, das F halbe Reihen voraus (s − r) und G Spalten zur Seite (|q|) liegt, im engen
  Winkel bei F ≥ 3G, vorn bei F ≥ G, in 180° bei F ≥ 0, im erweiterten bei F ≥ −G. Die Zeichnungen des Bogens sind verloren; das sind die
  genauen Kegel. \`ax.narrowArc\` verkleinert den engen Winkel auf die gerade Reihe voraus.

## 2. Runde und Initiative

**AX-2.1** [S] Eine Runde hat eine Bewegungsphase und eine Feuerphase. In jeder Phase hat jedes Schiff auf der Karte einen Platz.

**AX-2.2** [S] In beiden Phasen ist die höchste Initiative zuerst dran, dann die nächste, bis zur niedrigsten.

**AX-2.3** [S] Gleiche Zahlen: Zwischen den Seiten ist das Schiff mit mehr *übrigem* Rumpf zuerst dran. Innerhalb einer Seite wählt der
Besitzer und darf in den zwei Phasen verschieden wählen.

**AX-2.4** [R] Wird eine Zahl aufgerufen, werden alle Schiffe mit ihr nach übrigem Rumpf aufgereiht; das ergibt die Reihenfolge der
*Besitzer*. Bei jedem Platz nimmt der Besitzer ein beliebiges seiner Schiffe mit dieser Zahl. Ein Schiff, das vor seinem Platz zerstört
wird, nimmt den letzten Platz seines Besitzers mit; ein Schiff, das zur Zahl hinzukommt oder sie verlässt, lässt den Rest neu aufreihen.
*So entscheidet der Rumpf zwischen den Seiten und der Besitzer innerhalb seiner eigenen.*

**AX-2.5** [R] Gleiche Zahl, gleicher Rumpf, verschiedene Seiten: Ein Vorrangmarker entscheidet. Ein Würfel am Anfang vergibt ihn (1–3 Seite
1, 4–6 Seite 2), und nach jeder Runde wechselt er. Wer ihn hat, ist beim Bewegen als Zweiter dran und beim Feuern als Erster. \`ax.fullTie\`
würfelt stattdessen für jeden solchen Gleichstand: Schiffe mit einer Zahl und einem Rumpf sind ein Gleichstand.

**AX-2.6** [R] Zahlen dürfen unter null fallen; nur ihre Reihenfolge zählt.

**AX-2.7** [R] Die Forschungsbasis hat keine Plätze.

## 3. Bewegung

**AX-3.1** [S] Eine Bewegung ist eine Folge von Schritten: vorwärts in das Feld voraus, rückwärts in das Feld dahinter, eine Drehung um 60°
nach links oder rechts. Auch Stillstehen ist eine Bewegung. Unbenutzte Punkte verfallen, nichts wird übertragen.

**AX-3.2** [S] Nicht mehr Schritte vorwärts als die Geschwindigkeit, nicht mehr rückwärts als der Rückwärtswert, und nie beides in einer Runde.

**AX-3.3** [S] Nicht mehr Drehungen als der Manöverwert, jederzeit in der Bewegung; wer ausweicht oder verfolgt, hat weniger (AX-4.2).

**AX-3.4** [S] In besetzte Felder darf man hineinfliegen, hindurchfliegen und darin enden.

**AX-3.5** [R] Reihenfolge: ansagen; Schritte; Ansagen am Ende (Tarnung, Störung, Schild); Ende; Minen. Ansagen am Ende gelten vom letzten
Feld und der letzten Ausrichtung aus.

**AX-3.6** [R] Es gelten die gedruckten Werte abzüglich Hemmfeld, nie unter 0.

**AX-3.7** [R] Schritte lassen sich frei planen und zurücknehmen, bis sie bestätigt sind.

**AX-3.8** [S] Minen: AX-10.4.

## 4. Ausweichen und Verfolgen

**AX-4.1** [S] Vor seinem ersten Schritt darf ein Schiff ansagen, dass es ausweicht oder ein gegnerisches Schiff verfolgt; nie beides.

**AX-4.2** [S] Das verlangt einen Manöverwert von mindestens 3 und lässt weniger davon zum Drehen:

| Manöver | Übrige Drehungen | Wirkung |
|---|---|---|
| 0, 1, 2 | nicht möglich | – |
| 3 | 0 | 1 |
| 4 | 0 | 2 |
| 5 | 1 | 2 |
| 6 und mehr | 2 | 3 |

- [R] „Und mehr“: Das erreicht nur Steuerung, wenn sie den Wert hebt.

**AX-4.3** [S] Wer ausweicht, muss mindestens so viele Felder vorwärts fliegen wie sein Manöverwert. Wer verfolgt, muss mindestens so viele
vorwärts fliegen wie der kleinere Wert aus eigenem Manöver und Strecke des verfolgten Schiffs. Rückwärts darf keiner von beiden.
- [R] Die Strecke eines verfolgten Schiffs, das sich noch nicht bewegt hat, ist seine Geschwindigkeit: Wer verfolgt und sich zuerst bewegt,
  kann nicht mehr wissen.

**AX-4.4** [R] Eine Ansage, die die Geschwindigkeit (und ein Schritt Technik, wenn ein Kinopunkt da ist) nicht erfüllen kann, wird
abgelehnt. Eine Bewegung kann nicht unter der Mindeststrecke enden, solange ein weiterer Schritt vorwärts möglich ist; ist keiner möglich,
endet sie, der Vorteil ist verloren, und der eigene Nachteil bleibt.

**AX-4.5** [S] Feuer auf ein ausweichendes Schiff ist um die Wirkung der Tabelle schwerer; sein eigenes Feuer ist um 1 schwerer.
- [R] Der Bogen nennt drei Zahlen für diese Wirkung; zwei davon sind die der Tabelle. \`ax.evasionPenalty\` nimmt stattdessen den Manöverwert.

**AX-4.6** [S] Wer auf das verfolgte Schiff feuert, zieht die eigene Tabellenwirkung von dessen Wirkung ab und hat dort keinen eigenen
Nachteil. Feuer auf alle anderen ist um 1 schwerer.
- [R] Nicht unter 0: Verfolgen hebt Ausweichen auf und ist gegen ein Schiff ohne Manöver nichts wert.

**AX-4.7** [S] Zielverfolgung wirkt einmal, gegen alle Manövernachteile einer Salve zusammen.

**AX-4.8** [R] Jedes gegnerische Schiff auf der Karte lässt sich verfolgen, nah oder fern, bewegt oder nicht; die Basis nicht. Das verfolgte
Schiff ist offen bekannt. Ist es weg, bleibt der Nachteil gegen andere.

**AX-4.9** [S] Beides endet mit der Runde.

## 5. Feuern

**AX-5.1** [S] An seinem Platz beim Feuern darf ein Schiff jede Batterie einmal abfeuern, jede auf ein eigenes Ziel. Nicht zu feuern ist erlaubt.
- [R] Der Besitzer sieht ein Ergebnis, bevor er das nächste wählt.

**AX-5.2** [S] Ein Ziel ist ein Schiff oder eine Basis im Feuerwinkel der Batterie, in jeder Entfernung.
- [R] Es ist ein gegnerisches; nur ein Puls trifft auch eigene. Der Bogen sagt „jedes Schiff“, und \`ax.targets\` nimmt ihn beim Wort: Dann ist
  es jedes andere Schiff, eigen oder gegnerisch, aber weder das feuernde selbst noch die Basis der eigenen Seite.

**AX-5.3** [S] Die Entfernung zählt das Feld des Ziels und nicht das des feuernden Schiffs; im selben Feld 0. Tarnung kommt hinzu (AX-7.6).

**AX-5.4** [S] **Schwierigkeit = ⌈Entfernung ÷ Sensoren⌉ + Manöver**, wobei Manöver das Ausweichen des Ziels minus Verfolgen ist (nicht unter
0), plus der eigene Nachteil des feuernden Schiffs, minus Zielverfolgung, und insgesamt nicht unter 0. Den ersten Teil berührt
Zielverfolgung nie.

**AX-5.5** [R] Nur der Quotient wird gerundet, und zwar auf. Entfernung 0 ergibt 0.

**AX-5.6** [S] Sensoren einer Salve, in dieser Reihenfolge: der gedruckte Wert, ersetzt durch 3 bei einer Phoenix gegen das Schiff, das sie
scannt, oder durch 7 über eine bestehende Datenverbindung; Feuerleitung +1 (ein Wert unter 1 wird 2); Störung −2 oder −1; und dann nicht
unter 1 bei einem gedruckten Wert über 1, nicht unter ½ bei einer gedruckten 1.
- [R] Auch die Untergrenze der Wyvern ist ½. Die Untergrenze gilt nur für Werte, die eine Störung berührt hat.

**AX-5.7** [R] Brüche sind genau: ⅔ ergibt ⌈3 × Entfernung ÷ 2⌉, ½ ergibt 2 × Entfernung.

**AX-5.8** [R] Ab Schwierigkeit 6 kann nichts treffen, und nichts wird gewürfelt. Bei 0 trifft jeder Würfel. Kein Wurf trifft oder verfehlt
von selbst.

**AX-5.9** [R] Die Größe eines Schiffs spielt keine Rolle. Der Bogen erwähnt sie einmal und sagt nie, wie.

## 6. Treffer und Schaden

**AX-6.1** [S] Würfle die Feuerkraft. Jeder Würfel *über* der Schwierigkeit ist ein Treffer.

**AX-6.2** [S] Grenzwert = Panzerung (mit Schild) minus Durchschlag, nicht unter 0.

**AX-6.3** [S] Würfle für jeden Treffer einen Würfel. Würfel über dem Grenzwert zählen mit ihren Augen; die Summe ist der Schaden.

**AX-6.4** [S] Schadenskontrolle darf 4 davon wegnehmen (AX-8.6).

**AX-6.5** [S] Der Rest geht sofort vom Rumpf ab. Bei 0 ist das Schiff zerstört, kommt von der Karte und verliert einen Platz, den es noch hatte.
- [R] Schaden darüber hinaus verfällt.

**AX-6.6** [R] Würfel in dieser Reihenfolge: Treffer; bei mindestens einem Treffer der Schild; die Panzerung.

**AX-6.7** [R] Was ein Schiff andauernd tut (Scan, Verbindung, Störung, Schild), endet, wenn es weg ist. Ein schon gelegtes Hemmfeld bleibt.

## 7. Besondere Schiffe

### 7.1 Phoenix: Scan und Datenverbindung

**AX-7.1a** [S] Sie scannt ein gegnerisches Schiff in ihrem vorderen Feuerwinkel, das eigene Feld eingeschlossen.
- [R] Die Basis darf gescannt werden.

**AX-7.1b** [R] Scans werden zu Beginn der Feuerphase angesagt, in der Reihenfolge der Initiative, einer für jede Phoenix, oder keiner.
\`ax.scanTiming\` verlegt sie ans Ende der Bewegung der Phoenix; dann muss der Scan zu Beginn der Feuerphase noch reichen.

**AX-7.1c** [R] Für die Verbindung müssen das gescannte und das empfangende Schiff je höchstens 15 Felder von der Phoenix entfernt sein.
\`ax.uplinkLimit\` behält nur eine der zwei Grenzen. Tarnung zählt hier nicht.

**AX-7.1d** [S] Ein anderes eigenes Schiff darf verbunden werden: Gegen das gescannte Schiff hat es Sensoren 7, mit beiden Batterien.
- [R] \`ax.uplinkBonus\` zählt stattdessen 7 hinzu. Auch eine andere Phoenix darf empfangen.

**AX-7.1e** [S] Die Phoenix selbst hat gegen das Schiff, das sie scannt, Sensoren 3.

**AX-7.1f** [S] Getarnte Schiffe können gescannt werden; ihre Tarnung zählt für die Schüsse weiter als Entfernung.

**AX-7.1g** [S] Eine Störung blendet eine Phoenix nicht. Ihre Verbindung bricht sie (AX-7.4e).

**AX-7.1h** [R] Ein Scan endet, wenn seine Phoenix weg ist.

### 7.2 Monsoon: Hemmfeld

**AX-7.2a** [S] An ihrem Platz beim Feuern darf sie ihr Hemmfeld auf ein gegnerisches Schiff im engen Feuerwinkel legen, 1 bis 10
Felder entfernt.
- [R] Neben ihren Batterien, einmal pro Runde. Mit \`ax.interdictionExtra\` kostet es die Primärbatterie.

**AX-7.2b** [S] Zwei Punkte weniger Geschwindigkeit, Rückwärts und Manöver, beliebig verteilt.
- [R] Beide müssen vergeben werden.

**AX-7.2c** [S] Sie zählen in der nächsten Bewegungsphase des Ziels und enden dann.
- [R] Mehrere Hemmfelder zählen zusammen; kein Wert sinkt unter 0.

**AX-7.2d** [S] Gegen ein ausweichendes Schiff würfle: Das Hemmfeld wirkt nur bei einem Wurf über dessen Manöverwert.
- [R] Ein gewöhnlicher Würfel, ein Wurf, der Wert dieser Runde. Ein Ausweichen, das seine Mindeststrecke verfehlt hat (AX-4.4), ist hier keins.

**AX-7.2e** [S] Ein gesenkter Manöverwert zählt für alles, auch fürs Ausweichen.

**AX-7.2f** [S] In der ersten Runde wird kein Schiff gehemmt. *Und eine danach verlorene Monsoon ändert nichts* [R].

**AX-7.2g** [R] Die Basis kann nicht gehemmt werden. Störung, Scans, Schilde und Tarnung haben damit nichts zu tun.

### 7.3 Inferno: Energiepuls

**AX-7.3a** [S] Statt einer Sekundärbatterie: Er trifft jedes Schiff bis zwei Felder weit, ohne Ziel und ohne Trefferwurf.
- [R] Auch eigene, die Inferno selbst nicht; die Basis ist kein Schiff. \`ax.pulseFriendly\` verschont eigene.

**AX-7.3b** [S] Durchschlag 3 im eigenen Feld, 1 daneben, 2 in zwei Feldern. \`ax.pulseProfile\` lässt ihn von 3 über 2 auf 1
fallen, was wohl gemeint war.

**AX-7.3c** [S] Ein Panzerungswürfel für jedes Schiff.

**AX-7.3d** [S] Schilde und Schadenskontrolle wirken. Tarnung, Ausweichen, Störung und Sensoren spielen keine Rolle.

**AX-7.3e** [R] Für die Schiffe wird nach Entfernung, dann nach Nummer gewürfelt; alle Schäden gelten im selben Augenblick. Von den Boni
gelten nur Waffensysteme, und ihr einer Würfel Feuerkraft lässt sich nicht wegtauschen.

### 7.4 Intrepid: Sensorstörung

**AX-7.4a** [S] Am Ende ihrer Bewegung darf sie ein Feld in ihrem vorderen Feuerwinkel stören, bis 12 Felder weit, für die Feuerphase.

**AX-7.4b** [S] Bis 6 Felder: Sensoren −2; darüber: −1; für jedes Schiff in diesem Feld, eigen oder gegnerisch.

**AX-7.4c** [S] Untergrenzen: AX-5.6.

**AX-7.4d** [R] Gestört ist das Feld, nicht die Schiffe darin. Von mehreren Störungen zählt die stärkste, oder alle mit \`ax.jamStack\`.

**AX-7.4e** [S] Eine Störung auf dem Feld der Phoenix oder des empfangenden Schiffs bricht die Verbindung; das empfangende Schiff nutzt seine
eigenen Sensoren.

**AX-7.4f** [R] Sie endet, wenn die Intrepid weg ist.

### 7.5 Pulsar: adaptiver Schild

**AX-7.5a** [S] Am Ende ihrer Bewegung nennt sie ein eigenes Schiff oder sich selbst.

**AX-7.5b** [R] Das Schiff muss höchstens zwei Felder von der Pulsar entfernt sein, *wenn darauf gefeuert wird*.

**AX-7.5c** [S] Drei Würfel gegen jede Salve oder jeden Puls; jeder Erfolg bringt der Panzerung 1.
- [R] Ein Erfolg ist eine 1 oder 2: Der Bogen zählt Minusseiten, das sind zwei von sechs. \`ax.shieldFace\` nimmt ungerade Augen oder drei Seiten.

**AX-7.5d** [S] Eine Pulsar, die ein anderes Schiff schützt, hat selbst einen Würfel.

**AX-7.5e** [R] Gewürfelt wird einmal pro Salve, und nur nach einem Treffer. Von mehreren Schilden zählt der beste, oder alle mit
\`ax.shieldStack\`.

**AX-7.5f** [R] Minen verlangen keinen Panzerungswurf, also helfen Schilde nicht. Ein Schild endet, wenn seine Pulsar weg ist.

### 7.6 Assassin: Tarnung

**AX-7.6a** [S] Am Ende ihrer Bewegung wählt sie volle oder teilweise Tarnung.
- [R] Die Wahl gilt bis zur nächsten; vor der ersten ist sie teilweise. \`ax.stealthModes\` fügt „aus“ hinzu.

**AX-7.6b** [S] Voll: 6 Felder weiter für gegnerisches Feuer, und sie darf nicht feuern. Teilweise: 3 Felder, und sie darf.

**AX-7.6c** [S] Nur wo für Feuer gewürfelt wird: nie für Scans, Verbindungen, Störungen, Hemmfelder, Pulse, Schilde, Feuerwinkel,
Verfolgen oder Aufstellung.

**AX-7.6d** [R] Sie ist offen bekannt.

## 8. Kinopunkte

**AX-8.1** [S] Ein Schiffspunkt kauft zwei; ein übriger halber Punkt kauft einen [R]. Jede Seite hat einen Vorrat.

**AX-8.2** [R] In einem Scharmützel höchstens ein Viertel des Limits, in Punkten für KP: Sonst sind kleine Käufe besser als Schiffe. \`ax.cpCap\`
hebt das auf.

**AX-8.3** [S] Sie werden offen ausgegeben, für ein Schiff und eine Runde. Verschiedene Boni gehen zusammen; derselbe nur einmal pro Schiff
und Runde, außer die Tabelle sagt mehr.

**AX-8.4** [S] Die Boni:

| Bonus | KP | Was er bewirkt | Wann | Wie oft pro Schiff und Runde |
|---|---|---|---|---|
| Kommando | 1 | Initiative −5 beim Bewegen, +5 beim Feuern | wenn die Zahl aufgerufen ist | einmal pro Phase |
| Technik | 1 | ein Schritt mehr vorwärts oder rückwärts | mit dem Schritt | einmal |
| Steuerung | 1 | eine Drehung mehr | mit der Drehung | einmal |
| Feuerleitung | 1 | Sensoren +1 für eine Batterie | mit der Salve | einmal pro Batterie |
| Kanoniere | 1 | Zielverfolgung +2, Sekundärbatterie | mit der Salve | einmal |
| Schadenskontrolle | 1 | 4 Punkte Schaden ignoriert | nach einem Panzerungswurf | einmal pro Wurf |
| Mehr Feuerkraft | 2 | ein Würfel mehr für eine Batterie | mit der Salve | eine Art, einmal pro Batterie |
| Mehr Durchschlag | 2 | Durchschlag +1 für eine Batterie | mit der Salve | eine Art, einmal pro Batterie |
| Tausch | 1 | ein Würfel gegen einen Punkt Durchschlag oder umgekehrt | mit der Salve | eine Art, einmal pro Batterie |

**AX-8.5** [S] *Kommando.* Beim Bewegen: Statt sich beim Aufruf zu bewegen, wird das Schiff fünf niedriger noch einmal aufgerufen.
- [R] Beim Feuern: fünf *höher*. Gefragt wird, wenn das Herunterzählen diese Zahl erreicht, vor den Schiffen, die sie von selbst haben; die
  Seite ohne den Marker entscheidet zuerst. Die Tabelle des Bogens sagt niedriger, aber sein Text ergibt nur nach oben Sinn.
  \`ax.commandFiring\` nimmt die Tabelle beim Wort; \`ax.lateCommand\` lässt die Wahl offen, bis das Schiff feuert.

**AX-8.6** [S] Über *Schadenskontrolle* entscheidet der Besitzer gleich nach dem Panzerungswurf, bevor der Rumpf leidet. Sie heilt nichts und
hilft nicht gegen Minen. [R] Die Basis darf sie nutzen wie ein Schiff ihrer Seite.

**AX-8.7** [S] *Technik* und *Steuerung* kaufst du genau mit dem Schritt, der über das Erlaubte hinausgeht.
- [R] Wert, Zeile und Mindeststrecke bleiben. \`ax.piloting\` hebt stattdessen den Wert, gekauft mit der Ansage.

**AX-8.8** [S] *Feuerleitung*: eine Batterie; beide kosten 2. Ein Wert unter 1 wird 2.

**AX-8.9** [S] *Kanoniere*: nur Sekundärbatterien.

**AX-8.10** [S] *Waffensysteme* (Feuerkraft, Durchschlag, Tausch): eine Art pro Schiff und Runde; für beide Batterien zum doppelten Preis.
- [R] Ein Tausch braucht einen zweiten Würfel zum Abgeben, oder einen Punkt Durchschlag. Angesagt vor dem Würfeln.

**AX-8.11** [R] Nur was im Vorrat ist, kann ausgegeben werden. Alles für eine Salve wird mit ihrem Ziel angesagt.

## 9. Flotten und Aufstellung

**AX-9.1** [S] Scharmützel: gleich viele Punkte für beide; 30–40 klein, 50–70 mittel, 80–100 groß. Stellt an gegenüberliegenden Rändern auf
und kämpft.

**AX-9.2** [R] Ein Volk pro Seite, beliebig viele jeder Klasse, mindestens ein Schiff; übrige Punkte verfallen. Flotten werden verdeckt
gekauft und zusammen aufgedeckt.

**AX-9.3** [R] Bis 40 Punkte auf 31 × 31, darüber auf 41 × 41.

**AX-9.4** [R] Seite 1 höchstens 4 vom Nordrand, Seite 2 höchstens 4 vom Südrand, in jeder Ausrichtung, mehrere in einem Feld erlaubt;
verdeckt, zusammen aufgedeckt. \`ax.deployment\` wechselt Schiff für Schiff, die Seite mit dem Marker als zweite.

**AX-9.5** [R] „n Felder entfernt“ heißt mindestens n; „innerhalb von n“ höchstens n. Seiten eines Szenarios stellen nacheinander auf. Ist
kein Feld so weit von jedem gegnerischen Schiff entfernt, genügt so weit, wie die Karte erlaubt. Solange der Gegner verdeckt aufstellt, zählt
die Entfernung von jedem Feld, auf dem ein gegnerisches Schiff stehen darf: Ein verborgenes Schiff darf sich nicht durch die angebotenen
Felder verraten.

**AX-9.6** [R] Wo ein Szenario nichts über die Aufstellung sagt, gilt AX-9.4.

**AX-9.7** [R] Eine Seite ohne Schiff auf der Karte hat verloren; beide im selben Augenblick ergeben ein Unentschieden. Am Rundenlimit eines
Scharmützels zählt jedes übrige Schiff Kosten × (½ + ½ × übriger Rumpf ÷ Rumpf); die höhere Summe gewinnt, wenn sie um ein Zehntel ihrer
selbst vorn liegt. Szenarien, in denen es ums Zerstören geht, enden am Limit unentschieden.

**AX-9.8** [R] Eine Seite darf aufgeben. Nach acht ganzen Runden ohne gewürfelte Salve und ohne Verlust darf jede Seite ein Unentschieden fordern.
- [R] \`ax.drawClaim = notBehind\`: Eine Seite, die am Rundenlimit nach der Wertung von AX-9.7 verlieren würde, darf es nicht, damit sie nicht
  aus einem verlorenen Scharmützel davonlaufen kann.

## 10. Szenarien

Der Bogen verspricht keine ausgewogenen Szenarien. Für einen Vergleich spielt ihr jedes zweimal (AX-10.7).

**AX-10.1** [S] **Botschafter der Nelluran.** Nelluran: Nova, 2 Pulsars, 2 Comets, 10 KP. Sie nennen einen Zielrand, beginnen 20–22 Felder davon
entfernt und höchstens 5 von der Mitte [R], und notieren geheim, welches Schiff den Botschafter an Bord hat. Die andere Seite, jedes andere
Volk, hat 60 Punkte für Schiffe und KP, an einem beliebigen Rand außer dem Ziel. Erreicht das Schiff den Zielrand, gewinnen die Nelluran.
Wird es zerstört, gewinnen die anderen. Verlässt es die Karte über einen anderen Rand, ist es unentschieden, aber ein Sieg der anderen, wenn
die Nova zerstört ist. [R] Kein anderes Schiff übrig: Die Nelluran gewinnen. 25 Runden: unentschieden. \`ax.ambassadorEdges\` lässt die anderen
von mehreren Rändern kommen.

**AX-10.2** [S] **Gezielter Schlag.** Sildosi: Victory, Adept, 2 Dauntless, Intrepid, 2 Honor, 15 KP, höchstens 10 Felder von einem Rand, zuerst
aufgestellt. Kelterik: 2 Assassins, 5 Scouts, 15 KP, mindestens 20 Felder von jedem gegnerischen Schiff. Ist die Victory zerstört, gewinnen die
Kelterik. [R] Kein Kelterik-Schiff übrig, oder 20 Runden: Die Sildosi gewinnen. Sildosi-Schiffe können die Karte nicht verlassen, sonst täte
es die Victory; eine offene Ebene (\`ax.mapEdge\`) ändert daran nichts.

**AX-10.3** [S] **Grenzgefecht.** Pelloda: Tempest, 2 Cyclones, Hurricane, 5 KP. Nelluran: 2 Auroras, 3 Comets, 10 KP. Es geht ums Zerstören; 30
Runden: unentschieden [R].

**AX-10.4** [S] **Minenfeld.** Ardoni: Leviathan, 2 Typhons, Phoenix, 2 Wyverns, 10 KP, höchstens 10 Felder von einem Rand.
Teggeri: eine Forschungsbasis (Panzerung 4, Rumpf 25) höchstens 30 Felder von diesem Rand; Hailstorm, Firebrand, 2 Infernos
höchstens 6 Felder von ihr; 4 Scorchers überall, mindestens 10 Felder von jedem gegnerischen Schiff; 20 KP. Jedes Ardoni-Schiff,
das seine Bewegung beendet, würfelt; bei einer 6 verliert es 2 Rumpf. Ist die Basis zerstört, gewinnen die Ardoni. Sonst, wenn
kein Ardoni-Schiff übrig ist oder nach 20 Runden [R]: unentschieden, wenn die Basis 5 Rumpf oder weniger hat, sonst gewinnen die
Teggeri. [R] Nur Schiffe, die ein Feld geflogen sind, würfeln; mit \`ax.mineTrigger\` würfeln alle. Auf die Basis kann gefeuert und
sie kann gescannt werden, sie versperrt nichts und ist kein Schiff.

**AX-10.5** [S] **Kräftemessen.** Ardoni: 3 Leviathans, 2 Chimeras, 5 Typhons, 3 Phoenixes, 6 Wyverns. Kelterik: 2 Emperors, 5 Guardians, 3
Assassins, 13 Scouts. Je 20 KP. Es geht ums Zerstören; 30 Runden: unentschieden [R].

**AX-10.6** [R] \`ax.handicap\` gibt einer Seite in jedem Szenario mehr KP, vor der Partie vereinbart.

**AX-10.7** [S] Um zu wissen, wer besser spielt, spielt zweimal mit vertauschten Seiten.
- [R] Eine gewonnene Teilpartie zählt 1, eine unentschiedene ½. Steht es danach gleich, zähle zusammen, was jede Person am Ende ihrer zwei
  Teilpartien übrig hatte (AX-9.7, wie sie auch endeten): Die höhere Summe gewinnt den Vergleich, wenn sie um ein Zehntel ihrer selbst vorn
  liegt, sonst ist der Vergleich unentschieden. *Der Bogen sagt, man solle zweimal spielen, und überlässt das Zählen dem Tisch.* Eine Revanche
  trägt das erste Ergebnis in \`ax.firstLeg\`.

**AX-10.8** [D] \`ax.evenSides\` gibt zu den Flotten des Bogens dazu, womit gleich starke Bots auf beiden Seiten oder mit jedem Volk etwa gleich oft gewannen. *Gemessen,
nicht gedruckt; die Zahlen stehen neben dem Schalter.*

| Szenario | Wer | bekommt |
|---|---|---|
| Botschafter der Nelluran | die andere Seite | 34 KP mehr |
| Gezielter Schlag | Kelterik | 4 Assassins mehr |
| Grenzgefecht | Nelluran | 3 KP mehr |
| Minenfeld | Teggeri | 50 Rumpfpunkte für die Basis mehr |
| Kräftemessen | Kelterik | 13 KP mehr |

- In einem Scharmützel mit 50 Punkten und den Völkern des Bogens bekommt jede Seite KP für ihr Volk, sobald beide Flotten zusammen aufgedeckt werden (AX-9.2): Ardoni 22, Sildosi 22, Teggeri 21, Pelloda 14, Nelluran 6, Kelterik
  keine. *Schon am Anfang würden sie das Volk verraten.*

## 11. Entscheidungen

**AX-11.1** [R] Jede Entscheidung gehört einer Seite und hat eine endliche Liste von Antworten: Flotte, Rand, Basis, Aufstellung,
Schiff des Botschafters; dann jede Runde das Schiff für einen Platz, seine Ansage, seine Schritte, seine Ansage am Ende; Scans;
die Wahl über Kommando; Salven, Pulse, Hemmfelder; Schadenskontrolle.

**AX-11.2** [R] Von Runde zu Runde behält ein Schiff Rumpf, Ort, Ausrichtung, Tarnung und das Hemmfeld, das auf ihm liegt. Alles andere wird
zu Beginn einer Runde gelöscht.

**AX-11.3** [R] Wo es nur eine Antwort gibt, geschieht sie von selbst; ein Schiff ohne Ziele wird also nicht gefragt, und ein leerer Vorrat
nicht nach Punkten.

## 12. Was geheim ist

**AX-12.1** [R] Flotten, während sie gekauft werden, Aufstellungen, während beide Seiten aufstellen, und wer den Botschafter an Bord hat. Alles
andere ist offen: Rumpf, Werte, Ansagen, Vorräte, ausstehende Hemmfelder.

**AX-12.2** [R] Steht ein Nelluran-Schiff am Zielrand, ohne dass die Partie endet, ist klar, dass es den Botschafter nicht hat.

## 13. Schiffe

**AX-13.1** [D] Die Werte sind von uns. Batterien lies als Feuerkraft / Durchschlag / Zielverfolgung und Feuerwinkel: N eng, F vorn, H 180°, E
erweitert, A 360°. In Klammern hinter dem Manöverwert: übrige Drehungen und Wirkung beim Ausweichen.

### Ardoni

*Zuerst sehen, weit feuern. Schwere Geschütze mit engem Winkel, die besten Sensoren, ein Begleitschiff, das seine Augen leiht. Halte Abstand und such dir ein Opfer.*

| Schiff | Klasse | Rumpf | Geschw. | Rückw. | Man. | Panz. | Init. | Sens. | Primär | Sekundär | Besonderes | Kosten |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| Leviathan | Schlachtschiff | 56 | 4 | 1 | 2 (–) | 5 | 27 | 4 | 6/3/0 N | 5/1/2 E | – | 24 |
| Chimera | Schlachtkreuzer | 42 | 5 | 2 | 3 (0/1) | 4 | 22 | 4 | 5/3/0 N | 4/1/2 H | – | 18 |
| Gorgon | Kreuzer | 30 | 5 | 2 | 3 (0/1) | 3 | 18 | 3 | 5/2/0 F | 3/0/2 E | – | 14 |
| Typhon | Fregatte | 17 | 6 | 2 | 4 (0/2) | 2 | 10 | 3 | 4/2/1 N | 2/0/2 H | – | 8 |
| Phoenix | Aufklärungsschiff | 16 | 6 | 2 | 4 (0/2) | 2 | 8 | 2 | 2/1/1 F | 2/0/2 A | Scan und Datenverbindung | 12 |
| Wyvern | Kanonenboot | 8 | 8 | 2 | 6 (2/3) | 1 | 4 | ⅔ | 5/2/2 F | – | – | 3 |

### Pelloda

*Schnell und wendig, dünn gepanzert. Kleine Schiffe weichen aus und drehen trotzdem; die Monsoon lähmt einen Riesen. Komm dem Gegner in den Rücken.*

| Schiff | Klasse | Rumpf | Geschw. | Rückw. | Man. | Panz. | Init. | Sens. | Primär | Sekundär | Besonderes | Kosten |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| Thunderhead | Schlachtkreuzer | 38 | 6 | 2 | 3 (0/1) | 3 | 21 | 3 | 5/2/1 F | 4/1/3 E | – | 19 |
| Maelstrom | Kreuzer | 28 | 6 | 2 | 4 (0/2) | 3 | 16 | 3 | 4/2/1 F | 3/0/3 E | – | 15 |
| Tempest | Zerstörer | 18 | 7 | 3 | 5 (1/2) | 2 | 13 | 3 | 4/2/1 F | 3/0/3 A | – | 13 |
| Monsoon | Hemmschiff | 18 | 6 | 2 | 4 (0/2) | 2 | 9 | 2 | 3/1/1 N | 2/0/2 H | Hemmfeld | 9 |
| Hurricane | Geleitschiff | 14 | 7 | 3 | 5 (1/2) | 2 | 8 | 2 | 2/1/2 F | 3/0/3 A | – | 9 |
| Cyclone | Korvette | 11 | 8 | 3 | 5 (1/2) | 1 | 6 | 2 | 3/1/1 F | 1/0/2 H | – | 6 |
| Squall | Kanonenboot | 7 | 9 | 3 | 6 (2/3) | 1 | 2 | 1 | 2/1/1 F | – | – | 3 |

### Teggeri

*Raufbolde mit dickem Bug, vielen Würfeln und schlechten Augen. Die Inferno bestraft Gedränge, auch das eigene. Geh nah heran.*

| Schiff | Klasse | Rumpf | Geschw. | Rückw. | Man. | Panz. | Init. | Sens. | Primär | Sekundär | Besonderes | Kosten |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| Conflagration | Schlachtschiff | 58 | 4 | 1 | 2 (–) | 5 | 26 | 3 | 8/3/0 F | 5/1/2 H | – | 20 |
| Hailstorm | Kreuzer | 34 | 5 | 1 | 3 (0/1) | 4 | 19 | 3 | 4/2/0 F | 4/0/2 E | – | 15 |
| Firebrand | Leichter Kreuzer | 26 | 6 | 2 | 3 (0/1) | 3 | 16 | 2 | 5/2/0 F | 3/0/2 H | – | 9 |
| Inferno | Zerstörer | 24 | 6 | 2 | 4 (0/2) | 3 | 13 | 2 | 4/2/0 F | Puls | Energiepuls | 7 |
| Cinder | Korvette | 13 | 7 | 2 | 5 (1/2) | 2 | 7 | 2 | 3/2/0 N | 1/0/2 H | – | 5 |
| Scorcher | Kanonenboot | 8 | 8 | 2 | 6 (2/3) | 1 | 3 | 1 | 3/1/0 N | – | – | 3 |

### Sildosi

*Keine Schwäche und keine Kanonenboote. Weite Feuerwinkel, solide Begleiter und ein Störschiff, das ein Feld blendet. Bleibt zusammen und trefft ein Ziel.*

| Schiff | Klasse | Rumpf | Geschw. | Rückw. | Man. | Panz. | Init. | Sens. | Primär | Sekundär | Besonderes | Kosten |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| Victory | Schlachtkreuzer | 44 | 5 | 2 | 3 (0/1) | 4 | 23 | 4 | 5/2/0 F | 4/1/2 A | – | 24 |
| Adept | Kreuzer | 30 | 5 | 2 | 3 (0/1) | 3 | 17 | 3 | 4/2/0 F | 4/1/2 E | – | 15 |
| Dauntless | Zerstörer | 21 | 5 | 2 | 4 (0/2) | 3 | 12 | 3 | 4/2/1 F | 2/1/2 E | – | 11 |
| Steadfast | Fregatte | 17 | 6 | 2 | 4 (0/2) | 2 | 10 | 2 | 3/2/1 F | 2/0/2 A | – | 7 |
| Intrepid | Störschiff | 15 | 6 | 2 | 4 (0/2) | 2 | 7 | 2 | 2/1/1 F | 2/0/2 H | Sensorstörung | 8 |
| Honor | Korvette | 10 | 7 | 2 | 5 (1/2) | 2 | 5 | 2 | 2/1/1 F | 2/0/2 E | – | 5 |

### Nelluran

*Langsam und schwer zu knacken. Wenige Würfel, die durch alles gehen, und Schildschiffe, die stärken, wer es braucht. Lass den Gegner an dir zerbrechen.*

| Schiff | Klasse | Rumpf | Geschw. | Rückw. | Man. | Panz. | Init. | Sens. | Primär | Sekundär | Besonderes | Kosten |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| Quasar | Schlachtschiff | 58 | 3 | 1 | 2 (–) | 5 | 25 | 3 | 5/4/0 F | 4/1/2 A | – | 25 |
| Nova | Schwerer Kreuzer | 40 | 4 | 1 | 3 (0/1) | 4 | 20 | 3 | 5/3/0 F | 3/1/2 E | – | 17 |
| Comet | Schwere Fregatte | 22 | 5 | 2 | 4 (0/2) | 3 | 11 | 2 | 3/3/1 N | 2/0/2 H | – | 7 |
| Pulsar | Schildschiff | 20 | 5 | 2 | 4 (0/2) | 3 | 9 | 2 | 2/1/1 F | 2/0/2 A | Schild | 8 |
| Aurora | Korvette | 13 | 6 | 2 | 5 (1/2) | 2 | 6 | 2 | 3/1/1 F | 1/0/2 H | – | 6 |
| Meteor | Kanonenboot | 10 | 7 | 2 | 5 (1/2) | 2 | 4 | 1 | 2/2/1 F | – | – | 3 |

### Kelterik

*Ein Imperium und seine Jäger. Das größte Schiff von allen, billige Späher und ein Zerstörer, der feuert oder sich versteckt. Die
erste Salve muss sitzen.*

| Schiff | Klasse | Rumpf | Geschw. | Rückw. | Man. | Panz. | Init. | Sens. | Primär | Sekundär | Besonderes | Kosten |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
| Emperor | Großkampfschiff | 70 | 3 | 1 | 1 (–) | 5 | 30 | 3 | 8/3/0 F | 6/1/2 A | – | 35 |
| Praetor | Schlachtkreuzer | 42 | 5 | 1 | 2 (–) | 4 | 24 | 3 | 6/3/0 F | 4/1/1 H | – | 17 |
| Guardian | Kreuzer | 34 | 4 | 1 | 3 (0/1) | 4 | 18 | 3 | 4/2/0 F | 4/0/2 E | – | 15 |
| Assassin | Zerstörer | 19 | 6 | 2 | 4 (0/2) | 2 | 14 | 3 | 5/3/0 N | 2/0/1 H | Tarnung | 12 |
| Lancer | Fregatte | 16 | 6 | 2 | 4 (0/2) | 2 | 9 | 2 | 4/2/0 N | 2/0/2 H | – | 5 |
| Scout | Kanonenboot | 7 | 8 | 3 | 6 (2/3) | 1 | 3 | 2 | 2/1/1 F | – | – | 3 |

**AX-13.2** [D] Eigene Schiffe und Szenarien werden aus Dateien geladen und Feld für Feld geprüft. Ein Puls steht an der Stelle der
Sekundärbatterie.

## 14. Tischoptionen

**AX-14.1** [R] Der erste Wert ist der Standard.

| Option | Werte | Regel |
|---|---|---|
| \`ax.targets\` | \`enemies\`, \`any\` | AX-5.2 |
| \`ax.evasionPenalty\` | \`table\`, \`maneuver\` | AX-4.5 |
| \`ax.commandFiring\` | \`raise\`, \`lower\` | AX-8.5 |
| \`ax.lateCommand\` | \`off\`, \`on\` | AX-8.5 |
| \`ax.piloting\` | \`point\`, \`rating\` | AX-8.7 |
| \`ax.narrowArc\` | \`wedge\`, \`line\` | AX-1.9 |
| \`ax.fullTie\` | \`marker\`, \`die\` | AX-2.5 |
| \`ax.mapEdge\` | \`exit\`, \`closed\`, \`open\` | AX-1.5 |
| \`ax.scanTiming\` | \`firing\`, \`movement\` | AX-7.1b |
| \`ax.uplinkLimit\` | \`both\`, \`link\`, \`target\` | AX-7.1c |
| \`ax.uplinkBonus\` | \`rating7\`, \`plus7\` | AX-7.1d |
| \`ax.interdictionExtra\` | \`free\`, \`insteadOfPrimary\` | AX-7.2a |
| \`ax.pulseFriendly\` | \`all\`, \`enemies\` | AX-7.3a |
| \`ax.pulseProfile\` | \`printed\`, \`falloff\` | AX-7.3b |
| \`ax.jamStack\` | \`best\`, \`sum\` | AX-7.4d |
| \`ax.shieldFace\` | \`two\`, \`odd\`, \`three\` | AX-7.5c |
| \`ax.shieldStack\` | \`best\`, \`sum\` | AX-7.5e |
| \`ax.stealthModes\` | \`two\`, \`three\` | AX-7.6a |
| \`ax.cpCap\` | \`quarter\`, \`none\` | AX-8.2 |
| \`ax.deployment\` | \`simultaneous\`, \`alternate\` | AX-9.4 |
| \`ax.turnLimit\` | wie im Szenario, oder eine Zahl, oder keins | AX-9.7 |
| \`ax.drawClaim\` | \`either\`, \`notBehind\` | AX-9.8 |
| \`ax.ambassadorEdges\` | \`one\`, \`any\` | AX-10.1 |
| \`ax.mineTrigger\` | \`moved\`, \`always\` | AX-10.4 |
| \`ax.handicap\` | 0, oder zusätzliche KP für eine Seite | AX-10.6 |
| \`ax.evenSides\` | aus, an | AX-10.8 |
| \`ax.firstLeg\` | keins, oder das Ergebnis des Hinspiels | AX-10.7 |

**AX-14.2** [R] Szenarien, deren Ende von einem Rand spricht, brauchen \`ax.mapEdge\` mit dem Wert \`exit\`.

**AX-14.3** [R] Vier Standardwerte weichen vom Wortlaut des Bogens ab; die Vorlage *Wie auf dem Bogen* nimmt seine eigenen.

| Option | Der Bogen | Warum wir abweichen |
|---|---|---|
| \`ax.targets\` | \`any\` | keiner Flotte nützt es, auf sich selbst zu feuern |
| \`ax.commandFiring\` | \`lower\` | später zu feuern ist ein Nachteil, und der Text meint einen Bonus, mit dem das Schiff früher feuert |
| \`ax.cpCap\` | \`none\` | der Bogen nennt viele Punkte einen schlechten Kauf; in Versuchen schlugen sie die Schiffe, die es für denselben Preis gibt |
| \`ax.mineTrigger\` | \`always\` | ein Schiff, das in seinem Feld bleibt, trifft auf keine neue Mine |

## 15. Schwierige Fälle

**AX-15.1** [R] Kommando in der Bewegungsphase kann ein Schiff in eine spätere Gruppe mit Gleichstand bringen: Die Gruppe wird mit ihm neu
aufgereiht.

**AX-15.2** [R] Alle Schiffe einer Seite werden vor ihren Plätzen zerstört: Die Partie wird sofort entschieden.

**AX-15.3** [R] Ein ausweichendes Schiff an einem offenen Rand kann seine Mindeststrecke immer erfüllen, indem es die Karte verlässt. An einem
geschlossenen gilt AX-4.4.

**AX-15.4** [R] Manöver 5, um 2 gehemmt, weicht nach Zeile 3 aus; Manöver 4, um 2 gehemmt, kann nicht ausweichen.

**AX-15.5** [R] Geschwindigkeit unter die Mindeststrecke gehemmt: keine Ansage, außer Technik überbrückt ein Feld.

**AX-15.6** [R] Rückwärts 0: kein Schritt rückwärts ohne Technik, die dann einen gibt.

**AX-15.7** [R] Wer ein Schiff verfolgt, das stillstand, darf auch stillstehen.

**AX-15.8** [R] Überschüssige Zielverfolgung senkt nie den Grundteil; überschüssiges Verfolgen ist nie ein Bonus.

**AX-15.9** [R] Tarnung zählt auch im eigenen Feld des feuernden Schiffs: 3 oder 6 Felder.

**AX-15.10** [R] Zwei Phoenixes dürfen dasselbe Schiff für zwei Empfänger scannen, oder denselben Empfänger mit zwei Schiffen verbinden.

**AX-15.11** [R] Wird ein empfangendes Schiff vor seinem Platz zerstört, ist die Verbindung vergeudet. Nichts wird erstattet, wenn ein
gescanntes Schiff zerstört wird.

**AX-15.12** [R] Ein gestörtes Feld mit einer Phoenix und einem anderen Schiff: Das andere leidet, die Phoenix nicht, jede Verbindung dort bricht.

**AX-15.13** [R] Ein leeres Feld darf gestört werden.

**AX-15.14** [R] Eine Wyvern mit Feuerleitung sieht 2; um 1 gestört sieht sie 1, um 2 gestört sieht sie ½.

**AX-15.15** [R] Ein geschütztes Schiff, das drei Felder von seiner Pulsar endet, hat keine Würfel; die Pulsar behält ihren einen.

**AX-15.16** [R] Panzerung sechs über Durchschlag: Jeder Würfel wird abgewehrt, und gewürfelt wird trotzdem.

**AX-15.17** [R] Ein Puls, der die letzten Schiffe beider Seiten zerstört: unentschieden.

**AX-15.18** [R] Ein Hemmfeld auf ein ausweichendes Schiff mit Manöver 6 ist erlaubt, kann aber nicht wirken.

**AX-15.19** [R] Schadenskontrolle bei 4 oder weniger lässt nichts übrig und kostet ihren Punkt; bei nichts kann sie nicht benutzt werden.

**AX-15.20** [R] Zwei Salven auf dasselbe Ziel sind zwei Panzerungswürfe und zwei Gelegenheiten für Schadenskontrolle.

**AX-15.21** [R] Eine Mine kann den letzten Punkt nehmen: Das Schiff ist zerstört, wenn seine Bewegung endet. Ein Schiff, das die Karte
verlässt, würfelt für keine Mine.

**AX-15.22** [R] Mit \`raise\` eröffnet eine Zahl über jeder gedruckten die Feuerphase.

**AX-15.23** [R] Schiffe werden nummeriert, wie sie aufgelistet sind, Seite 1 zuerst; Pulse nutzen diese Reihenfolge.

## 16. Rechenbeispiele

**AX-16.1** [D] *Ein einfacher Schuss.* Primärbatterie der Leviathan (6/3/0, Sensoren 4) auf eine Guardian (Panzerung 4, Rumpf 34), 9 Felder:
Schwierigkeit ⌈9/4⌉ = 3. Würfel 2, 5, 1, 3, 1, 4: zwei Treffer. Grenzwert 4 − 3 = 1. Panzerungswürfel 4, 4: Schaden 8, Rumpf 26.

**AX-16.2** [D] *Halb blind.* Wyvern (5/2/2, Sensoren ⅔) auf 2 Felder: ⌈2 ÷ ⅔⌉ = 3. Auf 4 Felder 6: unmöglich. Mit Feuerleitung auf 4 Felder:
Sensoren 2, Schwierigkeit 2.

**AX-16.3** [D] *Beide weichen aus.* Primärbatterie der Tempest (Zielverfolgung 1, Sensoren 3) auf eine Dauntless (Manöver 4), 5 Felder: Grundteil
2, Ausweichen 2, eigener Nachteil 1, Zielverfolgung −1: 4.

**AX-16.4** [D] *Am verfolgten Schiff.* Squall (Manöver 6, Zielverfolgung 1, Sensoren 1) verfolgt eine ausweichende Wyvern: 3 − 3 = 0, kein
eigener Nachteil; auf 2 Felder Schwierigkeit 2. Auf eine andere ausweichende Wyvern, 1 Feld: 1 + max(0, 3 + 1 − 1) = 4.

**AX-16.5** [D] *Datenverbindung gegen volle Tarnung.* Leviathan verbunden, Assassin 12 Felder entfernt: Entfernung 18, Sensoren 7, Schwierigkeit 3.

**AX-16.6** [D] *Schild.* Conflagration (8/3/0) auf eine geschützte Nova (Panzerung 4): Schildwürfel 4, 5, 2: Panzerung 5, Grenzwert 2.

**AX-16.7** [D] *Eine Reihenfolge.* Zahl 10: Seite 1 hat Typhons mit 17 und 4 übrigem Rumpf, Seite 2 eine Steadfast mit 11. Plätze
1, 2, 1.

**AX-16.8** [D] *Eine Wertung.* Eine Nova (17) mit 20 von 40 Rumpf zählt 12,75; zwei unbeschädigte Steadfasts 14. Der Vorsprung ist kleiner als
ein Zehntel von 14: unentschieden.
`;
