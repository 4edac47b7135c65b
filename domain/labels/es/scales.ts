import type { RoomWords } from '../words.ts';

/** Ports, receivers and pictures of scales. */
export const scales = {
  objects: {
    weightReceiver: { one: 'Receptor de pesajes', many: 'Receptores de pesajes' },
    weightSending: { one: 'Pesaje enviado', many: 'Pesajes enviados' },
  },
  fields: {
    baudRate: 'Velocidad de transmisión',
    serialFrame: 'Trama de transmisión',
    rack: 'Bastidor (rack)',
    slot: 'Ranura (slot)',
    origin: 'Origen',
    enteredBy: 'Introducido por',
    enteredWhy: 'Motivo de la introducción',
    hoursToTry: 'Horas de intentos',
    sendingState: 'Estado del envío',
    endedAt: 'Terminado',
    answer: 'Respuesta',
    pictures: 'Imágenes',
    camera: 'Cámara',
    pictureState: 'Estado de la imagen',
    problem: 'Motivo de la ausencia',
    picture: 'Imagen',
  },
  ownFields: {},
  enums: {
    serialFrame: {
      title: 'Trama de transmisión serie',
      values: { '8N1': '8N1', '8E1': '8E1', '8O1': '8O1', '7E1': '7E1', '7O1': '7O1', '7N2': '7N2' },
    },
    weightOrigin: {
      title: 'Origen de un peso',
      values: { Measured: 'Medido', Typed: 'Introducido a mano', BatchTotal: 'Suma de lotes' },
    },
    pictureState: {
      title: 'Estado de la imagen',
      values: { Waiting: 'En curso', Stored: 'Guardada', Missing: 'Ausente' },
    },
    sendingState: {
      title: 'Estado del envío',
      values: { Waiting: 'En espera', Taken: 'Aceptado', Refused: 'Rechazado', GivenUp: 'Abandonado' },
    },
  },
} as const satisfies RoomWords;
