import { expect, it } from 'vitest';
import { objects, registry } from './objects.ts';
import { kindsInTreeOf } from './subordination.rules.ts';

it('the tree of an order may have what it came from, what refers to it, and what refers to that', () => {
  const kinds = kindsInTreeOf(registry, objects.salesOrder);
  for (const kind of ['salesOrder', 'customerRequest', 'reclamation', 'disposition', 'invoice'])
    expect(kinds).toContain(kind);
  // A product is no document, and no reference leads from an event to an order.
  for (const kind of ['product', 'calendarEvent']) expect(kinds).not.toContain(kind);
});
