import type { RoomWords } from '../words.ts';

/** What roles open, and to whom. */
export const rights = {
  objects: {},
  fields: {
    objects: 'Obiekty roli',
    modify: 'Zmiana',
  },
  ownFields: {
    'userRole.objects.read': 'Odczyt',
  },
  enums: {},
} as const satisfies RoomWords;
