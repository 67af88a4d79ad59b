/** The text of `rules.de.md`. Written by `npm run rules`; change the Markdown, not this. */
export const rules = `# Gemeinsame Regeln

Diese Regeln gelten für jedes Spiel. Kommentare im Code nennen ihre Nummern, Ablehnungen des Kerns tragen sie, und ein Test
prüft, dass jede Regel von einem Test genannt wird. Eine Regel beginnt mit ihrer Nummer in Fettdruck; was bis zur nächsten
Nummer oder Überschrift folgt, gehört zu ihr.

## Schritte und der Stapel

**KRN-STEP-1** Gespielt wird der Schritt, der oben auf dem Stapel liegt. Ein automatischer Schritt läuft ab; eine Entscheidung
wird ihrem Sitz vorgelegt; eine verdeckte Frage wird allen ihren Sitzen zugleich vorgelegt. Das Spiel geht ohne Eingabe weiter,
bis ein Sitz eine Wahl hat oder die Partie vorbei ist.

**KRN-STEP-2** Ein Schritt bleibt auf dem Stapel, bis er sagt, dass er fertig ist. Ein Schritt darf andere Schritte fragen: Sie
kommen obenauf, werden in der gefragten Reihenfolge beantwortet, und dann läuft der fragende Schritt noch einmal. Sein Merkzettel
hält fest, was er behalten muss. Der Stapel gehört zum Spielzustand. Ein Zustand lässt sich deshalb bei jeder Frage speichern,
und aus dem gespeicherten Text geht das Spiel genauso weiter wie aus dem Original.

**KRN-STEP-3** Verdeckte Antworten bleiben bei der Frage, bis die letzte gegeben ist. Dann werden alle zusammen geöffnet und in
der Reihenfolge gelesen, in der der Schritt seine Sitze nennt. Das Öffnen ist ein Aufdecken.

**KRN-STEP-4** Eine Frage, die eine Nebenhandlung überflüssig gemacht hat (\`moot\`), entfällt unbeantwortet.

**KRN-STEP-5** Eine Frage mit genau einer erlaubten Antwort wird von selbst beantwortet, außer sie ist heimlich (die Antwort an
Stelle des Sitzes würde Verborgenes verraten) oder soll immer gestellt werden. Fehler eines Spiels sind: eine Frage ohne erlaubte
Antwort, ein automatischer Schritt, der weder endet noch fragt, und eine endlose Folge von Schritten ohne Frage.

**KRN-STEP-6** Eine Nebenhandlung ist eine Aktion zwischen zwei Fragen. Sie darf weitere Schritte fragen und die Partie beenden,
kann aber den wartenden Schritt nicht abschließen. Eine verdeckte Antwort, die durch sie unerlaubt wurde, wird noch einmal erfragt.
Die Antwort eines Sitzes, der nicht mehr gefragt ist, entfällt.

## Aktionen

**KRN-ACT-1** Eine Aktion wird nur von einem Sitz angenommen, der gefragt ist (oder dem die Nebenhandlung angeboten wird), nur bei
dem gefragten Schritt, und nie nach dem Ende. Sonst ist die Antwort die Ablehnung des Spiels für Zug, Phase oder Ende.

**KRN-ACT-2** Eine Aktion muss genau die Form ihres Schritts haben und aus einfachen Daten bestehen. Alles andere wird mit
\`KERNEL_ACT_FORM\` abgelehnt, auch ein Objekt, das seine Felder erbt.

**KRN-ACT-3** Eine Aktion in richtiger Form wird aus dem Grund abgelehnt, den ihr Schritt nennt. Eine Aktion, die ihr Schritt weder
verbietet noch anbietet, wird mit \`KERNEL_NOT_OFFERED\` abgelehnt. Erlaubt sind die Aktionen, die angeboten und nicht verboten sind.

**KRN-ACT-4** Spielen ändert nie den Zustand, mit dem es beginnt, ob die Aktion angenommen oder abgelehnt wird. Eine abgelehnte
Aktion zieht nichts.

**KRN-ACT-5** Ein Sitz ist eine ganze Zahl von 0 bis zur Zahl der Sitze minus eins. Solange die Partie läuft, wird eine Aktion mit
jedem anderen Wert abgelehnt, als wäre sie nicht am Zug, bei einem Schritt wie als Nebenhandlung, und diesem Wert wird nichts angeboten.

## Der Ablauf

**KRN-FLOW-1** Der Ablaufplan wird von oben nach unten gelesen. Eine Schleife wird betreten, wenn ihre Endbedingung nicht gilt, und
nach ihrem letzten Punkt wieder, bis sie gilt. Ein bedingter Abschnitt wird gespielt, wenn seine Bedingung gilt, sobald er erreicht
ist. Die Stelle im Ablaufplan ist eine Nummer für jede Ebene der Verschachtelung.

**KRN-FLOW-2** Wenn die Partie vorbei ist, ist der Stapel leer, nichts wird gefragt, angeboten oder angenommen, und der Spielzustand
enthält das Ergebnis.

## Zurücknehmen

**KRN-UNDO-1** Ein Sitz darf seine eigene letzte Aktion zurücknehmen. Danach ist es, als wäre sie nie gespielt worden. Ein Sitz, der
nicht gehandelt hat, hat nichts zurückzunehmen.

**KRN-UNDO-2** Eine Aktion, die gezogen oder aufgedeckt hat, wird nie zurückgenommen, und auch keine davor.

**KRN-UNDO-3** Spätere Aktionen anderer Sitze gehen mit, wenn jeder dieser Sitze zustimmt.

**KRN-UNDO-4** Wenn die Partie vorbei ist, wird nichts zurückgenommen. Das Geheimnis ist dann öffentlich (KRN-DRAW-5), und alle
wüssten jede weitere Ziehung.

## Ziehungen

**KRN-DRAW-1** Bevor ein Sitz seine Zufallsbytes beisteuert, veröffentlicht der Server den SHA-256 seines Geheimnisses: die Festlegung.

**KRN-DRAW-2** Der Schlüssel der Partie ist HMAC-SHA256, mit dem Geheimnis als Schlüssel, über den Namen des Generators und die
Zufallsbytes jedes Sitzes in der Reihenfolge der Sitze, je eine Zeile. Weder der Server allein noch ein Sitz allein bestimmt ihn.

**KRN-DRAW-3** Die Zahlen einer Partie werden ab 0 gezählt. Zahl *i* eines Würfels mit *s* Seiten ist das erste 32-Bit-Wort von
HMAC-SHA256(Schlüssel, *i* als vier Bytes, *Versuch* als vier Bytes), Versuch = 0, 1, 2 …, das unter dem größten Vielfachen von *s*
bis 2³² liegt. Das Ergebnis ist sein Rest bei der Teilung durch *s*, plus eins. Jede Seite ist gleich wahrscheinlich.

**KRN-DRAW-4** Keine Zahl wird zweimal gezogen: Ein Zurücknehmen geht nie über eine Ziehung hinweg. Die Aufzeichnung enthält die
Zahlen einer Partie deshalb in der Reihenfolge, in der sie gezählt werden.

**KRN-DRAW-5** Wenn die Partie vorbei ist, wird das Geheimnis veröffentlicht, und alle können jede Ziehung noch einmal ableiten.

**KRN-DRAW-6** Bots, Vorschauen und Tests ziehen aus einem Generator mit Startwert oder nach einem Drehbuch, nie aus den Zahlen der
Partie. Ein Drehbuch muss genau passen: jede Zahl eine Seite ihres Würfels, keine fehlt, keine bleibt übrig.

## Die Aufzeichnung

**KRN-REC-1** Eine Aufzeichnung ist eine JSON-Datei: Format, Version, Spiel und Ausgabe, Optionen, Sitze, Generator, Festlegung,
Zufallsbytes, Einträge, Ergebnis, Geheimnis. Sie wird in genau dieser Form gelesen oder gar nicht; unbekannte Felder werden abgelehnt.

**KRN-REC-2** Alles, was vor der ersten Ziehung feststeht, wird als Wurzel einer Kette gehasht. Jeder Eintrag trägt seine Stelle und
den SHA-256 über den vorigen Hash und sich selbst. Kein Eintrag lässt sich ändern, entfernen oder einfügen, ohne jeden späteren Hash
zu ändern.

**KRN-REC-3** Der erste Eintrag ist der Beginn mit seinen Ziehungen; jeder weitere ist eine Aktion mit ihren Ziehungen, ein
Zurücknehmen, ein Wechsel der Besetzung eines Sitzes oder ein Wechsel zu einer späteren Ausgabe. Nur Sitze der Partie handeln.

**KRN-REC-4** Ein Zurücknehmen nennt, wie viele Aktionen bleiben. Es muss KRN-UNDO-1 und KRN-UNDO-2 einhalten.

**KRN-REC-5** Die Wiedergabe spielt jeden Eintrag noch einmal nach den Regeln seiner Ausgabe mit den Ziehungen, die er trägt, auch
zurückgenommene Aktionen. Vier Dinge sind Fehler: eine Aktion, die die Regeln ablehnen, eine aufgezeichnete Ziehung, die sie nicht
machen, eine Ziehung, die sie machen und die nicht aufgezeichnet ist, und ein Ergebnis, das sie nicht erreichen. Der erste Fehler
wird mit seinem Eintrag gemeldet.

**KRN-REC-6** Die Prüfung beweist die Kette, die Festlegung, jede Ziehung, jede Aktion und das Ergebnis, ohne Netz. Was sich nicht
beweisen lässt, bevor das Geheimnis veröffentlicht ist, wird als offen gemeldet, nie als bewiesen.

**KRN-REC-7** Eine Partie, die eine andere fortsetzt, nennt sie: ihren Kopf, die Zahl der übernommenen Einträge und deren letzten
Hash. Die übernommenen Einträge werden an diesem Kopf bewiesen, und neue Ziehungen kommen aus dem Schlüssel der neuen Partie.

## Verborgenes Wissen

**KRN-VIEW-1** Eine Ansicht enthält nur, was ihr Betrachter wissen darf. Sie ist dieselbe für alle Zustände, die sich nur in dem
unterscheiden, was dieser Betrachter nicht wissen darf.

**KRN-VIEW-2** Angebote und Ablehnungen eines Sitzes hängen nur davon ab, was dieser Sitz wissen darf. Das gilt für jede Aktion,
angeboten oder nicht: für unbekannte Namen, Zahlen außerhalb des Bereichs, Aktionen eines anderen Moments und falsch geformte
Aktionen.

**KRN-VIEW-3** Eine Determinisierung einer Ansicht ist ein Zustand, den ihr Betrachter nicht ausschließen kann: Sie ergibt dieselbe
Ansicht, dieselben Angebote und dieselben Ablehnungen.

**KRN-VIEW-4** Die Tatsachen, die ein Sitz erfährt, und wie viele Schritte vor der nächsten Frage ablaufen, folgen aus seiner
Ansicht, der Aktion und den Ziehungen, bis ihm etwas aufgedeckt wird.

**KRN-VIEW-5** Geheime Optionen eines Spiels werden bis zum Ende der Partie nur an Betrachter geschickt, die sie kennen dürfen. Dann
zeigt die Aufzeichnung alle.

**KRN-VIEW-6** Optionen, die jemand für seinen Sitz mitbringt, etwa ein Deck, nennen den Sitz und dürfen fehlen. Wer den Sitz spielt,
wählt sie, und vor Beginn der Partie liest sie sonst niemand.

**KRN-VIEW-7** Jedes Feld eines Zustands, eines Merkzettels und der Optionen hat eine Klasse, die sagt, wer es lesen darf. Ansichten
bestehen aus dem, was die Klassen durchlassen; ein Feld ohne Klasse liest niemand.

**KRN-VIEW-8** Eine verdeckte Antwort liest ihr eigener Sitz, bis die Antworten geöffnet werden. Die anderen sehen, dass sie gegeben
wurde.

**KRN-VIEW-9** Zwei heimliche Aktionen eines anderen Sitzes, nach denen ein Betrachter dieselbe Ansicht hat, schicken ihm auch
dieselben Tatsachen.

**KRN-VIEW-10** Jeder Parameter einer Ablehnung hat eine Klasse, die sagt, woher er kommt: aus der Aktion selbst, aus dem, was alle
lesen dürfen, was der Sitz lesen darf, der die Aktion versucht hat, oder was ein Kreis lesen darf, zu dem dieser Sitz gehört. Ein
Parameter ohne Klasse, oder eines Kreises ohne den Sitz, wird nicht geschickt.

## Zeit

**KRN-TIME-1** Regeln haben keine Uhr. Eine Lage, die sie nur für begrenzte Zeit erlauben, wird als Frist angegeben, mit den Aktionen,
die sie beenden. Der Partiedienst misst die Zeit an den Einträgen der Aufzeichnung und spielt diese Aktionen, wenn sie um ist. Es sind
Aktionen wie alle anderen, also lässt sich die Aufzeichnung ohne Uhr wiedergeben.

**KRN-TIME-2** Ein Sitz, dessen Zeit um ist, gibt auf, wie es das Spiel vorsieht. Hat ein Spiel kein Aufgeben, übernimmt jemand
anders den Sitz.

**KRN-TIME-3** Eine Aktion, die geschah, weil die Zeit abgelaufen war, wird nicht zurückgenommen, und auch keine davor.

## Daten

**KRN-DATA-1** Zustände, Ansichten, Aktionen, Tatsachen und Optionen sind einfache JSON-Daten. Ihr Fingerabdruck ist der SHA-256 ihres
kanonischen Textes: Schlüssel in der Reihenfolge der Codeeinheiten, ohne Leerraum.

**KRN-DATA-2** Eingaben von außen werden nur gelesen, wenn sie einfach, endlich und höchstens 64 Ebenen tief sind.

## Ausgaben

**KRN-ED-1** Der Code eines Spiels ist seine neueste Ausgabe. Eine frühere Ausgabe ist dieser Code mit den Schritten, Nebenhandlungen,
Rechnungen, Daten und Texten, die sie anders machte. Eine Partie wird nach der Ausgabe gespielt, mit der sie begann, egal welche die
neueste ist.

**KRN-ED-2** Eine Ausgabe, die älter ist als die erste öffentliche des Spiels oder neuer als das Programm, wird nicht gespielt. Eine
Partie einer solchen Ausgabe lässt sich exportieren.

**KRN-ED-3** Eine Stellung geht in die nächste Ausgabe über, wenn das Spiel sagt, wie. Wo es das nicht tut oder das Spiel diese
Stellung ablehnt, bleibt die Partie in ihrer Ausgabe.

**KRN-ED-4** Eine laufende Partie wechselt zu einer späteren Ausgabe, wenn alle zustimmen, die ihre Sitze spielen; Bots stimmen zu.
Der Eintrag nennt die Ausgabe und die Sitze der Menschen, die alle zugestimmt haben. Die Einträge davor werden nach der Ausgabe davor
wiedergegeben, die späteren nach der neuen. Nichts davor wird zurückgenommen.
`;
