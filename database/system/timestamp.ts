const type = 'timestamptz(3)';

interface TimestampOptions {
  readonly nullable?: boolean;
  readonly defaultRaw?: string;
}

/** A moment to the millisecond, as in the tables of declared objects. */
export function timestamp<const O extends TimestampOptions>(fieldName: string, options?: O) {
  return { type, columnType: type, fieldName, ...options } as {
    readonly type: typeof type;
    readonly columnType: typeof type;
    readonly fieldName: string;
  } & O;
}

/** A moment that the database notes by itself when the row is written. */
export function timestampNow(fieldName: string) {
  return timestamp(fieldName, { defaultRaw: 'now()' });
}
