import { Environment } from '@marcbachmann/cel-js';
import { registerActions } from './actions.ts';
import { parserLimits } from './bounds.ts';
import { registerDecimals } from './decimalOperators.ts';
import { allShapes, Reference, type Shape } from './shapes.ts';
import { registerTimes } from './timeFunctions.ts';
import { fits } from './writtenValues.ts';

/** What an expression can speak of besides the record, with its type. */
export const variables = {
  now: 'google.protobuf.Timestamp',
  /** What the executor of the stage wrote when they had done it. */
  result: 'string',
  /** Login of who executed the stage. */
  executor: 'string',
  /** Login of who started the process. */
  startedBy: 'string',
} as const;

let common: Environment | undefined;
/** Made once: functions are the same for all objects. */
const commonEnvironment = (): Environment => {
  if (common) return common;
  common = new Environment({ limits: parserLimits, homogeneousAggregateLiterals: false });
  registerDecimals(common);
  registerTimes(common);
  registerActions(common);
  common.registerType('Reference', { ctor: Reference, fields: { id: 'int' } });
  common.registerFunction('lower(string): string', (text: string) => text.toLocaleLowerCase('pl'));
  common.registerFunction('fits(string, string): bool', fits);
  for (const [name, type] of Object.entries(variables)) common.registerVariable(name, type);
  return common;
};

/** An evaluator for expressions about records of one shape, which may speak of further variables by their types. */
export const environmentFor = (shape: Shape, further: Readonly<Record<string, string>> = {}): Environment => {
  const environment = commonEnvironment().clone();
  for (const { typeName, ctor, types } of allShapes(shape)) {
    environment.registerType(typeName, { ctor, fields: types });
  }
  for (const [name, type] of Object.entries(further)) environment.registerVariable(name, type);
  return environment.registerVariable('record', shape.typeName);
};
