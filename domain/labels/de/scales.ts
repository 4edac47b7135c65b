import type { RoomWords } from '../words.ts';

/** Ports, receivers and pictures of scales. */
export const scales = {
  objects: {
    weightReceiver: { one: 'Wägungsempfänger', many: 'Wägungsempfänger' },
    weightSending: { one: 'Gesendete Wägung', many: 'Gesendete Wägungen' },
  },
  fields: {
    baudRate: 'Übertragungsrate',
    serialFrame: 'Übertragungsrahmen',
    rack: 'Rack (S7)',
    slot: 'Steckplatz',
    origin: 'Herkunft',
    enteredBy: 'Eingegeben von',
    enteredWhy: 'Grund der Eingabe',
    hoursToTry: 'Stunden für Versuche',
    sendingState: 'Sendestatus',
    endedAt: 'Beendet',
    answer: 'Antwort',
    pictures: 'Bilder',
    camera: 'Kamera',
    pictureState: 'Bildstatus',
    problem: 'Grund des Fehlens',
    picture: 'Bild',
  },
  ownFields: {},
  enums: {
    serialFrame: {
      title: 'Serieller Übertragungsrahmen',
      values: { '8N1': '8N1', '8E1': '8E1', '8O1': '8O1', '7E1': '7E1', '7O1': '7O1', '7N2': '7N2' },
    },
    weightOrigin: {
      title: 'Herkunft eines Gewichts',
      values: { Measured: 'Gemessen', Typed: 'Von Hand eingegeben', BatchTotal: 'Summe der Chargen' },
    },
    pictureState: {
      title: 'Bildstatus',
      values: { Waiting: 'Wird aufgenommen', Stored: 'Gespeichert', Missing: 'Fehlt' },
    },
    sendingState: {
      title: 'Sendestatus',
      values: {
        Waiting: 'In der Warteschlange',
        Taken: 'Angenommen',
        Refused: 'Abgelehnt',
        GivenUp: 'Aufgegeben',
      },
    },
  },
} as const satisfies RoomWords;
