import { useState } from 'react';
import { asChosen } from '#domain/sales/configurator/asChosen.ts';
import { parameterIdOf, type ChosenInput } from '#domain/sales/configurator/chosen.ts';
import type { Configuration, Dropped } from '#domain/sales/configurator/configuration.ts';
import { configurationOf } from '#domain/sales/configurator/configurationOf.ts';
import type { OpenSettings } from '#domain/sales/configurator/settings.ts';

interface State {
  /** The settings for which the rest was worked out. */
  readonly settings: OpenSettings;
  readonly configuration: Configuration;
  /** Answers that no longer fitted and have not been given again. */
  readonly lost: readonly Dropped[];
}

export interface Configurator extends Omit<State, 'settings'> {
  readonly answer: (given: ChosenInput) => void;
  /** Asks for a parameter again; the answers after it are kept for later. */
  readonly askAgain: (parameterId: number) => void;
  /** Asks the last question again that a person has answered. */
  readonly back: () => void;
  /** The answers to store in the line of an order, including those for questions that are still to come. */
  readonly chosen: () => readonly ChosenInput[];
}

/** Configures a product in the browser with the same function as the server, so that no answer waits for the network. */
export function useConfigurator(settings: OpenSettings, initial: readonly ChosenInput[]): Configurator {
  const [stored, setState] = useState<State>(() => stateOf(settings, initial, []));
  // If somebody changes the settings meanwhile, the answers are worked out again with the new settings.
  const state =
    stored.settings === settings ? stored : stateOf(settings, answersIn(stored.configuration), stored.lost);
  const { configuration } = state;
  const answers = answersIn(configuration);
  const askAgain = (parameterId: number) =>
    setState({ ...state, configuration: configurationOf(settings, answers, parameterId) });
  const lastAnswered = configuration.answered.findLast(({ isCalculated }) => !isCalculated);
  return {
    ...state,
    answer: (answer) => {
      const others = answers.filter((each) => parameterIdOf(each) !== parameterIdOf(answer));
      setState(stateOf(settings, [...others, answer], state.lost));
    },
    askAgain,
    back: () => lastAnswered && askAgain(lastAnswered.setting.parameter.id),
    chosen: () => [...configuration.answered.map(asChosen), ...unanswered(configuration)],
  };
}

/** The state with these answers. `earlierLost` are the answers that no longer fitted before. */
const stateOf = (
  settings: OpenSettings,
  answers: readonly ChosenInput[],
  earlierLost: readonly Dropped[],
): State => {
  const configuration = configurationOf(settings, answers);
  const lost = [...earlierLost, ...configuration.dropped].filter(
    ({ parameterId }) => !configuration.answered.some(({ setting }) => setting.parameter.id === parameterId),
  );
  const remaining = answersIn(configuration);
  // Answers that no longer fit are reported as lost and removed. Without them the configuration may be complete.
  return {
    settings,
    configuration: configuration.dropped.length > 0 ? configurationOf(settings, remaining) : configuration,
    lost: distinct(lost),
  };
};

/** All answers that a person gave, also those kept for later; not the values that were calculated. */
const answersIn = (configuration: Configuration): readonly ChosenInput[] => [
  ...configuration.answered.filter(({ isCalculated }) => !isCalculated).map(asChosen),
  ...unanswered(configuration),
];

/** The answers kept for later, and the one that is being asked again. */
const unanswered = ({ waiting, next, dropped }: Configuration): readonly ChosenInput[] => {
  const lost = new Set(dropped.map(({ parameterId }) => parameterId));
  return [...(next?.before ? [next.before] : []), ...waiting].filter(
    (each) => !lost.has(parameterIdOf(each)),
  );
};

const distinct = (lost: readonly Dropped[]): Dropped[] => [
  ...new Map(lost.map((each) => [each.parameterId, each])).values(),
];
