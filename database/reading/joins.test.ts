import { describe, expect, it } from 'vitest';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { objects, registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { Joins, mostJoins } from './joins.ts';

/** Paths from an object through references, the nearest first; each follows one reference that no earlier one follows. */
const waysFrom = (root: Declaration, most: number): string[][] => {
  const ways: string[][] = [];
  const open: { readonly object: Declaration; readonly names: string[] }[] = [{ object: root, names: [] }];
  for (let next = open.shift(); next && ways.length < most; next = open.shift())
    for (const [name, field] of Object.entries(fieldsOf(next.object))) {
      if (field.type !== 'reference') continue;
      ways.push([...next.names, name, 'id']);
      open.push({ object: registry.byName(field.to), names: [...next.names, name] });
    }
  return ways.slice(0, most);
};

describe('the references that one statement follows', () => {
  const follow = (ways: readonly string[][]) => {
    const joins = new Joins(registry, objects.salesOrder, systemActor);
    for (const way of ways) joins.at(way);
  };

  it('are as many as a list needs, and followed once however many fields are read through each', () => {
    const ways = waysFrom(objects.salesOrder, mostJoins);
    expect(ways).toHaveLength(mostJoins);
    expect(() => follow([...ways, ...ways])).not.toThrow();
  });

  it('are refused where they would keep Postgres busy for seconds', () => {
    expect(() => follow(waysFrom(objects.salesOrder, mostJoins + 1))).toThrow(
      expect.objectContaining({ code: 'query_too_wide', params: { most: mostJoins } }),
    );
  });
});
