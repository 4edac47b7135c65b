/** A chosen parameter as a caller sent it; not validated. */
export interface ChosenInput {
  readonly param?: { readonly id?: unknown } | null;
  readonly paramValue?: unknown;
  readonly valueLabel?: unknown;
  readonly addDescription?: unknown;
  readonly errorValue?: unknown;
}

/** The chosen parameters of a line; values that are not objects are left out. */
export function chosenIn(choosenParameters: unknown): readonly ChosenInput[] {
  return Array.isArray(choosenParameters)
    ? choosenParameters.filter((each): each is ChosenInput => typeof each === 'object' && each !== null)
    : [];
}

/** 0 if the entry names no parameter. */
export function parameterIdOf({ param }: ChosenInput): number {
  return Number(param?.id ?? 0);
}

/** The id of the value that was chosen from a list; undefined if there is none. */
export function valueIdOf({ paramValue }: ChosenInput): number | undefined {
  if (typeof paramValue !== 'object' || paramValue === null || !('id' in paramValue)) return undefined;
  return paramValue.id === null || paramValue.id === undefined ? undefined : Number(paramValue.id);
}

/** The trimmed text of the value; empty if there is none. */
export function valueLabelOf({ valueLabel }: ChosenInput): string {
  return typeof valueLabel === 'string' || typeof valueLabel === 'number' ? String(valueLabel).trim() : '';
}

/** The parts of the chosen parameters on which a price depends. */
export function pricedChoices(chosen: readonly ChosenInput[]) {
  return chosen.map((each) => ({
    param: { id: parameterIdOf(each) || null },
    paramValue: { id: valueIdOf(each) ?? null },
    valueLabel: valueLabelOf(each),
  }));
}
