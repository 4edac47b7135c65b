import { plural } from './plural.ts';
import type { Texts } from './kioskTexts.ts';

export const de: Texts = {
  ownName: 'Deutsch',
  languages: 'Sprache',
  welcome: { title: 'Willkommen', hint: 'Sprache wählen' },
  ticket: {
    title: 'Ticket scannen',
    or: 'oder Nummer eintippen',
    hint: 'Die Ticketnummer steht in unserer SMS.',
    field: 'Ticketnummer',
    next: 'Weiter',
  },
  keys: { erase: 'Löschen', clear: 'Alles löschen', keyboard: 'Tastatur' },
  code: {
    title: 'Code aus der SMS eingeben',
    sending: 'Der Code wird gesendet…',
    sentTo: (phone) => `Wir haben ihn an ${phone} geschickt.`,
    truck: 'Ihr Lkw',
    field: 'Code aus der SMS, 6 Ziffern',
    resend: 'Neuen Code senden',
    resendIn: (seconds) => `Neuer Code in ${seconds} s`,
    checking: 'Wird geprüft…',
  },
  steps: {
    checkIn: { title: 'Ankunft melden', text: 'Bitte drücken, wenn Sie auf dem Parkplatz stehen.' },
    wait: { title: 'Auf dem Parkplatz warten', text: 'Wir schicken eine SMS, wenn Sie an der Reihe sind.' },
    ready: { title: 'Bitte bereithalten', text: 'Wir rufen Sie gleich auf. Bleiben Sie beim Lkw.' },
    leaveParking: {
      title: 'Zum Terminal fahren!',
      text: 'Grüne Taste drücken und den Parkplatz verlassen.',
    },
    extraParking: { title: 'Zusatzparkplatz', text: 'Warten Sie auf die SMS zum Hauptparkplatz.' },
    driveToTerminal: { title: 'Zum Terminal fahren', text: 'Bitte vor der Schranke halten.' },
    firstWeighing: { title: 'Auf die Waage fahren', text: 'Jetzt kommt die erste Wägung.' },
    secondWeighing: {
      title: 'Danach zurück zur Waage',
      text: 'Nach dem Be- oder Entladen folgt die zweite Wägung.',
    },
    weighAgain: {
      title: 'Zurück zur Waage',
      text: 'Bitte noch einmal wiegen. Der Wäger sagt Ihnen Bescheid.',
    },
    exit: {
      title: 'Sie können ausfahren',
      text: 'Wägung beendet. Ausfahrt mit der grünen Taste bestätigen.',
    },
    paused: { title: 'Einfahrt angehalten', text: 'Bitte wenden Sie sich an das Parkplatzpersonal.' },
    left: { title: 'Gute Fahrt!', text: 'Ihre Ausfahrt ist bestätigt.' },
    cancelled: { title: 'Auftrag storniert', text: 'Bitte wenden Sie sich an Ihren Spediteur.' },
  },
  actions: {
    arrive: 'Ich bin auf dem Parkplatz',
    leaveParking: 'Ich verlasse den Parkplatz',
    exitTerminal: 'Ich verlasse das Terminal',
    working: 'Einen Moment…',
  },
  queue: {
    place: 'Ihr Platz in der Schlange',
    ahead: plural('de', { one: '# Lkw vor Ihnen', other: '# Lkw vor Ihnen' }),
    none: 'Niemand vor Ihnen',
    picture: plural('de', { one: 'Schlange: # Lkw vor Ihnen', other: 'Schlange: # Lkw vor Ihnen' }),
    wait: 'Wartezeit',
    range: (from, to) => `ca. ${from}–${to} Min.`,
    upTo: (minutes) => `bis ${minutes} Min.`,
    between: (from, to) => `zwischen ${from} und ${to}`,
    rough: 'erste Schätzung',
    unknown: 'Wird bald angezeigt',
    smsTo: (phone) => `Die SMS geht an ${phone}`,
  },
  deadline: {
    label: 'Zeit zum Verlassen des Parkplatzes',
    until: (time) => `bis ${time} Uhr`,
    over: 'Die Zeit ist um. Fahren Sie jetzt los und melden Sie sich beim Parkplatzpersonal.',
  },
  unpaid: {
    title: (amount) => `Zu zahlen: ${amount}`,
    text: 'Bitte vor der Ausfahrt beim Parkplatzpersonal zahlen.',
  },
  facts: { ticket: 'Ticket', number: 'Auftrag', product: 'Ware', station: 'Waage', net: 'Nettogewicht' },
  idle: {
    title: 'Sind Sie noch da?',
    text: (seconds) => `Die Anzeige schließt in ${seconds} s.`,
    stay: 'Ja, ich bin noch da',
  },
  connection: {
    lost: 'Keine Verbindung. Wir verbinden neu, bitte kurz warten.',
    busy: 'Kurze Unterbrechung. Wir versuchen es erneut, bitte kurz warten.',
  },
  goodbye: {
    waiting: {
      title: 'Fertig!',
      text: 'Warten Sie auf unsere SMS. Der Link darin zeigt die Schlange auf dem Handy.',
    },
    driving: { title: 'Zum Terminal fahren', text: 'Bitte vor der Schranke halten.' },
    left: { title: 'Gute Fahrt!', text: 'Ihre Ausfahrt ist bestätigt.' },
    again: 'Nächster Fahrer',
  },
  back: 'Zurück',
  done: 'Fertig',
  problems: {
    ticket_not_found: {
      what: 'Dieses Ticket gibt es nicht.',
      next: 'Nummer in der SMS prüfen und noch einmal eintippen.',
    },
    sms_code_invalid: {
      what: 'Das ist nicht der Code.',
      next: 'Bitte den Code aus der letzten SMS eingeben.',
    },
    sms_code_expired: { what: 'Der Code ist abgelaufen.', next: 'Bitte einen neuen Code anfordern.' },
    phone_missing: {
      what: 'Ihre Telefonnummer fehlt uns.',
      next: 'Bitte wenden Sie sich an das Parkplatzpersonal.',
    },
    phone_invalid: {
      what: 'An Ihre Nummer können wir keine SMS senden.',
      next: 'Bitte wenden Sie sich an das Parkplatzpersonal.',
    },
    too_many_attempts: {
      what: 'Zu viele Versuche.',
      next: 'Warten Sie einige Minuten oder fragen Sie das Parkplatzpersonal.',
    },
    already_arrived: {
      what: 'Ihre Ankunft ist schon gemeldet.',
      next: 'Unten sehen Sie Ihren Platz in der Schlange.',
    },
    illegal_transition: { what: 'Das geht jetzt nicht.', next: 'Bitte folgen Sie der Anzeige.' },
    truck_not_on_terminal: {
      what: 'Ihr Lkw ist noch nicht auf dem Terminal.',
      next: 'Fahren Sie ins Terminal und dann zur Waage.',
    },
    services_unpaid: {
      what: 'Es ist noch etwas zu zahlen.',
      next: 'Beim Parkplatzpersonal zahlen und erneut versuchen.',
    },
    document_not_scanned: {
      what: 'Bitte zuerst den Ausweis zeigen.',
      next: 'An einem Kiosk mit Leser scannen.',
    },
    document_unreadable: { what: 'Der Ausweis war nicht lesbar.', next: 'Bitte noch einmal scannen.' },
    document_expired: {
      what: 'Der Ausweis ist abgelaufen.',
      next: 'Bitte wenden Sie sich an das Parkplatzpersonal.',
    },
    driver_not_confirmed: {
      what: 'Ihre Angaben sind nicht bestätigt.',
      next: 'Bitte wenden Sie sich an das Parkplatzpersonal.',
    },
    card_terminal_missing: {
      what: 'Hier gibt es kein Kartenterminal.',
      next: 'Bitte beim Parkplatzpersonal zahlen.',
    },
    card_terminal_busy: {
      what: 'Das Kartenterminal ist belegt.',
      next: 'Bitte gleich noch einmal versuchen.',
    },
    payment_under_way: { what: 'Diese Zahlung läuft schon.', next: 'Bitte das Ergebnis abwarten.' },
    nip_invalid: { what: 'Diese USt-Nummer stimmt nicht.', next: 'Bitte prüfen und noch einmal eingeben.' },
    nothing_to_print: { what: 'Es gibt nichts zu drucken.', next: 'Bitte später versuchen.' },
    nothing_to_pay: { what: 'Sie haben nichts zu zahlen.', next: 'Sie können weiter.' },
    not_signed_in: { what: 'Die Sitzung ist beendet.', next: 'Bitte das Ticket noch einmal scannen.' },
    unexpected: {
      what: 'Das hat nicht geklappt.',
      next: 'Bitte noch einmal versuchen oder das Parkplatzpersonal fragen.',
    },
    attemptsLeft: plural('de', { one: 'Noch # Versuch.', other: 'Noch # Versuche.' }),
  },
};
