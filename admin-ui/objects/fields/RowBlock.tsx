import { TableBody } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { usualRowHeight } from './rowColumns.ts';

/** The number of rows that become inputs together. */
export const rowsOfBlock = 10;
/** How far from the visible part a block may be when its rows become inputs. */
const nearPixels = 600;

interface RowBlockProps {
  /** How many rows the block has. */
  readonly rows: number;
  /** The first block has inputs from the start. */
  readonly isFirst: boolean;
  /** The block must have inputs even if it is not visible, because one of its rows has a fault to show. */
  readonly isWanted: boolean;
  /** Renders the rows: as values only if the block `isFar`, otherwise as inputs. */
  readonly render: (isFar: boolean) => ReactNode;
}

/**
 * Some rows of a long table. Five thousand inputs take seconds to render, so rows that are not near the visible part show
 * only values. The browser neither lays out nor paints rows that are out of sight.
 */
export function RowBlock({ rows, isFirst, isWanted, render }: RowBlockProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [isNear, setNear] = useState(isFirst);
  const isFar = !isNear && !isWanted;
  // Once its rows have been near, the block keeps their inputs.
  useEffect(() => {
    if (!isFar || !body.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${nearPixels}px 0px` },
    );
    watch.observe(body.current);
    return () => watch.disconnect();
  }, [isFar]);
  return (
    <TableBody
      ref={body}
      sx={{ contentVisibility: 'auto', containIntrinsicBlockSize: `auto ${rows * usualRowHeight}px` }}
    >
      {render(isFar)}
    </TableBody>
  );
}
