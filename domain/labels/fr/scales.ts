import type { RoomWords } from '../words.ts';

/** Ports, receivers and pictures of scales. */
export const scales = {
  objects: {
    weightReceiver: { one: 'Destinataire de pesées', many: 'Destinataires de pesées' },
    weightSending: { one: 'Pesée envoyée', many: 'Pesées envoyées' },
  },
  fields: {
    baudRate: 'Vitesse de transmission',
    serialFrame: 'Trame de transmission',
    rack: 'Châssis (rack)',
    slot: 'Emplacement (slot)',
    origin: 'Origine',
    enteredBy: 'Saisi par',
    enteredWhy: 'Motif de la saisie',
    hoursToTry: 'Heures d’essai',
    sendingState: 'État de l’envoi',
    endedAt: 'Terminé',
    answer: 'Réponse',
    pictures: 'Photos',
    camera: 'Caméra',
    pictureState: 'État de la photo',
    problem: 'Motif de l’absence',
    picture: 'Photo',
  },
  ownFields: {},
  enums: {
    serialFrame: {
      title: 'Trame de transmission série',
      values: { '8N1': '8N1', '8E1': '8E1', '8O1': '8O1', '7E1': '7E1', '7O1': '7O1', '7N2': '7N2' },
    },
    weightOrigin: {
      title: 'Origine d’un poids',
      values: { Measured: 'Mesuré', Typed: 'Saisi à la main', BatchTotal: 'Somme des lots' },
    },
    pictureState: {
      title: 'État de la photo',
      values: { Waiting: 'En cours', Stored: 'Enregistrée', Missing: 'Absente' },
    },
    sendingState: {
      title: 'État de l’envoi',
      values: { Waiting: 'En attente', Taken: 'Accepté', Refused: 'Refusé', GivenUp: 'Abandonné' },
    },
  },
} as const satisfies RoomWords;
