/** The text of `rules.de.md`. Written by `npm run rules`; change the Markdown, not this. */
export const rules = `# TrekWar – The Battle Card Game: die Regeln

Die Föderation und das Dominion kämpfen um sieben Sektoren, jede Seite mit dreißig Karten. Ein Gefecht ist eine Versteigerung der
Stärke: Du legst eine Einheit, die mit der gegnerischen gleichzieht, der Gegner legt eine, die mit deiner gleichzieht, und so
weiter, bis einem von euch der Sektor die nächste Karte nicht mehr wert ist und er aufgibt. Gespielte Karten sind weg. Die Kunst
ist, die richtigen Gefechte zu verlieren.

Das ist das vollständige Spiel: alles, was der Regelbogen sagt, eine Entscheidung überall, wo er schweigt, und der Deckbau, den er
verspricht.

## So liest du diesen Text

Jede Regel beginnt mit ihrer Nummer in Fettschrift und einem Zeichen; was bis zur nächsten Nummer oder Überschrift folgt, gehört
dazu. Ablehnungen, Protokolle, Rechnungen und Hilfen nennen diese Nummern.

| Zeichen | Was es dir sagt |
|---|---|
| [S] | Der Regelbogen sagt es, oder eine Summe oder eine Wahl in seinen Beispielen erzwingt es. |
| [R] | Der Bogen schweigt oder ist unklar. So entscheiden wir es, mit dem Grund. |
| [D] | Von uns: Werte, Karten und Erweiterungen nach eigenem Entwurf. |

Wo sich echte Spielrunden unterscheiden können, nennt die Regel eine **Tischoption** mit ihren Werten; TW-14 führt alle auf.

## Wie ein Gefecht abläuft

Lies diese Seite, und du kannst spielen; den Rest schlägst du nach, wenn du ihn brauchst.

1. **Sechs Karten für jede Seite.** Vor einem Gefecht werden beide Hände auf sechs aufgefüllt, dann darf jede Seite bis zu drei Karten tauschen.
2. **Der Angreifer eröffnet** mit einer Einheit und nennt den Schauplatz: *Raum* (obere Zahl) oder *Oberfläche* (untere Zahl).
3. **Die Züge wechseln,** der Verteidiger beginnt. In deinem Zug *ziehst du gleich oder gibst auf*. Gleichziehen heißt: Du spielst eine
   Einheit auf deine letzte, mit höchstens einem Manöver oder einem Kommando daneben, sodass deine Stärke mindestens so groß ist wie die gegnerische.
4. **Stärke** ist deine oberste Einheit, dazu dein Manöver dieses Zugs, dazu alle deine Kommandos. Eine Einheit zählt, bis du sie
   überdeckst, ein Manöver bis zu deinem nächsten Zug, ein Kommando bis zum Ende des Gefechts.
5. **Vor dem Einsetzen** darfst du Karten mit dem Aufnahmesymbol aufnehmen und ein Ereignis spielen.
6. **Nach dem Einsetzen** darfst du ziehen, bis du wieder sechs Karten hast. Du musst nicht; ein leerer Nachziehstapel beendet die Schlacht.
7. **Gib auf,** wann immer du am Zug bist. Wer gewinnt, nimmt einen Sektor: den angegriffenen oder den, aus dem der Angriff kam. Alle
   Karten auf dem Tisch werden abgelegt. Wer verliert, wählt den nächsten Angriff.
8. **Du gewinnst die Schlacht** mit allen sieben Sektoren oder mit der Mehrheit, wenn ein Nachziehstapel leer ist.

---

## TW-A. Begriffe

| Begriff | Bedeutung |
|---|---|
| **Schlacht** | Das ganze Spiel. |
| **Gefecht** | Ein Kampf um einen Sektor. Der Bogen nennt auch ihn eine Schlacht; das Spiel besteht aus Gefechten. |
| **Seite, Besitzer, Gegner** | Föderation oder Dominion; die Seite, mit der eine Karte begann; die andere Seite. |
| **Tisch** | Alle Zonen beider Seiten außer den Händen und den Nachziehstapeln. |
| **Angriff** | Die aktuelle gegnerische Stärke, mit der du gleichziehen musst. |
| **Ablegen** | Oben auf den Ablagestapel des Besitzers legen, meist für den Rest der Schlacht. |
| **Fortlegen** | Eine Karte sofort anders behandeln, meist in den Nachziehstapel mischen. Sie bleibt im Spiel. |
| **Ziehen** | Vom Nachziehstapel auf die Hand nehmen. |
| **Aufnehmen** | Durch das Aufnahmesymbol vom Tisch wieder auf die Hand nehmen. |

## TW-B. Spielplan und Zonen

**TW-B.1** [S] Jede Seite hat ein Deck aus dreißig Karten, blau für die Föderation und violett für das Dominion, und einen
Flottenmarker. Es gibt sieben Sektoren; sechs davon haben zu Beginn der Schlacht die Farbe einer Seite.

**TW-B.2** [S] Die Sektoren sind Sechsecke: drei links, einer in der Mitte, drei rechts. Der Bogen nennt alle außer dem
rechten in der Mitte, der den Ring schließt [R].

\`\`\`
    UL   UR
  CL   C   CR
    LL   LR
\`\`\`

| Kürzel | Sektor | Besitzer zu Beginn | Nachbarn |
|---|---|---|---|
| C | Mitte | keine Seite | UL UR CR LR LL CL |
| UL | Oben links | Dominion | C UR CL |
| CL | Mitte links | Dominion | C UL LL |
| LL | Unten links | Dominion | C CL LR |
| UR | Oben rechts | Föderation | C UL CR |
| CR | Mitte rechts | Föderation | C UR LR |
| LR | Unten rechts | Föderation | C CR LL |

**TW-B.3** [S] Jede Seite hat sieben Zonen. Nur Einheitenstapel, Manöverstapel und Kommandoreihe sind ihre *Streitkräfte*.

| Zone | Was dort liegt | Ordnung |
|---|---|---|
| Nachziehstapel | verdeckte Karten, die noch zu ziehen sind | verborgen |
| Hand | die geheimen Karten der Seite | keine |
| Ablagestapel | Karten außerhalb des Spiels, offen | letzte oben |
| Einheitenstapel | Einheiten dieses Gefechts | neueste oben |
| Manöverstapel | Manöver dieses Gefechts | neueste oben |
| Kommandoreihe | Kommandos im Spiel | wie gespielt |
| Ereignisplatz | Ereignisse dieses Gefechts | wie gespielt |

## TW-1. Karten

**TW-1.1** [S] Eine Karte ist eine Einheit, ein Manöver, ein Kommando oder ein Ereignis.

**TW-1.2** [S] Einheiten sind Schiffe, Truppen und Anlagen. In jedem Zug, in dem du nicht aufgibst, spielst du genau eine.

**TW-1.3** [S] Ein Manöver spielst du mit einer Einheit; es wirkt einen Zug lang: wenn es gespielt wird und gegen die gegnerische
Antwort. Es endet in der nächsten Anfangsphase seines Besitzers.

**TW-1.4** [S] Ein Kommando spielst du mit einer Einheit; es wirkt bis zum Ende des Gefechts, außer eine Wirkung lässt es ablegen.

**TW-1.5** [S] Ein Ereignis hat keine Stärke. Es wirkt, wenn es gespielt wird, und bis zur nächsten Anfangsphase seines Besitzers.

**TW-1.6** [S] Die Streitkräfte einer Seite sind ihr Einheitenstapel, ihr Manöverstapel und ihre Kommandoreihe.

**TW-1.7** [S] *Aktiv* sind die oberste Einheit, das oberste Manöver, solange es offen liegt, jedes Kommando und jedes offene
Ereignis. Überdeckte, umgedrehte und abgelegte Karten sind es nicht. Eine ignorierte Einheit (TW-10.5) und ein Manöver nach TW-10.6
oder TW-10.7 gelten für Stärke und Wirkungen nicht als aktiv, behalten aber ihre Symbole.

**TW-1.8** [S] Von einem Ablagestapel ist nur die oberste Karte offen. *Tischoption* \`discardView\`: Mit \`owner\` darf ihn der Besitzer
durchblättern, mit \`open\` alle am Tisch und das Publikum.

**TW-1.9** [S] Eine Karte ablegen heißt, sie oben auf den Ablagestapel ihres Besitzers zu legen, wo sie normalerweise bleibt. Sie
fortlegen heißt, sie sofort anders zu behandeln, meist sie in den Nachziehstapel zu mischen.

**TW-1.10** [S] Karten wechseln nie den Besitzer. Was eine Hand oder den Tisch verlässt, kommt in Zonen der Seite, zu der es gehört.

**TW-1.11** [S] Ziehen bringt eine Karte vom Nachziehstapel auf die Hand. Aufnehmen bringt eine Karte mit dem Aufnahmesymbol vom
Tisch wieder auf die Hand.

## TW-2. Aufbau

**TW-2.1** [S] Jedes Deck wird gemischt und ist der verdeckte Nachziehstapel. Die Standarddecks enthalten jede Karte einmal [R:
Kein Beispiel braucht je ein zweites Exemplar, sobald ein Versehen im ersten Beispiel berichtigt ist].

**TW-2.2** [S] Die sechs äußeren Sektoren beginnen wie in TW-B.2; der mittlere Sektor gehört niemandem.

**TW-2.3** [S] Beide Flotten beginnen im mittleren Sektor.

**TW-2.4** [S] Die Hände sind leer, bis das erste Gefecht sie füllt (TW-4.1).

**TW-2.5** [S] Das erste Gefecht hat keinen Angreifer, also muss eine Seite bestimmt werden, die es eröffnet; der Bogen schlägt die
ältere Person vor. In diesem Gefecht hat die eröffnende Seite überall die Rolle des Angreifers, die andere die des Verteidigers [R: Der
Bogen nennt die eröffnende Seite die angreifende]. *Tischoption* \`firstOpener\`: \`random\`, \`alwaysRandom\`, \`federation\`, \`dominion\`,
\`previousWinner\` [R: Ein Programm kennt kein Alter]. Was daraus für eine Revanche folgt, steht in TW-9.7.

## TW-3. Den Angriff wählen

**TW-3.1** [S] Im ersten Gefecht geht es ohne Wahl um den mittleren Sektor.

**TW-3.2** [S] Vor jedem späteren Gefecht greift die Seite an, die das letzte verloren hat. Sie wählt einen eigenen Sektor und einen
gegnerischen Sektor daneben; ihre Flotte kommt auf den ersten, die gegnerische auf den zweiten.

**TW-3.3** [R] Ein solches Paar gibt es immer, solange beide Seiten einen Sektor haben, denn der Spielplan hängt zusammen; es sind
höchstens zwölf.

**TW-3.4** [S] Die Wahl kommt, bevor Hände aufgefüllt und Karten getauscht werden. Wer verloren hat, entscheidet, *wo* angegriffen
wird, nicht *ob* [R].

## TW-4. Hände füllen, tauschen, eröffnen

**TW-4.1** [S] Beide Seiten ziehen Karten, bis sie sechs haben. Das ist nicht freiwillig [R: Bei jedem anderen Ziehen sagt der Bogen
„darf“, hier nicht]. Eine Seite mit sechs oder mehr nimmt keine; ein zu kurzer Nachziehstapel gibt her, was er hat.

**TW-4.2** [S] Dann darf der Angreifer, nach ihm der Verteidiger, bis zu drei Karten fortlegen und ebenso viele ziehen. Zuerst kommen
die neuen Karten, danach werden die fortgelegten in den Nachziehstapel gemischt, damit keine gleich zurückkommt. *Tischoption*
\`exchange\`: Mit \`simultaneous\` entscheiden beide, bevor eine der Zahlen gezeigt wird.

**TW-4.3** [S] Keine Seite tauscht mehr als drei Karten, und nie mehr, als sie auf der Hand hat oder als in ihrem Nachziehstapel
liegen [R: Es müssen gleich viele neue Karten da sein]. Auch eine Seite mit mehr als sechs Karten darf tauschen. Wird nichts
fortgelegt, wird nicht gemischt.

**TW-4.4** [S] Der Angreifer eröffnet: Er spielt genau eine Einheit, sonst nichts, und nennt Raum oder Oberfläche. Die Einheit muss mit
nichts gleichziehen, und ihre Stärke darf dort 0 sein [R].

**TW-4.5** [S] Der Spezialeffekt der eröffnenden Einheit wirkt wie immer, und ihr Symbol für begrenzte Aktion ist erfüllt.

**TW-4.6** [R] Ein Angreifer, der nach dem Tausch keine Einheit hat, verliert das Gefecht sofort, als hätte er aufgegeben: Nur eine
Einheit kann eröffnen. *Tischoption* \`noUnitOpening\`: Mit \`redraw\` zeigt er seine Hand, mischt sie ganz in den Nachziehstapel, nimmt
ebenso viele Karten wie vorher und macht das so lange, bis er eine Einheit hat; hat er in Hand und Nachziehstapel keine, verliert er doch.

**TW-4.7** [S] Die eröffnende Seite sagt Stärke und Schauplatz an und darf Karten ziehen wie in TW-7.2 und TW-7.3. Der Verteidiger
nicht: Was er durch die Eröffnung verloren hat, fehlt ihm bis zu seiner eigenen Schlussphase.

**TW-4.8** [R] Beim Eröffnen kannst du nicht aufgeben: Die Eröffnung ist kein Zug. Danach hat der Verteidiger den ersten Zug, und die
Züge wechseln [S].

## TW-5. Ein Zug: Anfangsphase und Ereignisphase

**TW-5.0** [S] Ein Zug durchläuft Anfangsphase, Ereignisphase, Aufgabephase, Einsatzphase und Schlussphase in dieser Reihenfolge. Wer
in einer Phase handelt, schließt die früheren.

**TW-5.1** [S] Zu Beginn deiner Anfangsphase werden dein Manöver und deine Ereignisse umgedreht und wirken nicht mehr.

**TW-5.2** [S] In der Anfangsphase darfst du deine Karten mit dem Aufnahmesymbol aufnehmen, eine nach der anderen (TW-11).

**TW-5.3** [S] In der Ereignisphase darfst du ein Ereignis spielen [R: Der Bogen sagt „ein Ereignis“]. Seine Wirkung wird sofort
ausgeführt. Ein Ereignis, das etwas zum Wirken braucht oder nur an einem Schauplatz wirkt, darfst du nur spielen, wo es wirken kann [R:
So bleibt jedes Ausspielen sinnvoll]. Hat ein Ereignis mehrere Wirkungen, muss eine davon möglich sein.

**TW-5.4** [S] Du darfst ein Ereignis spielen und gleich danach aufgeben.

## TW-6. Aufgeben oder einsetzen

**TW-6.1** [S] Jetzt gibst du auf, oder du setzt ein. Passen gibt es nicht.

**TW-6.2** [S] Du darfst in jedem Zug aufgeben, ob du musst oder nicht. Das beendet das Gefecht sofort, ohne Schlussphase.

**TW-6.3** [S] Zum Einsetzen spielst du von der Hand genau eine Einheit, oben auf deinen Einheitenstapel, und mit ihr höchstens ein
Manöver, oben auf deinen Manöverstapel, oder ein Kommando, neben das letzte.

**TW-6.4** [R] Der Bogen sagt „oder“, also ist es eine der beiden Arten. *Tischoption* \`support\`: Mit \`both\` darf eins von jeder Art
gespielt werden.

**TW-6.5** [S] Wirkungen ändern diese Zahlen: Manche lassen dich mehr spielen, manche verbieten Kartentypen oder setzen eine Zahl für
den ganzen Zug. Ereignisse des Zugs zählen dabei mit.

**TW-6.6** [S] Ein Einsatz geschieht als Ganzes und ist nur erlaubt, wenn deine Stärke danach mit dem gegnerischen Angriff gleichzieht
(TW-10.4). Mit dem, was du nicht hast, kannst du nicht rechnen: Eine Karte, die eine deiner Wirkungen erst holen würde, ist noch nicht
da [R]. Es gelten die Verbote des Augenblicks, in dem du ihn ansagst.

**TW-6.7** [S] Hast du keinen erlaubten Einsatz, musst du aufgeben.

**TW-6.8** [R] Ein Einsatz wird in dieser Reihenfolge ausgeführt. Erstens kommen die Karten offen in ihre Zonen. Zweitens: Soll deine
nächste Einheit ignoriert werden, trifft es die neue, und das ist damit verbraucht. Drittens: Wird die neue Einheit nicht ignoriert und
lässt sie gegnerische Einheiten ignorieren, gilt das jetzt. Viertens wird das Gleichziehen geprüft. Fünftens geschehen alle anderen
Wirkungen des Ausspielens: die der Einheit, die des Manövers, dann die der Kommandos, auf jeder Karte in gedruckter Reihenfolge.

## TW-7. Die Schlussphase

**TW-7.1** [S] Deine gesamte Stärke und der Schauplatz werden angesagt, zum Beispiel „9 Raum“. Das macht das Programm für dich.

**TW-7.2** [S] Du darfst Karten von deinem Nachziehstapel ziehen, solange du weniger als sechs hast, oder weniger, als eine Wirkung
dieses Zugs erlaubt. Von mehreren solchen Zahlen zählt die höchste [R].

**TW-7.3** [S] Du musst nicht ziehen, und du darfst jede Karte ansehen, bevor du über die nächste entscheidest [R]. *Tischoption*
\`drawStyle\`: Mit \`declared\` nennst du die Anzahl vorher.

**TW-7.4** [S] Eine Seite, der das Ziehen verboten ist oder deren Nachziehstapel leer ist, zieht nichts.

**TW-7.5** [S] Dann ist der Gegner am Zug.

## TW-8. Das Ende eines Gefechts

**TW-8.1** [S] Die Seite, die aufgibt, verliert das Gefecht; die andere gewinnt es.

**TW-8.2** [S] Alle Streitkräfte beider Seiten werden abgelegt, auch Karten mit Aufnahmesymbol. Ereignisse gehen mit [R: Sie sind
verbraucht]. Auf jeder Seite kommen zuerst die Einheiten, die älteste zuunterst, dann Manöver, Kommandos und Ereignisse [R: Irgendeine
Reihenfolge muss die oberste Karte bestimmen].

**TW-8.3** [S] Wer das erste Gefecht gewinnt, nimmt den mittleren Sektor.

**TW-8.4** [S] Später nimmt ein Angreifer, der gewinnt, den angegriffenen Sektor; ein Angreifer, der verliert, gibt den Sektor ab, aus
dem er angegriffen hat.

**TW-8.5** [S] Die Hände bleiben, wie sie sind. Was noch ausstand, etwa Einheiten, die ignoriert würden, ist vorbei [R: Es gehörte zum
Gefecht].

## TW-9. Das Ende der Schlacht

**TW-9** [S] Nach jedem Gefecht, sobald der Sektor den Besitzer gewechselt hat, wird einmal geprüft, ob die Schlacht endet, und
zwar in der Reihenfolge der folgenden Regeln. Nach dem Ende kann nichts mehr getan werden.

**TW-9.1** [S] Eine Seite, der alle sieben Sektoren gehören, hat gewonnen.

**TW-9.2** [S] Ist sonst ein Nachziehstapel leer, hat die Seite mit mehr Sektoren gewonnen.

**TW-9.3** [R] Ein Nachziehstapel, der während eines Gefechts leer wird, beendet das Gefecht nicht; seine Seite zieht nur nicht mehr.
*Tischoption* \`deckEnd\`: Mit \`immediate\` endet die Schlacht in diesem Augenblick, das Gefecht wird abgebrochen, kein Sektor wechselt den
Besitzer, und die Mehrheit gewinnt. Im ersten Gefecht ist das ein Unentschieden.

**TW-9.4** [R] Ein anderes Unentschieden gibt es nicht: Nach dem ersten Gefecht gehören alle sieben Sektoren jemandem, und sieben ist
ungerade.

**TW-9.5** [R] Nach sechzig Gefechten gewinnt die Mehrheit. Standarddecks brauchen nie mehr als ein Drittel davon; bearbeitete
könnten ihre Karten endlos zurückmischen.

**TW-9.6** [R] Du darfst die Schlacht jederzeit aufgeben. *Tischoption* \`resign\`.

**TW-9.7** [S] In einer Serie eröffnet die Siegerseite die nächste Schlacht. So ist es in jeder Revanche, außer der Tisch bestimmt mit
\`firstOpener\` etwas anderes: \`federation\` und \`dominion\` nennen die Seite, die eröffnet, auch in der Revanche, und \`alwaysRandom\` lässt
jedes Mal das Los entscheiden. Eine Revanche vertauscht die Seiten; wer gewonnen hat, eröffnet also mit der anderen. Nach einem
Unentschieden entscheidet wieder das Los [R: Der Bogen spricht nur von einem Sieger].

## TW-10. Stärke, gleichziehen, ignorieren

**TW-10.1** [S] Die Stärke einer Seite an einem Schauplatz ist die gedruckte Stärke ihrer aktiven Einheit, dazu die ihres aktiven
Manövers, dazu die aller ihrer Kommandos, dazu, was Wirkungen hinzufügen, weniger, was gegnerische Wirkungen wegnehmen [D]. Sie ist nie
unter 0.

**TW-10.2** [S] Nur die Werte für den aktuellen Schauplatz zählen.

**TW-10.3** [S] Gleichziehen musst du mit der gegnerischen Stärke von jetzt, nicht mit der angesagten Zahl: Sie ändert sich mit jeder
Karte, die abgelegt oder ignoriert wird.

**TW-10.4** [S] Gleichziehen heißt, mindestens dieselbe Stärke zu haben. Auch eine eben gespielte Karte, deren Wirkung mit einem
Angriff gleichzieht, genügt, wenn die Karte aktiv ist, der Schauplatz stimmt und der Angriff so hoch ist, wie die Wirkung verlangt. Dein
eigener Angriff ist trotzdem nur deine eigene Stärke.

**TW-10.5** [S] Eine *ignorierte* Einheit hat weder Stärke noch Spezialeffekt, muss aber trotzdem gespielt werden und überdeckt
trotzdem die untere. Sie behält ihre Symbole [R: Sie sind keine Wirkungen], ihren Namen, ihr Volk und ihre Art.

**TW-10.6** [R] Ein Manöver teilt das Schicksal seiner Einheit: Mit einer ignorierten Einheit zählt es nicht. Der Bogen nennt
Manöver Bewegungen der Einheit. Kommandos sind nicht betroffen [S].

**TW-10.7** [D] Ein ignoriertes Manöver zählt nicht und hat keine Wirkung. Gespielt werden darf es trotzdem.

**TW-10.8** [R] Eine Einheit, die einmal ignoriert ist, bleibt ignoriert, solange sie auf dem Tisch liegt, auch wenn die Karte, die es
bewirkte, überdeckt wird: Der Bogen spricht von Einheiten, die außer Gefecht sind. *Tischoption* \`breenMemory\`: Mit \`whileOnTop\` zählt
sie wieder, und kommende Einheiten sind frei, sobald diese Karte überdeckt, umgedreht oder weg ist.

**TW-10.9** [D] Wechselt der Schauplatz, gelten sofort alle Stärken für den neuen. Ohne eine Wirkung wechselt er während eines
Gefechts nie [S].

## TW-11. Symbole

**TW-11.1** [S] *Aufnehmen.* In deiner Anfangsphase darfst du die Karte vom Tisch wieder auf die Hand nehmen. Sie muss nicht aktiv
sein: Auch überdeckte Einheiten und umgedrehte Manöver darfst du nehmen, solange sie nicht abgelegt sind [R: Mehr verlangt der Bogen
nicht]. *Tischoption* \`takeUpFrom\`: Mit \`activeOnly\` darfst du nur die oberste Einheit nehmen.

**TW-11.2** [S] Du darfst es nicht, solange der Gegner dasselbe Symbol auf seiner obersten Einheit, seinem offenen Manöver, einem
Kommando oder einem offenen Ereignis zeigt. Eine ignorierte Einheit zeigt es weiter [R: TW-10.5].

**TW-11.3** [R] Nimmst du die oberste Einheit, ist die darunter wieder deine aktive Einheit. Was beim Ausspielen geschieht, geschieht
kein zweites Mal.

**TW-11.4** [R] Du darfst eine solche Karte aufnehmen, wie viele du auch hast. So kann eine Hand, selten, mehr als sechs Karten haben.

**TW-11.5** [S] *Begrenzte Aktion.* Die Karte muss die einzige sein, die in ihrer Phase gespielt wird. Eine Einheit mit dem Symbol wird
allein eingesetzt. Ein Ereignis davor gehört zu einer anderen Phase und spielt keine Rolle.

**TW-11.6** [R] Manöver und Kommandos können keine begrenzte Aktion sein, denn sie sind nie allein.

## TW-12. Spezialeffekte

**TW-12.1** [S] Ein Spezialeffekt geht vor den Regeln dieses Textes.

**TW-12.2** [S] Eine dauernde Wirkung gilt, solange ihre Karte aktiv ist. Was beim Ausspielen geschieht, geschieht einmal. Was für
einen Zug gilt, endet mit ihm; bei einer Eröffnung, wenn die eröffnende Seite gezogen hat.

**TW-12.3** [R] Zwischen Wirkungen geht „darf nicht“ vor „darf“.

**TW-12.4** [R] Was nicht ganz getan werden kann, wird so weit wie möglich getan.

**TW-12.5** [R] *Zufällig* heißt: durch die nachprüfbaren Ziehungen des Spiels, jede Karte gleich wahrscheinlich. Nur Mischen, zufälliges
Ablegen und die erste Eröffnung hängen vom Zufall ab.

**TW-12.6** [R] Ein Verbot wird geprüft, wenn eine Karte gespielt wird. Ist die Karte weg, von der es kam, bindet es nicht mehr,
egal was vorher gespielt wurde.

**TW-12.7** [R] Ein Verbot zu ziehen hält jede Karte auf dem Weg vom Nachziehstapel zur Hand auf, auch beim Suchen. Es hält nicht auf,
Karten vom Tisch oder aus dem Ablagestapel zu nehmen.

**TW-12.8** [R] Eine geholte Karte wird beiden Seiten gezeigt, als Beweis, dass sie passt.

**TW-12.9** [R] Was du wählen darfst, darfst du auch nicht wählen; aber gegnerische Karten werden ohne Wahl abgelegt, wenn die Karte
einmal gespielt ist.

## TW-13. Decks bauen

Der Bogen sagt nur, dass Blitze es eines Tages erlauben werden; dieses Kapitel ist unser Entwurf.

**TW-13.1** [D] Ein Deck hat genau dreißig Karten einer Seite.

**TW-13.2** [D] Mindestens fünfzehn davon sind Einheiten.

**TW-13.3** [D] Ihre Blitze ergeben zusammen höchstens 64. Beide Standarddecks nutzen genau 64.

**TW-13.4** [D] Eine Karte darf so oft darin sein, wie sie Exemplare hat: einmal bei Personen und einmaligen Orten, zweimal bei
allem anderen.

**TW-13.5** [D] Exemplare unterscheiden sich durch einen Zusatz, \`FU06\` und \`FU06.2\`. Kartentexte sehen die Karte, nicht das Exemplar. Ein
Deck und ein Satz eigener Karten dürfen ihre Karten in beliebiger Reihenfolge nennen; gehalten werden sie in der Reihenfolge der
Kennungen.

**TW-13.6** [D] Die Liste steht vor der Schlacht fest. *Tischoption* \`deckLists\`: Mit \`closed\` darf die andere Seite sie nicht
kennen und lernt sie Karte für Karte kennen.

**TW-13.7** [D] Eigene Karten haben Stärke 0 bis 9, Blitze 0 bis 6, Wirkungen aus Kapitel F und keine anderen, und eine Kennung, die zu
Seite und Typ passt. Ereignisse haben keine Stärke. Begrenzte Aktion gibt es nicht auf Manövern und Kommandos (TW-11.6), Einheiten
können nicht verboten werden, \`ignoreManeuver\` steht nur auf Einheiten und Kommandos, und keine Einheit ist im Raum stärker als Deep
Space Nine [S: Sie ist die stärkste Einheit des Spiels]. Ein Deck des Bogens, in dem Karten ersetzt sind, muss TW-13.3 einhalten wie
jedes andere.

## TW-14. Tischoptionen

**TW-14** [R] Wo sich echte Spielrunden unterscheiden, darf dein Tisch wählen. Der erste Wert ist der Standard.

| Option | Werte, Standard zuerst | Regel |
|---|---|---|
| \`firstOpener\` | \`random\`, \`alwaysRandom\`, \`federation\`, \`dominion\`, \`previousWinner\` | TW-2.5, TW-9.7 |
| \`previousWinner\` | \`federation\`, \`dominion\` | TW-9.7 |
| \`deckEnd\` | \`endOfFight\`, \`immediate\` | TW-9.3 |
| \`exchange\` | \`attackerFirst\`, \`simultaneous\` | TW-4.2 |
| \`support\` | \`either\`, \`both\` | TW-6.4 |
| \`takeUpFrom\` | \`anywhere\`, \`activeOnly\` | TW-11.1 |
| \`discardView\` | \`topOnly\`, \`owner\`, \`open\` | TW-1.8 |
| \`noUnitOpening\` | \`forfeit\`, \`redraw\` | TW-4.6 |
| \`drawStyle\` | \`oneByOne\`, \`declared\` | TW-7.3 |
| \`breenMemory\` | \`wholeFight\`, \`whileOnTop\` | TW-10.8 |
| \`resign\` | \`true\`, \`false\` | TW-9.6 |
| \`ownCards\` | eigene Karten | TW-13.7 |
| \`federationDeck\`, \`dominionDeck\` | ein gebautes Deck | TW-13.1 |
| \`deckLists\` | \`open\`, \`closed\` | TW-13.6 |

## TW-D. Fragen und Antworten

**TW-D.1** [R] In jedem Augenblick wird eine Seite gefragt, außer beim verdeckten Tausch, wo beide gefragt werden. Im gegnerischen Zug
wirst du nie etwas gefragt.

**TW-D.2** [R] Das sind alle Befehle. In keinem wird eine Karte mehr als einmal genannt. Kartenlisten dürfen in beliebiger Reihenfolge
stehen; gehalten werden sie in der Reihenfolge der Kennungen.

| Frage | Befehl | Regel |
|---|---|---|
| \`attack\` | \`attack{from, to}\` | TW-3.2 |
| \`exchange\`, \`exchangeTogether\` | \`exchange{drop}\` | TW-4.2 |
| \`open\` | \`open{unit, battleground}\` | TW-4.4 |
| \`openDraw\`, \`lastDraw\` | \`draw{n}\` oder \`end\` | TW-4.7, TW-7.2 |
| \`initial\` | \`takeUp{card}\`, \`event{card, target}\`, \`deploy{unit, support}\` oder \`surrender\` | TW-5, TW-6 |
| \`commit\` | \`deploy{unit, support}\` oder \`surrender\` | TW-6.1 |
| \`choose\` | \`choose{cards}\` | TW-F.4 |
| jederzeit | \`resign\` | TW-9.6 |

**TW-D.3** [R] Ein Befehl, der nicht zur Frage gehört, wird abgelehnt; die Ablehnung nennt die Befehle, die dazugehören. Innerhalb
eines Zugs muss nichts übersprungen werden: Ein Befehl einer späteren Phase schließt die früheren (TW-5.0).

**TW-D.4** [R] Alles, was angeboten wird, ist erlaubt, und alles Erlaubte wird angeboten. In eine Sackgasse führt kein Weg: Ein Einsatz,
der nicht gleichziehen würde, lässt sich nicht beginnen.

**TW-D.5** [R] Wie schnell es weitergeht, verrät nichts über eine Hand. Wer Karten hat, auf die es ankommt, wird gefragt, auch wenn nur
eine Antwort bleibt. Übersprungen wird nur, was alle sehen können: ein Ziehen, das nicht geht, ein Tausch ohne Nachziehstapel, ein
Angriff ohne Alternative.

**TW-D.6** [R] Zwischen \`draw\` und \`end\` wählst du nur, wo etwas gezogen werden kann; sonst endet die Phase von selbst.

## TW-E. Wer was weiß

**TW-E.1** [S] Du siehst deine eigene Hand, alles auf dem Tisch beider Seiten, überdeckt oder umgedreht [R: Es wurde offen gespielt],
jede Anzahl von Karten, den Spielplan und die Stärken. Du siehst nicht die gegnerische Hand, nicht die Reihenfolge eines Nachziehstapels
und nicht mehr von einem Ablagestapel, als TW-1.8 erlaubt.

**TW-E.2** [R] Welche Karten einer Seite noch ungesehen sind, folgt aus der Deckliste und wird allen gezeigt, außer die Liste ist geheim
(TW-13.6).

**TW-E.3** [S] Karten, die durch zufälliges oder gewähltes Ablegen verloren gehen, sind für alle offen. Gezogene und beim Tausch
fortgelegte Karten kennt nur ihr Besitzer; die anderen erfahren die Anzahl.

**TW-E.4** [R] Wer eine Hand ansieht, sieht sie, wie sie in diesem Augenblick ist, und ihr Besitzer weiß, dass sie gesehen wurde. Das
Programm merkt sich für dich, welche dieser Karten noch da sein müssen. Nach einem Tausch merkt es sich, wie viele davon mindestens.

Von einem Angreifer, der eröffnen soll, ist bekannt, dass er eine Einheit hat, denn ohne sie wäre das Gefecht vorbei (TW-4.6).

**TW-E.5** [R] Während du deinen Nachziehstapel durchsuchst, siehst du seine Karten sortiert, und danach wird er gemischt. Während du aus
deinem Ablagestapel wählst, darfst du ihn durchblättern.

**TW-E.6** [R] Was du tun darfst, weißt nur du. Ablehnungen nennen nur offene Karten und deine eigenen Zahlen.

**TW-E.7** [R] Wenn die Schlacht vorbei ist, werden beide Hände aufgedeckt.

## TW-F. Wirkungen

**TW-F.1** [D] Eine Karte hat eine Liste von Wirkungen aus diesem Kapitel und keine anderen. Ein *Filter* sagt, welche Karten gemeint
sind: nach Typ, nach Volk, nach Art, nach Karte, oder nach einem von mehreren Filtern.

**TW-F.2** [D] Wann eine Wirkung gilt, steht fest: *aktiv*, solange die Karte aktiv ist, *Einsatz*, wenn ein Einsatz mit der Karte
geprüft wird, *Ausspielen* einmal, wenn die Karte gespielt wird, *Zug* bis zum Ende des Zugs ihres Besitzers. Wirkungen, die auf eine
Seite zielen, zielen auf den Gegner.

**TW-F.4** [D] Eine Wahl wird nur der Seite angeboten, die die Karte spielt, zwischen ihrer kleinsten und ihrer größten Anzahl.
Wer gegnerische Karten ablegen lässt, nimmt so viele, wie die Wirkung sagt, oder alle, die da sind; beim Holen darfst du auch auf
alle verzichten.

**TW-F.boost** [D] *Aktiv.* Erhöht deine Stärke, solange deine aktive Einheit zum Filter passt.

**TW-F.weaken** [D] *Aktiv.* Senkt die gegnerische Stärke, die nie unter 0 sinkt.

**TW-F.forbid** [S] *Aktiv.* Der Gegner darf keine Karten dieser Typen spielen.

**TW-F.cardLimit** [S] *Aktiv.* Der Gegner darf in einem Zug höchstens \`perTurn\` Karten spielen, Ereignisse eingeschlossen.

**TW-F.noDraw** [S] *Aktiv.* Der Gegner darf keine Karten von seinem Nachziehstapel ziehen (TW-12.7).

**TW-F.ignoreManeuver** [D] *Aktiv.* Das gegnerische Manöver wird ignoriert (TW-10.7).

**TW-F.matchAny** [S] *Einsatz.* In dem Zug, in dem die Karte gespielt wird, zieht sie mit jedem Angriff von mindestens der genannten
Stärke gleich, am genannten Schauplatz oder an beiden (TW-10.4).

**TW-F.requiresUnit** [D] *Einsatz.* Die Karte darf nur mit einer Einheit eingesetzt werden, die zum Filter passt.

**TW-F.ignoreUnits** [S] *Ausspielen.* Die aktuelle gegnerische Einheit wird ignoriert, wenn die Wirkung es sagt, und so viele der
Einheiten, die der Gegner als Nächstes in diesem Gefecht spielt. Die Wirkungen mehrerer solcher Karten zählen zusammen [R].

**TW-F.discardRandom** [S] *Ausspielen.* \`count\` zufällige Karten der gegnerischen Hand werden abgelegt.

**TW-F.discardChosen** [D] *Ausspielen.* Du siehst die gegnerische Hand an, wählst \`count\` Karten und legst sie ab.

**TW-F.discardCommand** [S] *Ausspielen.* Du wählst \`count\` gegnerische Kommandos im Spiel und legst sie ab. Ein Ereignis, das eins
ablegt, nennt es, wenn es gespielt wird.

**TW-F.peekHand** [D] *Ausspielen.* Du siehst die gegnerische Hand an.

**TW-F.search** [D] *Ausspielen.* Du wählst bis zu \`count\` passende Karten in deinem Nachziehstapel, zeigst sie, nimmst sie auf die Hand
und mischst.

**TW-F.recover** [D] *Ausspielen.* Dasselbe aus deinem Ablagestapel, ohne zu mischen.

**TW-F.recycle** [D] *Ausspielen.* Du legst bis zu \`count\` passende Karten aus deinem Ablagestapel in deinen Nachziehstapel fort und
mischst. Keine Standardkarte hat diese Wirkung; sie ist für eigene Karten gedacht.

**TW-F.changeBattleground** [D] *Ausspielen.* Ist der Schauplatz der genannte, wird er zum anderen genannten (TW-10.9).

**TW-F.extraPlay** [D] *Zug.* Bis zu \`count\` weitere Karten des Typs dürfen zum Einsatz dieses Zugs gehören.

**TW-F.handLimit** [D] *Zug.* In der Schlussphase dieses Zugs darfst du ziehen, bis du \`limit\` Karten hast.

## TW-G. Die sechzig Karten

**TW-G.1** [D] Eine Karte hat eine Kennung: \`F\` oder \`D\` für die Seite, \`U\`, \`M\`, \`C\` oder \`E\` für den Typ, und zwei Ziffern. Der Bogen
druckt auf jede Karte vier Zeichen; die Codes sind von uns. In den Tabellen unten zeigt *S*, was der Bogen sagt oder erzwingt; alle
anderen Werte haben wir gewählt, innerhalb der Grenzen, die seine Beispiele lassen.

### Föderation

| Kennung | Karte | Typ | Raum | Oberfläche | Symbole | Wirkung | Blitze | Exemplare |
|---|---|---|---|---|---|---|---|---|
| FU01 | Deep Space Nine S | Einheit S · Station der Föderation | 9 S | 1 | – | – | 5 | 1 |
| FU02 | Federation Starbase 375 S | Einheit S · Station der Föderation | 1 | 1 | Begrenzte Aktion | \`matchAny\` ab 6 S | 4 | 1 |
| FU03 | Federation Galaxy Class S | Einheit S · Schiff der Föderation | 7 | 3 | – | – | 3 | 2 |
| FU04 | Federation Nebula Class S | Einheit S · Schiff der Föderation | 5 | 2 | – | \`peekHand\` | 2 | 2 |
| FU05 | Federation Akira Class S | Einheit S · Schiff der Föderation | 4 | 1 | – | – | 1 | 2 |
| FU06 | Federation Excelsior Class S | Einheit S · Schiff der Föderation | 5 S | 2 | – | – | 2 | 2 |
| FU07 | Federation Defiant Class S | Einheit S · Schiff der Föderation | 5 S | 1 | – | – | 2 | 2 |
| FU08 | Federation Steamrunner Class S | Einheit S · Schiff der Föderation | 4 | 2 | – | – | 1 | 2 |
| FU09 | Federation Miranda Class S | Einheit S · Schiff der Föderation | 2 | 2 | – | – | 0 | 2 |
| FU10 | Federation Tug Class S | Einheit S · Schiff der Föderation | 1 | 3 | – | \`handLimit\` 7 | 1 | 2 |
| FU11 | Federation Peregrine Fighters S | Einheit S · Jäger der Föderation | 3 | 3 | Aufnehmen | – | 2 | 2 |
| FU12 | Klingon Bird of Prey S | Einheit S · klingonisches Schiff | 3 S | 3 | – | – | 1 | 2 |
| FU13 | Klingon K'Tinga Class S | Einheit S · klingonisches Schiff | 3 | 6 S | – | – | 2 | 2 |
| FU14 | Klingon K'Vort Class S | Einheit S · klingonisches Schiff | 4 | 4 | – | – | 2 | 2 |
| FU15 | Klingon Vorcha Class S | Einheit S · klingonisches Schiff | 5 | 4 | – | – | 2 | 2 |
| FU16 | Klingon Negh'Var Class S | Einheit S · klingonisches Schiff | 8 | 3 | – | – | 4 | 2 |
| FU17 | Romulan D'Deridex Class S | Einheit S · romulanisches Schiff | 8 S | 2 | – | – | 4 | 2 |
| FU18 | Federation Runabouts | Einheit · Jäger der Föderation | 3 | 3 | Aufnehmen | – | 2 | 2 |
| FM01 | Alliance S | Manöver S | 2 | 2 | – | \`boost\` +1 Raum, +1 Oberfläche mit klingonisch oder romulanisch | 2 | 2 |
| FM02 | Take Cover S | Manöver | 0 | 0 | – | \`matchAny\` Oberfläche, jeder Angriff S | 2 | 2 |
| FM03 | Ablative Armor S | Manöver | 1 | 3 | – | – | 2 | 2 |
| FM04 | Cloaking Device S | Manöver | 4 | 0 | – | \`requiresUnit\` klingonisch oder romulanisch oder FU07 | 2 | 2 |
| FM05 | Quantum Torpedoes | Manöver | 2 | 1 | – | – | 1 | 2 |
| FC01 | Constable Odo S | Kommando | 0 | 1 S | – | \`forbid\` Ereignis S | 2 | 1 |
| FC02 | Captain Sisko S | Kommando S | 4 S | 1 | – | – | 4 | 1 |
| FC03 | Cloaking Mines S | Kommando S | 0 S | 0 | – | \`noDraw\` S | 2 | 2 |
| FC04 | General Martok | Kommando | 0 | 0 | – | \`boost\` +2 Raum, +1 Oberfläche mit klingonisch | 1 | 1 |
| FE01 | Section 31 S | Ereignis S | – | – | – | \`discardCommand\` 1 S | 2 | 2 |
| FE02 | Emergency Beam-Down | Ereignis | – | – | Begrenzte Aktion | \`changeBattleground\` Raum zu Oberfläche | 2 | 2 |
| FE03 | Call of the Allies | Ereignis | – | – | – | \`search\` 1, klingonische oder romulanische Einheit | 2 | 2 |

### Dominion

| Kennung | Karte | Typ | Raum | Oberfläche | Symbole | Wirkung | Blitze | Exemplare |
|---|---|---|---|---|---|---|---|---|
| DU01 | Cardassian Space Station S | Einheit S · cardassianische Station | 7 S | 0 | – | – | 4 | 2 |
| DU02 | Cardassian Hideki Class S | Einheit S · cardassianisches Schiff | 3 S | 1 | – | – | 1 | 2 |
| DU03 | Cardassian Ship Yards S | Einheit S · cardassianische Anlage | 2 | 2 | – | \`search\` 1, cardassianisches Schiff | 1 | 2 |
| DU04 | Dominion Argolis Array S | Einheit S · Anlage des Dominions | 1 S | 0 | Begrenzte Aktion | \`discardRandom\` 2 S | 2 | 1 |
| DU05 | Jem'Hadar Ketracel White Storage S | Einheit S · Anlage der Jem'Hadar | 1 | 3 | – | \`search\` 1, Einheit der Jem'Hadar | 1 | 2 |
| DU06 | Jem'Hadar Camp S | Einheit S · Anlage der Jem'Hadar | 0 | 4 | – | – | 2 | 2 |
| DU07 | Cardassian Orbital Defenses S | Einheit S · cardassianische Anlage | 4 | 3 | – | \`ignoreManeuver\` | 2 | 2 |
| DU08 | Cardassian Bok'Nor Class S | Einheit S · cardassianisches Schiff | 3 | 2 | – | \`forbid\` Ereignis, Manöver, Kommando S | 2 | 2 |
| DU09 | Jem'Hadar Battle Ship S | Einheit S · Schiff der Jem'Hadar | 5 S | 1 | – | – | 2 | 2 |
| DU10 | Cardassian Labour Camp S | Einheit S · cardassianische Anlage | 0 | 4 S | – | – | 1 | 2 |
| DU11 | Jem'Hadar Heavy Cruiser S | Einheit S · Schiff der Jem'Hadar | 8 | 2 | – | – | 4 | 2 |
| DU12 | Cardassian Orbital Dock S | Einheit S · cardassianische Anlage | 3 | 0 | – | \`recover\` 1, Schiff | 1 | 2 |
| DU13 | Cardassian Galor Class S | Einheit S · cardassianisches Schiff | 4 | 2 | – | – | 1 | 2 |
| DU14 | Breen Cruiser S | Einheit S · Schiff der Breen | 0 S | 0 | – | \`ignoreUnits\` aktuelle und nächste 1 S | 4 | 2 |
| DU15 | Cardassian Freighter S | Einheit S · cardassianisches Schiff | 2 | 2 | – | \`handLimit\` 8 | 0 | 2 |
| DU16 | Jem'Hadar Fighter Wing S | Einheit S · Jäger der Jem'Hadar | 4 S | 2 | Aufnehmen S | – | 3 | 2 |
| DU17 | Remata'Klan S | Einheit · Truppen der Jem'Hadar | 0 | 5 | – | – | 2 | 1 |
| DU18 | Cardassian Keldon Class | Einheit · cardassianisches Schiff | 6 | 2 | – | – | 3 | 2 |
| DM01 | Polaron Weapons S | Manöver S | 3 S | 0 | – | – | 2 | 2 |
| DM02 | Energy Dissipator | Manöver | 0 | 0 | – | \`weaken\` −3 Raum, −1 Oberfläche | 2 | 2 |
| DM03 | Suicide Run | Manöver | 3 | 2 | – | \`requiresUnit\` Jem'Hadar | 2 | 2 |
| DM04 | Shrouded Assault | Manöver | 1 | 3 | – | – | 2 | 2 |
| DC01 | Weyoun S | Kommando S | 2 S | 0 | – | – | 2 | 1 |
| DC02 | Female Founder S | Kommando S | 0 S | 0 | – | \`cardLimit\` 1 S | 4 | 1 |
| DC03 | Legat Damar S | Kommando S | 4 S | 1 | – | – | 4 | 1 |
| DC04 | Gul Dukat | Kommando | 2 | 1 | – | – | 3 | 1 |
| DC05 | Jem'Hadar First | Kommando | 0 | 0 | – | \`boost\` +1 Raum, +1 Oberfläche mit Jem'Hadar | 2 | 2 |
| DE01 | Blitz S | Ereignis S | – | – | – | \`extraPlay\` 2 Kommandos; \`handLimit\` 8 | 1 | 2 |
| DE02 | Breeding Program | Ereignis | – | – | – | \`recover\` 2, Einheit der Jem'Hadar | 2 | 2 |
| DE03 | Changeling Infiltrator | Ereignis | – | – | – | \`discardChosen\` 1 | 2 | 2 |

## TW-H. Zwei Gefechte aus dem Bogen

**TW-H.1** [S] Die zwei Gefechte aus dem fortlaufenden Beispiel des Bogens liegen als Mitschriften (TW-N.2) in \`situations/fights\`, und
die Tests spielen sie nach: jede Hand, jede Summe, jedes Ziehen, und jede Aussage darüber, was gespielt werden konnte. Ein Versehen ist
berichtigt: Die letzte Karte, die das Dominion im ersten Gefecht zieht, kann kein zweites Jem'Hadar Camp sein, denn das nächste Gefecht
zeigt ein Ketracel White Storage, das nie gezogen wurde.

## TW-I. Ablehnungen

**TW-I.1** [R] Was nicht geht, wird mit einem Code, einem Satz und einer Regel abgelehnt und ändert nichts. Die erste Prüfung, die
scheitert, entscheidet, in der Reihenfolge dieser Tabelle.

| Code | Warum | Regel |
|---|---|---|
| \`TW_BATTLE_OVER\` | Die Schlacht ist vorbei. | TW-9 |
| \`TW_NOT_YOUR_DECISION\` | Die andere Seite ist gefragt. | TW-D.1 |
| \`TW_UNKNOWN_COMMAND\` | Diesen Befehl gibt es in TrekWar nicht. | TW-D.2 |
| \`TW_WRONG_STATE\` | Der Befehl gehört nicht zur Frage. | TW-D.3 |
| \`TW_STAGE_PASSED\` | Er gehört zu einer Phase, die vorbei ist. | TW-5.0 |
| \`TW_UNKNOWN_CARD\` | Keine Karte hat diese Kennung. | TW-G.1 |
| \`TW_DUPLICATE_CARD\` | Eine Karte ist doppelt genannt. | TW-D.2 |
| \`TW_NOT_IN_HAND\` | Die Karte ist nicht auf deiner Hand. | TW-6.3 |
| \`TW_ATTACK_SOURCE\` | Der Sektor, aus dem du angreifst, gehört dir nicht. | TW-3.2 |
| \`TW_ATTACK_TARGET\` | Der Sektor, den du angreifst, ist kein gegnerischer. | TW-3.2 |
| \`TW_ATTACK_NOT_ADJACENT\` | Die beiden Sektoren sind keine Nachbarn. | TW-3.2 |
| \`TW_EXCHANGE_LIMIT\` | Mehr als drei Karten. | TW-4.2 |
| \`TW_EXCHANGE_DECK\` | Mehr Karten, als dein Nachziehstapel hat. | TW-4.3 |
| \`TW_OPEN_NOT_UNIT\` | Nur eine Einheit eröffnet. | TW-4.4 |
| \`TW_OPEN_ONE_CARD\` | Zur eröffnenden Einheit gehört nichts dazu. | TW-4.4 |
| \`TW_BATTLEGROUND\` | Raum oder Oberfläche muss genannt sein. | TW-4.4 |
| \`TW_SURRENDER_OPENING\` | Die Eröffnung ist kein Zug. | TW-4.8 |
| \`TW_TAKEUP_SYMBOL\` | Die Karte hat kein Aufnahmesymbol. | TW-11.1 |
| \`TW_TAKEUP_NOT_ON_TABLE\` | Sie liegt nicht dort, wo du sie nehmen könntest. | TW-11.1 |
| \`TW_TAKEUP_BARRED\` | Der Gegner zeigt das Symbol; seine Karte wird genannt. | TW-11.2 |
| \`TW_NOT_EVENT\` | Die Karte ist kein Ereignis. | TW-5.3 |
| \`TW_EVENT_LIMIT\` | In diesem Zug wurde schon ein Ereignis gespielt. | TW-5.3 |
| \`TW_TYPE_FORBIDDEN\` | Eine gegnerische Karte, die genannt wird, verbietet den Typ. | TW-6.5 |
| \`TW_CARD_LIMIT\` | Eine gegnerische Karte, die genannt wird, erlaubt weniger Karten. | TW-6.5 |
| \`TW_EVENT_NO_TARGET\` | Das Ereignis hat nichts, worauf es wirken kann. | TW-5.3 |
| \`TW_EVENT_BATTLEGROUND\` | Es wirkt nur am anderen Schauplatz. | TW-5.3 |
| \`TW_TARGET\` | Es muss auf etwas anderes zielen. | TW-5.3 |
| \`TW_NEED_UNIT\` | Es ist keine Einheit dabei. | TW-6.3 |
| \`TW_ONE_UNIT\` | Es sind zwei. | TW-6.3 |
| \`TW_EVENT_IN_DEPLOYMENT\` | Ein Ereignis kann nicht eingesetzt werden. | TW-5.3 |
| \`TW_SUPPORT_LIMIT\` | Zu viele Manöver oder Kommandos. | TW-6.3 |
| \`TW_LIMITED_ACTION\` | Eine begrenzte Aktion ist nicht allein. | TW-11.5 |
| \`TW_REQUIRES_UNIT\` | Die Karte kann diese Einheit nicht unterstützen. | TW-F.requiresUnit |
| \`TW_NO_MATCH\` | Deine Stärke, und der Angriff, den sie nicht erreicht. | TW-6.6 |
| \`TW_DRAW_LIMIT\` | Wie viele du noch ziehen darfst. | TW-7.2 |
| \`TW_CHOICE_COUNT\` | Wie viele gewählt werden müssen und dürfen. | TW-F.4 |
| \`TW_CHOICE_INVALID\` | Die Karte steht nicht zur Wahl. | TW-F.4 |
| \`TW_RESIGN_OFF\` | Der Tisch erlaubt es nicht. | TW-9.6 |

**TW-I.2** [D] Eigene Dateien werden Feld für Feld abgelehnt. Decks: \`TW_DECK_INVALID\`, mit der Bauregel, gegen die es verstößt.
Karten: \`TW_CARD_FORM\`, \`TW_CARD_TWICE\`, \`TW_CARD_ID\`, \`TW_CARD_UNIT\`, \`TW_CARD_FORCE\`, \`TW_CARD_STRONGEST\`, \`TW_CARD_BOLTS\`,
\`TW_CARD_COPIES\`, \`TW_CARD_LIMITED\`, \`TW_CARD_EFFECT\`, \`TW_CARD_FORBIDS_UNITS\`, \`TW_CARD_CARRIER\`. Stellungen: \`TW_POSITION\`.
Mitschriften: \`TW_TRANSCRIPT\`. Optionen: \`TW_OPTIONS\`, \`TW_OPTION_UNKNOWN\`, \`TW_OPTION_VALUE\`.

## TW-J. Häufige Fragen

**TW-J.1** [S] *Meine Stärke ist genau der Angriff.* Du ziehst gleich (TW-10.4).

**TW-J.2** [R] *0 gegen 0?* Zieht auch gleich. Eine Einheit mit Stärke 0 darf eröffnen und eingesetzt werden (TW-4.4, TW-10.4).

**TW-J.3** [S] *Breen Cruiser gegen Deep Space Nine mit Captain Sisko.* Die Station zählt 0, und Siskos 4 bleiben: Gleichziehen
verlangt 4 (TW-10.5, TW-10.6).

**TW-J.4** [R] *Breen Cruiser als Eröffnung.* Es gibt keine aktuelle gegnerische Einheit. Die erste Einheit des Verteidigers wird
ignoriert, und da der Angriff 0 ist, genügt jede Einheit (TW-10.5).

**TW-J.5** [R] *Meine nächste Einheit wird ignoriert und hat eine Wirkung beim Ausspielen.* Die Wirkung geschieht nicht (TW-10.5).

**TW-J.6** [R] *Ein Breen Cruiser, der selbst ignoriert wird.* Er lässt keine Einheit ignorieren (TW-6.8). Dazu braucht es eigene Decks.

**TW-J.7** [R] *Zwei Breen Cruiser.* Was noch kommt, zählt zusammen (TW-10.5).

**TW-J.8** [R] *Ein Manöver mit einer ignorierten Einheit.* Zählt nicht und ist verbraucht (TW-10.6).

**TW-J.9** [S] *Ein Kommando mit einer ignorierten Einheit.* Zählt. Nur was es für eine bestimmte Einheit hinzufügt, entfällt (TW-10.6,
TW-10.1).

**TW-J.10** [R] *Eine ignorierte Einheit mit Aufnahmesymbol.* Darfst du aufnehmen, außer das gegnerische Symbol sperrt es, und danach ist
sie eine frische Karte. Einheiten, die noch ignoriert werden, sind eine andere Sache (TW-10.5).

**TW-J.11** [S] *Starbase 375 gegen 6 und gegen 5.* Zieht mit 6 gleich. Gegen 5 zählt nur ihre eigene Stärke (TW-10.4).

**TW-J.12** [S] *Starbase 375 hat mit 13 gleichgezogen.* Der Gegner steht jetzt vor der 1 der Starbase, dazu Kommandos (TW-10.4).

**TW-J.13** [S] *Starbase 375 als ignorierte Einheit.* Keine Hilfe (TW-10.5).

**TW-J.14** [S] *Take Cover in einem Gefecht im Raum.* Darfst du spielen, es bringt aber nichts (TW-10.4).

**TW-J.15** [S] *Karten mit Aufnahmesymbol auf beiden Seiten.* Solange dein Jäger deine oberste Einheit ist, kann der Gegner nicht
aufnehmen; das kann nur eine Seite, deren Gegner kein Symbol zeigt (TW-11.2).

**TW-J.16** [R] *Eine Karte mit Aufnahmesymbol unter späteren Einheiten.* Darfst du trotzdem nehmen (TW-11.1).

**TW-J.17** [R] *Wer die oberste Einheit nimmt, deckt eine mit dauernder Wirkung auf.* Sie wirkt wieder, bis die nächste Einheit sie
überdeckt. Was beim Ausspielen geschieht, geschieht nicht noch einmal (TW-11.3).

**TW-J.18** [R] *Aufnehmen, dann aufgeben.* Erlaubt: So rettest du die Karte vor dem Ablegen (TW-5.0, TW-6.2).

**TW-J.19** [S] *Mehr als sechs Handkarten.* Kein Auffüllen und kein Ziehen; bis zu drei tauschen ist erlaubt (TW-4.1, TW-4.3).

**TW-J.20** [S] *Ich spiele ein Ereignis unter der Female Founder.* Für eine Einheit bleibt keine Karte: Du musst aufgeben, außer das
Ereignis hat sie beseitigt (TW-6.5, TW-12.6).

**TW-J.21** [R] *Section 31 beseitigt die Female Founder.* Ihre Grenze ist weg, und der Einsatz desselben Zugs ist frei (TW-12.6).

**TW-J.22** [R] *Blitz unter einer Grenze von einer Karte.* Insgesamt eine Karte (TW-12.3).

**TW-J.23** [R] *Zählt Aufnehmen oder Ziehen unter der Female Founder?* Nein, beides ist kein Ausspielen (TW-1.11).

**TW-J.24** [S] *Bok'Nor liegt oben.* Im nächsten gegnerischen Zug kann nur eine Einheit allein gespielt werden. Von der nächsten
Einheit des Dominions überdeckt, ist es damit vorbei (TW-1.7).

**TW-J.25** [S] *Eine Einheit mit begrenzter Aktion und ein Manöver oder Kommando.* Nicht erlaubt, auch nicht mit Blitz (TW-11.5).

**TW-J.26** [S] *Ein Ereignis, dann eine Einheit mit begrenzter Aktion.* Erlaubt: zwei Phasen (TW-11.5).

**TW-J.27** [S] *Ein Ereignis, dann aufgeben.* Erlaubt. Das Ereignis ist verbraucht (TW-5.4).

**TW-J.28** [R] *Odo wird abgelegt.* Ereignisse sind sofort wieder frei (TW-12.2). Keine Standardkarte des Dominions kann das; eine
bearbeitete vielleicht.

**TW-J.29** [S] *Ein Nachziehstapel wird beim Auffüllen der Hände leer.* Die Hand bleibt vielleicht unter sechs, und nichts kann getauscht
werden. Es ist das letzte Gefecht (TW-4.1, TW-4.3, TW-9.2).

**TW-J.30** [R] *Beim Tausch sind noch ein oder zwei Karten da.* Höchstens so viele darfst du tauschen; die fortgelegten kommen zurück,
der Nachziehstapel bleibt also so groß, wie er war (TW-4.3).

**TW-J.31** [R] *Ein Nachziehstapel wird in der Schlussphase leer.* Das Gefecht geht weiter, und danach endet die Schlacht (TW-9.3).

**TW-J.32** [S] *Beide Nachziehstapel sind leer.* Dasselbe: Nach dem Gefecht gewinnt die Mehrheit (TW-9.2).

**TW-J.33** [S] *Darf, wer vorn liegt, schneller ziehen, um die Schlacht zu beenden, oder nicht mehr ziehen, damit sie weitergeht?* Ja.
In der Schlussphase ist Ziehen freiwillig, das Auffüllen vor einem Gefecht nicht (TW-7.3, TW-4.1).

**TW-J.34** [S] *In meinem Zug habe ich keine Einheit auf der Hand.* Du musst aufgeben. Haben beide Seiten keine Einheiten mehr, trifft
es die Seite am Zug (TW-6.7).

**TW-J.35** [R] *Keine Einheit bei der Eröffnung.* Der Angreifer verliert das Gefecht und den Sektor, aus dem er angriff; im ersten
Gefecht bekommt der Gegner den mittleren Sektor (TW-4.6).

**TW-J.36** [R] *Kein gegnerischer Sektor neben meinem.* Das gibt es nicht (TW-3.3).

**TW-J.37** [S] *Der Angreifer verliert seinen letzten Sektor.* Die Schlacht ist vorbei (TW-9.1).

**TW-J.38** [S] *Der Verteidiger hat den Sektor verloren. Wer greift an?* Der Verteidiger: Den nächsten Angriff führt immer die
Seite, die verloren hat (TW-3.2).

**TW-J.39** [S] *Wohin kommen die Flotten nach einem Gefecht?* Sie bleiben stehen, bis der nächste Angriff gewählt ist, und bedeuten
sonst nichts (TW-3.2).

**TW-J.40** [S] *Die angesagte Zahl ändert sich danach.* Es zählt nur die Stärke des Augenblicks, nach oben wie nach unten (TW-10.3).

**TW-J.41** [D] *Energy Dissipator.* Senkt die gegnerische Stärke beim Ausspielen und während der Gegner antwortet, nie unter 0 (TW-10.1).

**TW-J.42** [D] *Orbital Defenses gegen ein Manöver, das schon liegt.* Es wird sofort ignoriert und wirkt wieder, wenn Orbital Defenses
überdeckt wird, solange es noch offen liegt (TW-10.7).

**TW-J.43** [R] *Take Cover gegen Orbital Defenses.* Ein ignoriertes Manöver zieht mit nichts gleich (TW-10.4, TW-10.7).

**TW-J.44** [D] *Emergency Beam-Down.* Ab sofort gelten alle Stärken auf der Oberfläche: Der Einsatz desselben Zugs muss dort
gleichziehen, und spätere Züge bleiben dort (TW-10.9).

**TW-J.45** [R] *Cloaking Mines gegen Freighter, Tug oder Blitz.* Gar kein Ziehen (TW-12.3).

**TW-J.46** [R] *Cloaking Mines gegen Ship Yards oder Call of the Allies.* Die Suche findet nichts; die Karte selbst darfst du spielen
(TW-12.7).

**TW-J.47** [R] *Cloaking Mines gegen Orbital Dock oder Breeding Program.* Sie wirken: Der Ablagestapel ist nicht der Nachziehstapel
(TW-12.7).

**TW-J.48** [R] *Argolis Array gegen eine Karte oder keine.* Nimmt, was da ist (TW-12.4).

**TW-J.49** [S] *Argolis Array mitten im Gefecht.* Erlaubt, allein, wenn ihr 1 Raum und die Kommandos im Spiel gleichziehen (TW-11.5).

**TW-J.50** [R] *Changeling Infiltrator gegen eine leere Hand, Section 31 ohne Kommando, Breeding Program ohne passende Karte.* Können
nicht gespielt werden (TW-5.3).

**TW-J.51** [S] *Kann eine fortgelegte Karte gleich zurückkommen?* Nicht bei diesem Tausch (TW-4.2).

**TW-J.52** [R] *Martok mit einer ignorierten klingonischen Einheit.* Bringt nichts: Es gibt keine aktive Einheit (TW-10.1).

**TW-J.53** [D] *Cloaking Device mit der Defiant.* Erlaubt; mit jeder anderen Einheit der Föderation nicht (TW-F.requiresUnit).

**TW-J.54** [S] *Kommandos des letzten Gefechts.* Weg. Nur Hände, Stapel und Sektoren bleiben (TW-8.2, TW-8.5).

**TW-J.55** [S] *Kann der mittlere Sektor wieder verloren gehen?* Ja, von da an ist er ein Sektor wie jeder andere (TW-8.4).

**TW-J.56** [R] *Ich habe zwei erlaubte Antworten, die sich nur in der Reihenfolge unterscheiden.* Es ist eine: Karten eines Einsatzes
wirken in der Reihenfolge von TW-6.8, egal in welcher sie genannt wurden (TW-D.2).

**TW-J.57** [R] *Der Breen Cruiser, der meine Einheit ignorieren lässt, wird überdeckt, mit \`whileOnTop\`.* Deine Einheit zählt sofort
wieder, der Einsatz, der ihn überdeckt, muss also schon mit ihr gleichziehen (TW-10.8).

## TW-N. Stellungen und Gefechte aufschreiben

**TW-N.1** [D] Eine *Stellung* ist ein JSON-Objekt, als das jeder Tisch bei einer Frage aufgeschrieben und aus dem er gelesen werden
kann. \`step\` nennt die Frage (TW-D.2), oder \`setUp\` oder \`over\`. Alles andere darf fehlen und hat dann seinen einfachen Wert.

| Feld | Bedeutung |
|---|---|
| \`fight\`, \`turn\` | Nummer des Gefechts und des Zugs darin |
| \`opener\`, \`attacker\`, \`active\`, \`loser\` | \`federation\` oder \`dominion\`; \`active\` ist die Seite am Zug |
| \`by\` | bei \`exchange\`: die Seite, die gefragt ist |
| \`sectors\` | Besitzer, die vom Anfang abweichen: \`C:F UL:D\`, \`-\` für niemanden |
| \`from\`, \`to\`, \`fleets\` | Sektoren des Angriffs; die Flotten der Föderation und des Dominions |
| \`ground\` | \`space\` oder \`surface\` |
| \`stage\`, \`played\`, \`extraManeuvers\`, \`extraCommands\`, \`limit\` | zum laufenden Zug |
| \`federation\`, \`dominion\` | die Karten einer Seite, wie unten |
| \`sealed\`, \`choice\`, \`over\` | was ein verdeckter Tausch, eine Wahl und eine beendete Schlacht sonst brauchen |

Karten einer Seite sind Listen von Kennungen mit Leerzeichen dazwischen:

| Feld | Bedeutung |
|---|---|
| \`deck\` | nächste Karte zuerst; \`...\` am Ende steht für alle nirgends genannten Karten |
| \`hand\` | in beliebiger Reihenfolge |
| \`discard\` | oberste Karte zuletzt; \`...\` wie oben |
| \`units\` | älteste zuerst; \`FU07!DU14\` wird durch diese Karte ignoriert |
| \`maneuvers\`, \`events\` | älteste zuerst; umgedreht in Klammern, \`(FM01)\` |
| \`commands\` | wie gespielt |
| \`pending\` | für jede kommende Einheit, die ignoriert wird, die Karte, die es sagt |
| \`known\`, \`shown\` | was der Gegner und was alle von der Hand wissen: \`FU01 + 2 of FU03 FU04 FU05\` |

**TW-N.2** [D] Eine *Mitschrift* erzählt Gefechte Zeile für Zeile, wie Kapitel H eines Regelbogens. Eine Zeile, die mit \`#\` beginnt, ist
ein Kommentar. Jede andere Zeile ist eine von diesen; \`F\` und \`D\` stehen für die Seiten:

| Zeile | Bedeutung |
|---|---|
| \`deal F FU05 FU10 …\` | die Karten der ersten Hand |
| \`opener D\` | wer das erste Gefecht eröffnet |
| \`F exchange FU05 FU10 + FU02 FU04\` | legt die ersten Karten fort und zieht die Karten hinter dem Plus |
| \`D open DU04 space - FU04 FM01 = 1 + DU06\` | eröffnet; nach \`-\` die zufälligen gegnerischen Verluste; nach \`=\` die angesagte Stärke; nach \`+\` die gezogenen Karten |
| \`D deploy DU02 DC02 = 3 vs 3 + DU07 DU08\` | setzt ein; nach \`vs\` der Angriff, mit dem gleichzuziehen war |
| \`D event DE01\` oder \`F event FE01 DC03\` | spielt ein Ereignis, auf eine Karte |
| \`refill F FU01 …\` | die Karten, mit denen ein späteres Gefecht die Hand auffüllt |
| \`F take FU11\` | nimmt eine Karte vom Tisch auf |
| \`F draw FU16 FU08\` | zieht Karten nach einer Wahl und beendet die Phase |
| \`D choose DU13\` | beantwortet eine Wahl |
| \`F surrender\` | gibt das Gefecht auf |
| \`F attack UR C\` | wählt den Angriff |
| \`hand F FU12 FU17\` | Behauptung: Das ist die ganze Hand |
| \`decks 20 19\` | Behauptung: übrige Karten in beiden Nachziehstapeln |
| \`legal D: DU01+DC01\` | Behauptung: Genau diese Einsätze sind jetzt erlaubt; \`none\` für keine |
| \`refused TW_TYPE_FORBIDDEN D event DE01\` | Behauptung: Diese Aktion würde so abgelehnt |
| \`owner C D\` | Behauptung: Der Sektor gehört dieser Seite |
`;
