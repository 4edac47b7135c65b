import type { RoomWords } from '../words.ts';

/** What roles open, and to whom. */
export const rights = {
  objects: {},
  fields: {
    objects: 'Oggetti del ruolo',
    modify: 'Modifica',
  },
  ownFields: {
    'userRole.objects.read': 'Lettura',
  },
  enums: {},
} as const satisfies RoomWords;
