import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { gridColumns } from '#domain/platform/view.ts';
import type { FormItem } from '../../views/form/formLayout.ts';

/** A grid of twelve columns that are relative to the width of its container, not of the window. */
export const formGrid = {
  display: 'grid',
  gridTemplateColumns: `repeat(${gridColumns}, minmax(0, 1fr))`,
  columnGap: 1.5,
  rowGap: 1.75,
  alignItems: 'start',
} as const;

/** In a narrow container an input takes more of the twelve columns, so that it stays readable. */
export function spanOf(columns: number) {
  return {
    gridColumn: `span ${columns}`,
    '@container (max-width: 1000px)': { gridColumn: `span ${Math.max(columns, 4)}` },
    '@container (max-width: 700px)': { gridColumn: `span ${columns > 6 ? gridColumns : 6}` },
    '@container (max-width: 440px)': { gridColumn: `span ${gridColumns}` },
  };
}

interface FormGridProps {
  readonly items: readonly FormItem[];
  readonly render: (item: FormItem) => ReactNode;
}

/** The items of one section, each with the width that its view sets. */
export function FormGrid({ items, render }: FormGridProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={formGrid}>
        {items.map((item) => (
          <Box key={item.path} sx={{ minWidth: 0, ...spanOf(item.columns) }}>
            {render(item)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
