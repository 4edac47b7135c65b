/** A named list of the values that a field may have; its labels are in `domain/words` under the same name. */
export interface Enumeration<V extends string = string> {
  readonly name: string;
  readonly values: readonly V[];
}

export type EnumValue<E extends Enumeration> = E['values'][number];

export function defineEnum<const V extends string>(name: string, values: readonly V[]): Enumeration<V> {
  return {
    name,
    values,
  };
}
