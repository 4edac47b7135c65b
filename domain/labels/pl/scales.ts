import type { RoomWords } from '../words.ts';

/** Ports, receivers and pictures of scales. */
export const scales = {
  objects: {
    weightReceiver: { one: 'Odbiorca ważeń', many: 'Odbiorcy ważeń' },
    weightSending: { one: 'Wysłane ważenie', many: 'Wysłane ważenia' },
  },
  fields: {
    baudRate: 'Prędkość transmisji',
    serialFrame: 'Ramka transmisji',
    rack: 'Rack',
    slot: 'Slot',
    origin: 'Pochodzenie',
    enteredBy: 'Wprowadził',
    enteredWhy: 'Powód wprowadzenia',
    hoursToTry: 'Godziny prób',
    sendingState: 'Stan wysyłki',
    endedAt: 'Zakończono',
    answer: 'Odpowiedź',
    pictures: 'Zdjęcia',
    camera: 'Kamera',
    pictureState: 'Stan zdjęcia',
    problem: 'Przyczyna braku',
    picture: 'Zdjęcie',
  },
  ownFields: {},
  enums: {
    serialFrame: {
      title: 'Ramka transmisji szeregowej',
      values: { '8N1': '8N1', '8E1': '8E1', '8O1': '8O1', '7E1': '7E1', '7O1': '7O1', '7N2': '7N2' },
    },
    weightOrigin: {
      title: 'Pochodzenie masy',
      values: { Measured: 'Zmierzona', Typed: 'Wpisana ręcznie', BatchTotal: 'Suma porcji' },
    },
    pictureState: {
      title: 'Stan zdjęcia',
      values: { Waiting: 'W trakcie', Stored: 'Zapisane', Missing: 'Brak zdjęcia' },
    },
    sendingState: {
      title: 'Stan wysyłki ważenia',
      values: { Waiting: 'W kolejce', Taken: 'Przyjęte', Refused: 'Odrzucone', GivenUp: 'Zaniechane' },
    },
  },
} as const satisfies RoomWords;
