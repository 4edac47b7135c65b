import type { ReactNode } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { isPictureAddress } from '#domain/kernel/pictureAddress.ts';
import { Thumbnail } from '../fields/Thumbnail.tsx';
import type { PlacedColumn } from './columns.ts';

const colour = /^#[0-9a-f]{6}$/i;

/** The name of a record with the marks that people gave it: bold, with its picture and a sample of its colour in front. */
export function distinguished(
  { distinguishFont, presentationColor, imgUrl }: AnyRecord,
  { path }: PlacedColumn,
  content: ReactNode,
): ReactNode {
  if (path !== 'name') return content;
  const ownColour =
    typeof presentationColor === 'string' && colour.test(presentationColor) ? presentationColor : undefined;
  const name = distinguishFont === true ? <strong>{content}</strong> : content;
  const pictured = isPictureAddress(imgUrl);
  if (!ownColour && !pictured) return name;
  return (
    <>
      {ownColour && <span className="swatch" style={{ backgroundColor: ownColour }} />}
      {pictured && <Thumbnail address={imgUrl} side={20} />} {name}
    </>
  );
}
