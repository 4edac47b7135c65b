import type { RoomWords } from '../words.ts';

/** What roles open, and to whom. */
export const rights = {
  objects: {},
  fields: {
    objects: 'Objecten van de rol',
    modify: 'Wijzigen',
  },
  ownFields: {
    'userRole.objects.read': 'Leestoegang',
  },
  enums: {},
} as const satisfies RoomWords;
