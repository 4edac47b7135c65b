import type { ReactNode } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { PlacedColumn } from './columns.ts';

const colour = /^#[0-9a-f]{6}$/i;

/** The name of a record with the marks that people gave it: bold, and a sample of its colour in front. */
export function distinguished(
  { distinguishFont, presentationColor }: AnyRecord,
  { path }: PlacedColumn,
  content: ReactNode,
): ReactNode {
  if (path !== 'name') return content;
  const own =
    typeof presentationColor === 'string' && colour.test(presentationColor) ? presentationColor : undefined;
  const name = distinguishFont === true ? <strong>{content}</strong> : content;
  if (!own) return name;
  return (
    <>
      <span className="swatch" style={{ backgroundColor: own }} />
      {name}
    </>
  );
}
