import type { RoomWords } from '../words.ts';

export const reports = {
  objects: {},
  fields: {},
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
