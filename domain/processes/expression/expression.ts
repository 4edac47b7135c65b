import {
  EvaluationError,
  parse,
  ParseError,
  TypeError,
  type ASTNode,
  type Environment,
} from '@marcbachmann/cel-js';
import { fail, type ErrorParams } from '../../kernel/fail.ts';
import type { ErrorCode } from '../../kernel/errorCatalogue.ts';
import type { Registry } from '../../kernel/registry.ts';
import { actionsIn, type Action } from './actions.ts';
import { faultOfActions, type KnownNames } from './calledActions.ts';
import { faultOfBounds, maxExpressionLength, maxSteps, parserLimits, stepsOf } from './bounds.ts';
import { environmentFor, type variables } from './environment.ts';
import { selectionsIn, type Selection } from './paths.ts';
import { allShapes, inShape, shapeOf, type ServedRecord, type Shape } from './shapes.ts';
import { faultOfValues, withinPatternWork } from './writtenValues.ts';

/** What an expression returns: a condition for a record or for a recipient, or actions. */
export type Purpose = 'condition' | 'recipients' | 'actions';

/** An error in an expression, and its range of characters, counted from 0. In `params`, `at` is its start counted from 1. */
export interface ExpressionFault {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly start: number;
  readonly end: number;
}

/** The variables of an evaluation besides the record; times are ISO 8601. */
export type EvaluationContext = { readonly [N in keyof typeof variables]: string } & {
  /** The address or phone of the recipient, for conditions of recipients. */
  readonly recipient?: string;
};

/** An expression that can be evaluated about records of one object. */
export interface Expression {
  /** The references that it follows, whose records must be loaded. */
  readonly shape: Shape;
  evaluate(record: ServedRecord, context: EvaluationContext): unknown;
}

/**
 * Parses an expression about records of an object and checks all names and types. The same text, record and context give the same
 * result on every machine; the time is limited by the length of the text and the rows of the record.
 */
export function readExpression(
  registry: Registry,
  objectName: string,
  text: string,
  purpose: Purpose,
  knownNames: KnownNames = {},
): Expression | ExpressionFault {
  if (text.length > maxExpressionLength) {
    return { code: 'expression_too_long', params: { max: maxExpressionLength }, start: 0, end: text.length };
  }
  const tree = syntaxOf(text);
  if ('code' in tree) return tree;
  const bounds = faultOfBounds(tree);
  if (bounds)
    return {
      ...bounds,
      code: boundsCode[bounds.reason],
      params: { name: bounds.name, at: bounds.start + 1 },
    };

  const selections = selectionsIn(tree);
  const shape = shapeOf(registry, objectName, new Set(selections.map(({ name }) => name)));
  const unknownSelection = selections.find(({ name }) => !isField(shape, name));
  const environment = environmentFor(shape, purpose === 'recipients' ? { recipient: 'string' } : {});
  const { valid, type, error } = environment.check(text);
  if (!valid || type === undefined) return faultIn(error, text);
  // `has()` also accepts unknown names: a misspelt one would always be false.
  if (unknownSelection) return unknownName(unknownSelection);
  if (!acceptedTypes[purpose].includes(type)) {
    return {
      code: purpose === 'actions' ? 'expression_no_actions' : 'expression_no_condition',
      params: { type: shortTypeNames(type) },
      start: 0,
      end: text.length,
    };
  }
  const valueFault = faultOfValues(tree);
  if (valueFault) return valueFault;
  const actionFault = faultOfActions(registry, objectName, tree, knownNames);
  if (actionFault) return actionFault;
  return { shape, evaluate: evaluatorOf(environment, text, shape, tree) };
}

const isField = (shape: Shape, name: string): boolean =>
  name === 'id' || [...allShapes(shape)].some(({ types }) => Object.hasOwn(types, name));
const unknownName = ({ name, start, end }: Selection): ExpressionFault => ({
  code: 'expression_name_unknown',
  params: { name, at: start + 1, reason: '' },
  start,
  end,
});

export function isFault(read: Expression | ExpressionFault): read is ExpressionFault {
  return 'code' in read;
}

/** Whether a condition is true. Throws `expression_failed` if it cannot be evaluated, for example on an empty field. */
export function holds(expression: Expression, record: ServedRecord, context: EvaluationContext): boolean {
  return expression.evaluate(record, context) === true;
}

/** The actions of an expression. Throws `expression_failed` as `holds` does. */
export function actionsOf(
  expression: Expression,
  record: ServedRecord,
  context: EvaluationContext,
): Action[] {
  return actionsIn(expression.evaluate(record, context));
}

/** The error code for each forbidden part. */
export const boundsCode = {
  function: 'expression_function_unknown',
  nesting: 'expression_too_deep',
} as const;
/** The types that the result may have, as the library names them. The last cast lets `includes` take any text. */
const acceptedTypes = {
  condition: ['bool'],
  recipients: ['bool'],
  actions: ['Action', 'list<Action>', 'list<dyn>', 'list'],
} as const satisfies Record<Purpose, readonly string[]> as Record<Purpose, readonly string[]>;

const syntaxOf = (text: string): ASTNode | ExpressionFault => {
  try {
    return parse(text).ast;
  } catch (error) {
    return faultIn(error, text);
  }
};

const evaluatorOf =
  (environment: Environment, text: string, shape: Shape, tree: ASTNode): Expression['evaluate'] =>
  (record, { now, ...others }) => {
    const rows = Math.max(parserLimits.maxListElements, longestList(record));
    if (stepsOf(tree, rows) > maxSteps) throw fail('expression_too_many_rows');
    try {
      const values = { record: inShape(shape, record), now: new Date(now), ...others };
      return withinPatternWork(() => environment.evaluate(text, values));
    } catch (error) {
      const { params } = faultIn(error, text);
      throw fail('expression_failed', params);
    }
  };

/** The number of rows of the longest table part in the record, or in the records that it and its rows refer to. */
const longestList = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const ownLength = Array.isArray(value) ? value.length : 0;
  return Object.values(value).reduce<number>(
    (longest, part: unknown) => Math.max(longest, longestList(part)),
    ownLength,
  );
};

/** `TypeError` is here the one of the library, not that of JavaScript. */
type LibraryError = ParseError | EvaluationError | TypeError;
const isLibraryError = (error: unknown): error is LibraryError =>
  error instanceof ParseError || error instanceof EvaluationError || error instanceof TypeError;

const codes: Record<string, ErrorCode> = {
  no_such_key: 'expression_name_unknown',
  unknown_variable: 'expression_name_unknown',
  no_such_overload: 'expression_types',
  no_matching_overload: 'expression_types',
};

/** Converts an error of the library to our codes. Unexpected errors also count as errors in the text. */
export function faultIn(error: unknown, text: string): ExpressionFault {
  if (!isLibraryError(error))
    return {
      code: 'expression_syntax',
      params: { reason: '', at: 1, name: text },
      start: 0,
      end: text.length,
    };
  const { start = 0, end = text.length } = error.range ?? {};
  const code = codes[error.code] ?? (error instanceof ParseError ? 'expression_syntax' : 'expression_types');
  const name = text.slice(start, end);
  const reason = (code === 'expression_types' && typesIn(error.summary)) || name || '…';
  return { code, params: { reason, at: start + 1, name }, start, end };
}

/**
 * The types in an error message of the library: what follows `no such overload: `, or else all that stands in single quotes. The
 * rest of its English text is not shown.
 */
const typesIn = (summary: string): string => {
  const [, operation = ''] = /^no such overload: (.*)$/.exec(summary) ?? [];
  const types = operation || [...summary.matchAll(/'([^']+)'/g)].map(([, type]) => type).join(', ');
  return shortTypeNames(types);
};

/** Short names of types: `timestamp`, `duration`. */
const shortTypeNames = (types: string): string =>
  types.replaceAll(/google\.protobuf\.(\w)/g, (_, first: string) => first.toLowerCase());
