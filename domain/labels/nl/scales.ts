import type { RoomWords } from '../words.ts';

/** Ports, receivers and pictures of scales. */
export const scales = {
  objects: {
    weightReceiver: { one: 'Ontvanger van wegingen', many: 'Ontvangers van wegingen' },
    weightSending: { one: 'Verzonden weging', many: 'Verzonden wegingen' },
  },
  fields: {
    baudRate: 'Transmissiesnelheid',
    serialFrame: 'Transmissieframe',
    rack: 'Rack (S7)',
    slot: 'Slot (S7)',
    origin: 'Herkomst',
    enteredBy: 'Ingevoerd door',
    enteredWhy: 'Reden van invoer',
    hoursToTry: 'Uren proberen',
    sendingState: 'Verzendstatus',
    endedAt: 'Beëindigd',
    answer: 'Antwoord',
    pictures: 'Foto’s',
    camera: 'Cameraopname van',
    pictureState: 'Fotostatus',
    problem: 'Reden van ontbreken',
    picture: 'Foto',
  },
  ownFields: {},
  enums: {
    serialFrame: {
      title: 'Serieel transmissieframe',
      values: { '8N1': '8N1', '8E1': '8E1', '8O1': '8O1', '7E1': '7E1', '7O1': '7O1', '7N2': '7N2' },
    },
    weightOrigin: {
      title: 'Herkomst van een gewicht',
      values: { Measured: 'Gemeten', Typed: 'Met de hand ingevoerd', BatchTotal: 'Som van porties' },
    },
    pictureState: {
      title: 'Fotostatus',
      values: { Waiting: 'Wordt gemaakt', Stored: 'Opgeslagen', Missing: 'Ontbreekt' },
    },
    sendingState: {
      title: 'Verzendstatus',
      values: { Waiting: 'In de wachtrij', Taken: 'Aangenomen', Refused: 'Geweigerd', GivenUp: 'Opgegeven' },
    },
  },
} as const satisfies RoomWords;
