import type { RoomWords } from '../words.ts';

export const mail = {
  objects: {},
  fields: {},
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
