import type { RoomWords } from '../words.ts';

/** What roles open, and to whom. */
export const rights = {
  objects: {},
  fields: {
    objects: 'Objets du rôle',
    modify: 'Modification',
  },
  ownFields: {
    'userRole.objects.read': 'Lecture',
  },
  enums: {},
} as const satisfies RoomWords;
