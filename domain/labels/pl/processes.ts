import type { RoomWords } from '../words.ts';

export const processes = {
  objects: {},
  fields: {},
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
