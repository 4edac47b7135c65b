import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf } from '../../processes/expression/bounds.ts';
import type { Place, SettingFault } from './faults.ts';
import { keysOfSetting, type ParameterSetting } from './settings.ts';

// Which parameters of a product the expressions of its other parameters name, and what is wrong with these references.

/** A reference from an expression of a parameter to a chosen value. */
export interface ValueReference {
  /** The id of the parameter that has the expression. */
  readonly from: number;
  /** The part of that parameter's setting in which the expression is. */
  readonly place: Place;
  /** The code of the parameter it names, or `code.property`. */
  readonly key: string;
}

/** The variables of an expression that hold the chosen values by key. */
const maps: ReadonlySet<unknown> = new Set(['values', 'numbers']);
const isMap = (node: ASTNode): boolean => node.op === 'id' && maps.has(node.args);

/** The keys of chosen values in an expression: `values["drive"]`, `numbers.width`, `"width" in numbers`. */
export function keysIn(node: ASTNode): string[] {
  const inside = childrenOf(node).flatMap(keysIn);
  const ownKey = keyOf(node);
  return ownKey === undefined ? inside : [ownKey, ...inside];
}

/** The key that this node itself takes from a map, without the nodes inside it. */
const keyOf = (node: ASTNode): string | undefined => {
  if ((node.op === '.' || node.op === '.?') && isMap(node.args[0])) return node.args[1];
  if (node.op !== '[]' && node.op !== 'in') return undefined;
  // `map[key]` names the map first, `key in map` names it last.
  const [map, key] = node.op === '[]' ? node.args : node.args.toReversed();
  if (!map || !key || !isMap(map)) return undefined;
  return key.op === 'value' && typeof key.args === 'string' ? key.args : undefined;
};

/**
 * Errors for unknown names, for circles of references, and for references to a parameter that is asked later.
 * @param settings in the order in which the parameters are asked
 */
export function referenceFaults(
  settings: readonly ParameterSetting[],
  references: readonly ValueReference[],
): SettingFault[] {
  // The id of the parameter that each key names.
  const ownerIds = new Map(
    settings.flatMap((setting) => keysOfSetting(setting).map((key) => [key, setting.parameter.id] as const)),
  );
  const positions = new Map(settings.map(({ parameter }, index) => [parameter.id, index]));
  const nameOf = (id: number): string => settings[positions.get(id) ?? -1]?.parameter.name ?? '';
  const positionOf = (id: number): number => positions.get(id) ?? 0;
  /** @param other the text that says which name, parameter or circle the reference leads to */
  const fault = (
    key: 'unknown' | 'later' | 'circle',
    { from, place }: ValueReference,
    other: string,
  ): SettingFault => ({
    key,
    parameterId: from,
    place,
    values: { parameter: nameOf(from), other },
  });

  const edges = references.flatMap((reference) => {
    const to = ownerIds.get(reference.key);
    // A property is computed after the value was chosen, so it may refer to the chosen value of its own parameter.
    const isOwnValue = reference.place === 'properties' && to === reference.from;
    return to === undefined || isOwnValue ? [] : [{ reference, to }];
  });
  const unknown = references.filter(({ key }) => !ownerIds.has(key));
  const circles = circlesIn(
    settings.map(({ parameter }) => parameter.id),
    edges,
  );
  const inCircles = new Set(circles.flat());
  // Between two parameters of circles, the error `circle` already says what is wrong.
  const laterEdges = edges.filter(
    ({ reference, to }) =>
      positionOf(to) > positionOf(reference.from) && !(inCircles.has(reference.from) && inCircles.has(to)),
  );
  return [
    ...distinct(unknown.map((each) => fault('unknown', each, each.key))),
    ...circles.map((circle) => {
      // In a circle of a single parameter, the next parameter is this one again. There always is such a reference; what
      // stands behind `??` below only satisfies the types.
      const first = edges.find(
        ({ reference, to }) => reference.from === circle[0] && to === circle[1 % circle.length],
      );
      return fault(
        'circle',
        first?.reference ?? { from: circle[0] ?? 0, place: 'conditionCode', key: '' },
        [...circle, circle[0] ?? 0].map(nameOf).join(' → '),
      );
    }),
    ...distinct(laterEdges.map(({ reference, to }) => fault('later', reference, nameOf(to)))),
  ];
}

const distinct = (faults: readonly SettingFault[]): SettingFault[] => [
  ...new Map(faults.map((each) => [JSON.stringify(each), each])).values(),
];

/** A reference with the id of the parameter that it names. */
interface Edge {
  readonly reference: ValueReference;
  readonly to: number;
}

/** Each circle of references once, as the ids of the parameters along it. The first id is not repeated at the end. */
const circlesIn = (nodes: readonly number[], edges: readonly Edge[]): number[][] => {
  const next = Map.groupBy(edges, ({ reference }) => reference.from);
  const done = new Set<number>();
  const circles: number[][] = [];
  const walk = (node: number, path: readonly number[]): void => {
    const at = path.indexOf(node);
    if (at >= 0) {
      circles.push(path.slice(at));
      return;
    }
    if (done.has(node)) return;
    for (const to of new Set((next.get(node) ?? []).map((edge) => edge.to))) walk(to, [...path, node]);
    done.add(node);
  };
  for (const node of nodes) walk(node, []);
  return circles;
};
