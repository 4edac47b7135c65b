const type = 'timestamptz(3)';

/** A moment to the millisecond, as in the tables of declared objects. */
export const timestamp = (fieldName: string, options: { nullable?: boolean; defaultRaw?: string } = {}) => ({
  type,
  columnType: type,
  fieldName,
  ...options,
});

/** A moment that the database notes by itself when the row is written. */
export const timestampNow = (fieldName: string) => timestamp(fieldName, { defaultRaw: 'now()' });
