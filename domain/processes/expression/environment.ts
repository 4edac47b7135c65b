import { Environment } from '@marcbachmann/cel-js';
import { registerActions } from './actions.ts';
import { parserLimits } from './bounds.ts';
import { registerDecimals } from './decimalOperators.ts';
import { allShapes, UnreadReference, type Shape } from './shapes.ts';
import { registerTimes } from './timeFunctions.ts';
import { fits } from './writtenValues.ts';

/** The variables of expressions besides the record, with their types. */
export const variables = {
  now: 'google.protobuf.Timestamp',
  /** The result that the executor of the stage wrote. */
  result: 'string',
  /** Login of the executor of the stage. */
  executor: 'string',
  /** Login of the person who started the process. */
  startedBy: 'string',
} as const;

let common: Environment | undefined;
/** Made once, because the functions are the same for all objects. */
const commonEnvironment = (): Environment => {
  if (common) return common;
  // A map, such as the one of `callFunction`, may hold values of several types.
  common = new Environment({ limits: parserLimits, homogeneousAggregateLiterals: false });
  registerDecimals(common);
  registerTimes(common);
  registerActions(common);
  common.registerType('Reference', { ctor: UnreadReference, fields: { id: 'int' } });
  common.registerFunction('lower(string): string', (text: string) => text.toLocaleLowerCase('pl'));
  common.registerFunction('fits(string, string): bool', fits);
  for (const [name, type] of Object.entries(variables)) common.registerVariable(name, type);
  return common;
};

/** An evaluator for records of one shape, with further typed variables. */
export function environmentFor(shape: Shape, further: Readonly<Record<string, string>> = {}): Environment {
  const environment = commonEnvironment().clone();
  for (const { typeName, ctor, types } of allShapes(shape)) {
    environment.registerType(typeName, { ctor, fields: types });
  }
  for (const [name, type] of Object.entries(further)) environment.registerVariable(name, type);
  return environment.registerVariable('record', shape.typeName);
}
