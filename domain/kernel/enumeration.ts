/** A named list of values that a field may take; its labels stand in `domain/labels` under the same name. */
export interface Enumeration<V extends string = string> {
  readonly name: string;
  readonly values: readonly V[];
}

export type EnumValue<E extends Enumeration> = E['values'][number];

export const defineEnum = <const V extends string>(name: string, values: readonly V[]): Enumeration<V> => ({
  name,
  values,
});
