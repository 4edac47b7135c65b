import { chosenIn, parameterIdOf, type ChosenInput } from './configurator/chosen.ts';
import { configurationOf } from './configurator/configurationOf.ts';
import type { OpenSettings } from './configurator/settings.ts';

/** The settings of configured products, by the products' ids. */
export type SettingsOfProducts = ReadonlyMap<unknown, OpenSettings>;

/** A line is incomplete while its product has an open question, an answer is no longer valid, or a chosen value has an error. */
export function isIncompleteLine(
  line: Readonly<Record<string, unknown>>,
  settings: SettingsOfProducts,
): boolean {
  const chosen = chosenIn(line.choosenParameters);
  if (chosen.some(isInError)) return true;
  const open = settings.get(line.product);
  return open !== undefined && !configurationOf(open, withSkipped(open, chosen)).isComplete;
}

const isInError = ({ errorValue }: ChosenInput): boolean =>
  errorValue !== null && errorValue !== undefined && errorValue !== '' && errorValue !== false;

/** In a stored line, an optional parameter without an answer counts as skipped. */
const withSkipped = ({ settings }: OpenSettings, chosen: readonly ChosenInput[]): ChosenInput[] => {
  const answeredIds = new Set(chosen.map(parameterIdOf));
  const optional = settings.filter(
    ({ isMandatory, parameter }) => !isMandatory && !answeredIds.has(parameter.id),
  );
  return [...chosen, ...optional.map(({ parameter }) => ({ param: { id: parameter.id } }))];
};
