import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { gridColumns } from '#domain/platform/view.ts';
import type { FormItem } from '../../views/form/formLayout.ts';

/** The grid of twelve columns, in proportion to the room there is: beside a record's facts it is narrower. */
export const formGrid = {
  display: 'grid',
  gridTemplateColumns: `repeat(${gridColumns}, minmax(0, 1fr))`,
  columnGap: 1.5,
  rowGap: 1.75,
  alignItems: 'start',
} as const;

/** An input needs room to be read: where there is little, it takes more of the twelve columns. */
export const spanOf = (columns: number) => ({
  gridColumn: `span ${columns}`,
  '@container (max-width: 1000px)': { gridColumn: `span ${Math.max(columns, 4)}` },
  '@container (max-width: 700px)': { gridColumn: `span ${columns > 6 ? gridColumns : 6}` },
  '@container (max-width: 440px)': { gridColumn: `span ${gridColumns}` },
});

interface FormGridProps {
  readonly items: readonly FormItem[];
  readonly render: (item: FormItem) => ReactNode;
}

/** The items of one section, each as wide as its view says. */
export const FormGrid = ({ items, render }: FormGridProps) => (
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
