import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf } from './bounds.ts';

/** A name selected in an expression, and its position. */
export interface Selection {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Every name selected anywhere in an expression: `record.customer.name` selects `customer` and `name`. */
export function selectionsIn(node: ASTNode): readonly Selection[] {
  const selections: Selection[] = [];
  const collect = (each: ASTNode): void => {
    if (each.op === '.' || each.op === '.?')
      selections.push({ name: each.args[1], start: each.end - each.args[1].length, end: each.end });
    if (each.op === '[]' && each.args[1].op === 'value')
      selections.push({ name: String(each.args[1].args), start: each.start, end: each.end });
    childrenOf(each).forEach(collect);
  };
  collect(node);
  return selections;
}
