import type { RoomWords } from '../words.ts';

/** What roles open, and to whom. */
export const rights = {
  objects: {},
  fields: {
    objects: 'Objekte der Rolle',
    modify: 'Ändern',
  },
  ownFields: {
    'userRole.objects.read': 'Lesezugriff',
  },
  enums: {},
} as const satisfies RoomWords;
