import { objects } from '#domain/objects.ts';

/** The address of the form for a new disposition of a delivery order, filled in with what the order knows. */
export function newDispositionOf(id: number, presentation: string): string {
  const fill = encodeURIComponent(JSON.stringify({ order: { id, presentation } }));
  return `/${objects.disposition.path}/create?fill=${fill}`;
}
