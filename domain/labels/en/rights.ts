import type { RoomWords } from '../words.ts';

/** What roles open, and to whom. */
export const rights = {
  objects: {},
  fields: {
    objects: 'Objects of the role',
    modify: 'Change',
  },
  ownFields: {
    'userRole.objects.read': 'Read access',
  },
  enums: {},
} as const satisfies RoomWords;
