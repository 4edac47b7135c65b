import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { productSettings } from '#database/sales/productSettings.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Language } from '#domain/kernel/language.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { asChosen } from '#domain/sales/configurator/asChosen.ts';
import { chosenIn, type ChosenInput } from '#domain/sales/configurator/chosen.ts';
import type { Configuration, Question } from '#domain/sales/configurator/configuration.ts';
import { configuratorContracts } from '#domain/sales/configurator/configurator.contracts.ts';
import { configurationOf } from '#domain/sales/configurator/configurationOf.ts';
import { knownAtFirst, learn } from '#domain/sales/configurator/known.ts';
import { openSettings } from '#domain/sales/configurator/openSettings.ts';
import type { OpenSetting, OpenSettings, ParameterSetting } from '#domain/sales/configurator/settings.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint, type Call } from '../http/endpoint.ts';
import { recordId } from '#domain/kernel/recordId.ts';

const tag = 'sales';
/** Parsed by us and not by the contract: a body that cannot be read is answered by an empty list as well. */
const questionBody = z.object({
  productId: recordId,
  choosenParameters: z.array(z.looseObject({})).max(200).nullish(),
  /** The parameter whose values are asked for; the next one if absent. */
  paramId: recordId.nullish(),
});
type QuestionBody = z.output<typeof questionBody>;
type ConfiguratorCall = Call<object, unknown, unknown>;

/** A question that was read, and the configuration that follows from the values chosen so far. */
interface Resolved {
  readonly question: QuestionBody;
  readonly open: OpenSettings;
  readonly chosen: readonly ChosenInput[];
  readonly configuration: Configuration;
}

/** The calls of the product configurator. One that fails is logged and answers an empty list; only `settings` answers an error. */
export function configuratorEndpoints({
  database,
  log,
}: Pick<ApiDependencies, 'database' | 'log'>): AnyEndpoint[] {
  /** Answers a question, or an empty list if it has no answer. */
  const orNone =
    <A>(answer: (resolved: Resolved) => readonly A[]) =>
    async ({ actor, language, body, request }: ConfiguratorCall): Promise<readonly A[]> => {
      try {
        return answer(await resolveQuestion(database, actor, language, body));
      } catch (error) {
        log.warn({ err: error, path: request.path }, 'a question of the configurator has no answer');
        return [];
      }
    };
  /** The description of a call that answers by `orNone`. */
  const about = (summary: string) =>
    ({ tag, summary: `${summary}; an empty list where the call fails`, access: 'signedIn' }) as const;
  return [
    serve(configuratorContracts.settings, {
      tag,
      summary:
        'The parameters of a product with their conditions and values, for a configurator that asks by itself',
      access: 'signedIn',
      handle: ({ actor, language, params: { id } }) => settingsOf(database, actor, language, id),
    }),
    serve(configuratorContracts.parameters, {
      ...about('The parameters of a product that apply so far, in their order'),
      handle: orNone(parameters),
    }),
    serve(configuratorContracts.values, {
      ...about('The values that a parameter offers after the values chosen so far'),
      handle: orNone(values),
    }),
    serve(configuratorContracts.selected, {
      ...about(
        'The chosen and calculated values that fit, and those that no longer do with the reason in `errorValue`',
      ),
      handle: orNone(selected),
    }),
    serve(configuratorContracts.next, {
      ...about('The next question with its values; empty where nothing is left'),
      handle: orNone(next),
    }),
    serve(configuratorContracts.variables, {
      ...about('What expressions of settings may speak of, with its value'),
      handle: orNone(variables),
    }),
  ];
}

const resolveQuestion = async (
  database: Database,
  actor: Actor,
  language: Language,
  body: object,
): Promise<Resolved> => {
  const question = questionBody.parse(body);
  const open = openSettings(await settingsOf(database, actor, language, question.productId));
  const chosen = chosenIn(question.choosenParameters);
  return { question, open, chosen, configuration: configurationOf(open, chosen) };
};

/** @throws no_access if the actor may not read settings, record_not_found if they may not see the product */
const settingsOf = async (
  database: Database,
  actor: Actor,
  language: Language,
  id: number,
): Promise<ParameterSetting[]> => {
  const object = database.registry.byName('productParamSetting');
  if (!may(actor, 'read', object)) throw fail('no_access', { object: object.name });
  const product = await database.records.get(actor, 'product', id);
  return (await productSettings(database.sql, [product.id], language)).get(product.id) ?? [];
};

const parameters = ({ configuration: { answered, next: nextQuestion } }: Resolved) =>
  [...answered.map(({ setting }) => setting), ...(nextQuestion ? [nextQuestion.setting] : [])].map(
    parameterOf,
  );

const parameterOf = ({ parameter, sortNumber, isMandatory, defaultValueId, calculates }: OpenSetting) => ({
  ...parameter,
  sortNumber,
  isMandatory,
  defaultValueId,
  calculated: calculates !== null,
});

/** The values that the parameter `paramId` offers, even if it is answered already; without it, those of the next question. */
const values = ({ question: { paramId }, open, chosen, configuration }: Resolved) => {
  if (!paramId) return configuration.next?.offered ?? [];
  return configurationOf(open, chosen, paramId).next?.offered ?? [];
};

const selected = ({ configuration: { answered, dropped } }: Resolved) => [
  ...answered.map(asChosen),
  ...dropped.map(({ parameterId, parameter, label, why }) => ({
    param: { id: parameterId, name: parameter },
    paramValue: null,
    valueLabel: label,
    addDescription: '',
    errorValue: why,
  })),
];

const next = ({ configuration: { next: nextQuestion } }: Resolved) =>
  nextQuestion ? [questionOf(nextQuestion)] : [];

const questionOf = ({ setting, offered, suggested }: Question) => ({
  param: parameterOf(setting),
  isMandatory: setting.isMandatory,
  defaultValue: suggested,
  values: offered,
});

const variables = ({ open: { settings }, configuration: { answered } }: Resolved) => {
  const knownSoFar = knownAtFirst(settings);
  for (const each of answered) learn(knownSoFar, each);
  return [
    ...[...knownSoFar.values].map(([name, value]) => variable('values', name, value)),
    ...[...knownSoFar.numbers].map(([name, value]) => variable('numbers', name, value.toFixed())),
  ];
};

const variable = (map: 'values' | 'numbers', name: string, value: string) => ({
  name: `${map}[${JSON.stringify(name)}]`,
  type: map === 'values' ? ('text' as const) : ('number' as const),
  value,
});
