import type { RoomWords } from '../words.ts';

/** What roles open, and to whom. */
export const rights = {
  objects: {},
  fields: {
    objects: 'Objetos del rol',
    modify: 'Modificación',
  },
  ownFields: {
    'userRole.objects.read': 'Lectura',
  },
  enums: {},
} as const satisfies RoomWords;
