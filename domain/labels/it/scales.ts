import type { RoomWords } from '../words.ts';

/** Ports, receivers and pictures of scales. */
export const scales = {
  objects: {
    weightReceiver: { one: 'Destinatario delle pesate', many: 'Destinatari delle pesate' },
    weightSending: { one: 'Pesata inviata', many: 'Pesate inviate' },
  },
  fields: {
    baudRate: 'Velocità di trasmissione',
    serialFrame: 'Formato di trasmissione',
    rack: 'Rack (S7)',
    slot: 'Slot (S7)',
    origin: 'Origine',
    enteredBy: 'Inserito da',
    enteredWhy: 'Motivo dell’inserimento',
    hoursToTry: 'Ore di tentativi',
    sendingState: 'Stato dell’invio',
    endedAt: 'Terminato',
    answer: 'Risposta',
    pictures: 'Immagini',
    camera: 'Telecamera',
    pictureState: 'Stato dell’immagine',
    problem: 'Motivo dell’assenza',
    picture: 'Immagine',
  },
  ownFields: {},
  enums: {
    serialFrame: {
      title: 'Formato di trasmissione seriale',
      values: { '8N1': '8N1', '8E1': '8E1', '8O1': '8O1', '7E1': '7E1', '7O1': '7O1', '7N2': '7N2' },
    },
    weightOrigin: {
      title: 'Origine di un peso',
      values: { Measured: 'Misurato', Typed: 'Inserito a mano', BatchTotal: 'Somma dei lotti' },
    },
    pictureState: {
      title: 'Stato dell’immagine',
      values: { Waiting: 'In corso', Stored: 'Salvata', Missing: 'Mancante' },
    },
    sendingState: {
      title: 'Stato dell’invio',
      values: { Waiting: 'In attesa', Taken: 'Accettato', Refused: 'Rifiutato', GivenUp: 'Abbandonato' },
    },
  },
} as const satisfies RoomWords;
