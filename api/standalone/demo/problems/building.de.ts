import { inOneLanguage } from '../problem.js';

/** Heating, water and light. */
export const BUILDING_PROBLEMS = inOneLanguage('de', [
  {
    category: 'HLK',
    types: ['INCIDENT', 'ORDER'],
    title: 'Heizkörper bleibt kalt – {ort}',
    text: 'Seit gestern Nachmittag wird der Heizkörper nicht mehr warm, obwohl das Thermostatventil ganz offen ist. Im Nebenraum heizt es normal. Wir messen am Morgen noch 16 Grad, die Mitarbeitenden sitzen in der Jacke am Pult.',
    reply:
      'Danke für die Meldung. Wir prüfen zuerst die Vorlauftemperatur im Leitsystem und melden uns noch heute mit einem Termin.',
    question:
      'Wird der Heizkörper oben lauwarm oder bleibt er überall kalt? Und ist es nur einer oder sind mehrere betroffen?',
    answer: 'Er bleibt überall kalt, auch das Rohr vor dem Ventil. Betroffen sind zwei Heizkörper an der Fensterfront.',
    note: 'Vorlauf Gruppe 3 im Leitsystem mit 52 °C in Ordnung. Vermutlich klemmt der Ventilstift, Ersatzköpfe sind im Lager.',
    solution:
      'Ventilstift gangbar gemacht, Thermostatkopf ersetzt und Strang entlüftet. Nach einer Stunde 21 Grad im Raum gemessen.',
    order:
      'Zwei Heizkörper an der Fensterfront prüfen: Ventilstifte gangbar machen, nötigenfalls Thermostatköpfe ersetzen, Strang entlüften. Zugang über den Empfang.',
    picture: 'radiator',
  },
  {
    category: 'HLK',
    types: ['INCIDENT', 'TICKET'],
    title: 'Lüftung sehr laut – {ort}',
    text: 'Die Lüftung pfeift seit dem Wochenende, an Telefonieren ist kaum zu denken. Das Geräusch kommt aus dem Gitter über der Tür und wird gegen Mittag lauter.',
    reply: 'Besten Dank. Wir drosseln die Anlage bis zum Termin um eine Stufe, damit Sie arbeiten können.',
    question: 'Ist das Pfeifen dauernd da oder nur, wenn die Anlage auf die hohe Stufe schaltet?',
    answer: 'Nur auf der hohen Stufe, am Morgen zwischen sieben und acht ist es noch ruhig.',
    note: 'Brandschutzklappe K12 steht laut Anzeige auf 80 %. Filter letztmals vor sieben Monaten gewechselt.',
    solution: 'Zuluftfilter ersetzt und Klappe K12 neu eingestellt. Der Geräuschpegel liegt wieder bei 34 dB(A).',
  },
  {
    category: 'HLK',
    types: ['INCIDENT', 'ORDER'],
    where: 'plant',
    title: 'Klimagerät im Serverraum meldet Hochdruckstörung – {ort}',
    text: 'Das Umluftklimagerät zeigt «HP Alarm» und kühlt nicht mehr. Die Raumtemperatur ist auf 29 Grad gestiegen, der zweite Kreis läuft auf Volllast. Bitte dringend jemanden schicken.',
    reply:
      'Wir haben den Pikett-Techniker aufgeboten, er ist unterwegs. Bitte lassen Sie die Türe des Serverraums geschlossen.',
    question: 'Ist der Verflüssiger auf dem Dach zugänglich oder braucht der Techniker einen Schlüssel?',
    answer: 'Der Dachausstieg ist abgeschlossen, der Schlüssel liegt beim Empfang bereit.',
    note: 'Verflüssiger stark verschmutzt (Pappelflaum). Reinigung im Wartungsplan von jährlich auf halbjährlich ändern.',
    solution:
      'Verflüssiger gereinigt, Hochdruckpressostat zurückgestellt, Probelauf über zwei Stunden ohne Störung. Raumtemperatur 22 Grad.',
    order:
      'Hochdruckstörung am Umluftklimagerät beheben: Verflüssiger auf dem Dach reinigen, Kältemitteldrücke messen, Protokoll abgeben. Schlüssel am Empfang.',
    picture: 'device',
  },
  {
    category: 'HLK',
    types: ['TICKET'],
    title: 'Raumtemperatur am Wochenende anheben – {ort}',
    text: 'Am kommenden Samstag findet ein Anlass mit rund 40 Personen statt. Bitte die Heizung von 7 bis 18 Uhr auf Tagesbetrieb stellen, sonst ist es erfahrungsgemäss zu kalt.',
    reply: 'Gerne, wir hinterlegen die Ausnahme im Zeitprogramm und bestätigen Ihnen das.',
    question: 'Gilt die Anhebung nur für den Saal oder auch für Foyer und Garderobe?',
    answer: 'Bitte auch für das Foyer, die Garderobe braucht es nicht.',
    note: 'Ausnahme in der GLT unter Zeitprogramm Z4 erfassen, danach wieder löschen.',
    solution:
      'Ausnahme für Samstag 7–18 Uhr erfasst, Saal und Foyer. Die Absenkung gilt ab Sonntag wieder wie gewohnt.',
  },
  {
    category: 'HLK',
    types: ['INCIDENT', 'ORDER'],
    where: 'plant',
    title: 'Umwälzpumpe macht schleifendes Geräusch – {ort}',
    text: 'Beim Rundgang ist uns aufgefallen, dass die Umwälzpumpe der Heizgruppe Süd laut schleift und heiss wird. Am Boden darunter steht etwas Wasser. Noch läuft sie, aber wohl nicht mehr lange.',
    reply:
      'Vielen Dank für die Aufmerksamkeit. Wir stellen auf die Reservepumpe um und lassen die defekte Pumpe prüfen.',
    question:
      'Können Sie uns ein Foto des Typenschilds senden? Dann bringt der Monteur gleich den passenden Ersatz mit.',
    answer: 'Auf dem Schild steht Biral ModulA 65-8, Baujahr 2014. Das Foto ist etwas unscharf geworden.',
    note: 'Gleitringdichtung undicht, Pumpe ist 12 Jahre alt. Ersatz statt Reparatur vorschlagen, Richtpreis liegt bei.',
    solution: 'Umwälzpumpe ersetzt, Gruppe gefüllt und entlüftet, Kennlinie auf Proportionaldruck 4,5 m eingestellt.',
    order:
      'Umwälzpumpe Heizgruppe Süd demontieren und durch gleichwertiges Modell ersetzen (DN 65, PN 10). Gruppe füllen und entlüften, alte Pumpe entsorgen.',
    picture: 'leak',
  },
  {
    category: 'SANITAER',
    types: ['INCIDENT', 'ORDER'],
    title: 'WC verstopft – {ort}',
    text: 'Das mittlere WC läuft nicht mehr ab und ist bereits einmal übergelaufen. Wir haben die Kabine abgesperrt und einen Zettel hingehängt.',
    reply: 'Wir schicken heute noch jemanden mit der Spirale vorbei. Danke fürs Absperren.',
    question: 'Laufen die Lavabos daneben normal ab oder stockt es dort auch?',
    answer: 'Das Lavabo rechts gluckert, läuft aber ab. Links ist alles in Ordnung.',
    note: 'Dritte Verstopfung am gleichen Strang in diesem Jahr. Kamerainspektion vorschlagen.',
    solution:
      'Strang gespült und mit der Spirale gereinigt, Papiertücher als Ursache gefunden. Kabine gereinigt und wieder freigegeben.',
    order:
      'Fallstrang spülen und mit der Kamera bis zur Grundleitung prüfen, Aufnahmen abgeben. Kabine danach reinigen.',
  },
  {
    category: 'SANITAER',
    types: ['INCIDENT', 'TICKET'],
    title: 'Wasserhahn tropft – {ort}',
    text: 'Der Hahn am Spültrog tropft Tag und Nacht, auch wenn man ihn fest zudreht. In der Stille ist das ziemlich störend und schade ums Wasser ist es auch.',
    reply: 'Danke, wir nehmen die Dichtung auf den nächsten Rundgang am Donnerstag mit.',
    question: 'Ist es der Hahn am Spültrog oder der kleine beim Kaffeeautomaten?',
    answer: 'Der am Spültrog, Einhebelmischer von KWC.',
    note: 'Kartusche KWC K.32.40 im Lager, Regal 4.',
    solution: 'Kartusche im Einhebelmischer ersetzt und Strahlregler entkalkt. Der Hahn ist dicht.',
    picture: 'leak',
  },
  {
    category: 'SANITAER',
    types: ['INCIDENT', 'ORDER'],
    title: 'Wasserfleck an der Decke – {ort}',
    text: 'An der Decke hat sich ein brauner Fleck gebildet, seit heute tropft es in einen Kübel. Darüber liegt das Putzlokal. Wir wissen nicht, wo man das Wasser abstellt.',
    reply:
      'Der Absperrhahn ist im Steigschacht neben dem Lift. Unser Techniker kommt direkt zu Ihnen, bitte halten Sie den Bereich frei.',
    question: 'Tropft es dauernd oder nur, wenn im Putzlokal Wasser läuft?',
    answer: 'Nur wenn oben der Putzwagen gefüllt wird. Über Nacht kam nichts dazu.',
    note: 'Ursache ist der Ablaufbogen unter dem Ausguss. Deckenplatten trocknen lassen, Maler erst in zwei Wochen.',
    solution: 'Ablaufbogen unter dem Ausguss ersetzt, Leitung abgedrückt und dicht. Zwei Deckenplatten ausgewechselt.',
    order:
      'Ablauf des Ausgusses im Putzlokal instand stellen, Leitung abdrücken. Nach Trocknung zwei Deckenplatten 600 × 600 ersetzen.',
    picture: 'leak',
  },
  {
    category: 'SANITAER',
    types: ['ORDER'],
    where: 'plant',
    title: 'Boiler entkalken – {ort}',
    text: 'Das Warmwasser kommt nur noch lauwarm und mit wenig Druck. Laut Aufkleber wurde der Boiler letztmals vor vier Jahren entkalkt. Bitte Termin ausserhalb der Mittagszeit, die Küche braucht dann Warmwasser.',
    reply: 'Wir haben den Auftrag unserem Partner weitergegeben, er schlägt Ihnen einen Termin am Vormittag vor.',
    question: 'Passt Ihnen der Dienstag um acht Uhr? Das Wasser ist dann etwa drei Stunden abgestellt.',
    answer: 'Dienstag passt, bitte bis elf Uhr fertig sein.',
    note: 'Anode gleich mitbestellen, bei 300 Litern Grösse M8.',
    solution:
      'Boiler entkalkt, Opferanode ersetzt, Sicherheitsgruppe geprüft. Warmwasser mit 60 Grad an der Entnahmestelle.',
    order:
      'Boiler 300 Liter entkalken, Opferanode und Flanschdichtung ersetzen, Sicherheitsgruppe prüfen. Ausführung vor elf Uhr.',
  },
  {
    category: 'ELEKTRO',
    types: ['INCIDENT', 'TICKET'],
    title: 'Deckenleuchten flackern – {ort}',
    text: 'Drei Leuchten in der hinteren Reihe flackern, eine ist inzwischen ganz aus. Das Licht ist beim Arbeiten am Bildschirm sehr unangenehm.',
    reply: 'Danke für den Hinweis. Wir bringen Ersatz-Betriebsgeräte mit und kommen ausserhalb Ihrer Sitzungszeiten.',
    question: 'Flackern die Leuchten auch, wenn Sie sie auf 100 Prozent stellen?',
    answer: 'Ja, gedimmt ist es stärker, aber bei voller Helligkeit flackert es auch.',
    note: 'Betriebsgeräte Tridonic, Jahrgang 2016, Serie mit bekannten Ausfällen. Ganze Reihe ersetzen.',
    solution: 'Vier Betriebsgeräte ersetzt und Gruppe neu adressiert. Kein Flackern mehr, auch gedimmt.',
    picture: 'lamp',
  },
  {
    category: 'ELEKTRO',
    types: ['INCIDENT', 'ORDER'],
    title: 'Sicherung fällt immer wieder – {ort}',
    text: 'Der FI-Schalter löst alle paar Stunden aus, danach sind die Steckdosen an der Fensterseite tot. Wir haben schon alle Geräte ausgesteckt, trotzdem kommt es wieder vor.',
    reply:
      'Bitte lassen Sie die betroffenen Steckdosen vorerst ausser Betrieb. Ein Elektriker misst die Isolation nach.',
    question: 'Hat in den letzten Tagen jemand gebohrt oder wurde eine Bodendose feucht gereinigt?',
    answer: 'Am Freitag wurde der Boden nass aufgenommen, das könnte passen.',
    note: 'Isolationswiderstand Stromkreis F14 unter 0,3 MΩ. Feuchte Bodendose vermutet.',
    solution: 'Feuchte Bodendose getrocknet und Einsatz ersetzt. Isolationsmessung in Ordnung, Protokoll abgelegt.',
    order:
      'Fehlersuche Stromkreis F14: Isolationsmessung, Bodendosen öffnen und prüfen, schadhafte Einsätze ersetzen. Messprotokoll nach NIV abgeben.',
  },
  {
    category: 'ELEKTRO',
    types: ['ORDER', 'TICKET'],
    title: 'Zusätzliche Steckdosen für Arbeitsplätze – {ort}',
    text: 'Wir richten drei neue Arbeitsplätze ein und brauchen dafür je eine Dreifachsteckdose sowie zwei Netzwerkanschlüsse. Die Möbel kommen Ende Monat.',
    reply: 'Wir erstellen Ihnen eine kurze Offerte. Können Sie uns den Möblierungsplan schicken?',
    question: 'Sollen die Anschlüsse im Brüstungskanal oder in Bodendosen liegen?',
    answer: 'Im Brüstungskanal, die Pulte stehen direkt am Fenster.',
    note: 'Im Kanal ist Platz, Unterverteilung hat noch zwei Reserven.',
    solution: 'Drei Steckdosen T13 dreifach und sechs Netzwerkanschlüsse Cat 6A montiert, geprüft und beschriftet.',
    order:
      'Im Brüstungskanal drei Steckdosen dreifach und sechs RJ45 Cat 6A montieren, auf Rangierfeld R2 auflegen, messen und beschriften.',
  },
  {
    category: 'ELEKTRO',
    types: ['INCIDENT', 'ORDER'],
    where: 'yard',
    title: 'Aussenbeleuchtung brennt den ganzen Tag – {ort}',
    text: 'Die Wegbeleuchtung und die Leuchten am Parkplatz brennen auch am helllichten Tag. Vermutlich ist der Dämmerungsschalter defekt.',
    reply: 'Danke, wir schalten die Gruppe bis zur Reparatur über die Zeituhr.',
    question: 'Brennt auch das Firmenschild oder nur die Wegbeleuchtung?',
    answer: 'Das Schild schaltet richtig, nur Weg und Parkplatz brennen durch.',
    note: 'Lichtfühler auf der Nordseite von Laub verdeckt, zudem Schütz K7 klebt.',
    solution: 'Schütz K7 ersetzt und Lichtfühler versetzt. Die Beleuchtung schaltet bei 30 Lux ein.',
    order: 'Steuerung der Aussenbeleuchtung prüfen: Schütz K7 ersetzen, Lichtfühler auf die Ostfassade versetzen.',
    picture: 'lamp',
  },
  {
    category: 'ELEKTRO',
    types: ['TICKET'],
    title: 'Uhr geht nach – {ort}',
    text: 'Die grosse Wanduhr geht seit der Zeitumstellung eine Stunde nach. Sie lässt sich von Hand nicht stellen.',
    reply: 'Die Uhren hängen an der Mutteruhr, wir stellen sie beim nächsten Rundgang.',
    question: 'Ist nur diese Uhr falsch oder sehen Sie noch andere?',
    answer: 'Soweit wir sehen, nur diese.',
    note: 'Nebenuhr hat den Impuls verloren, Klemme am Uhrwerk nachziehen.',
    solution: 'Klemme nachgezogen und Uhr gestellt, läuft wieder mit der Mutteruhr.',
  },
]);
