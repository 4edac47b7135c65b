import { Box, Typography } from '@mui/material';

interface MovedCountsProps {
  readonly moves: readonly { readonly object: string; readonly title: string; readonly count: number }[];
  /** The text that is shown if there are none. */
  readonly none: string;
}

/** The number of references that move, for each kind of record. */
export function MovedCounts({ moves, none }: MovedCountsProps) {
  if (moves.length === 0) return <Typography color="text.secondary">{none}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, columns: { sm: 2 } }}>
      {moves.map(({ object, title, count }) => (
        <li key={object}>
          {title}: <strong>{count}</strong>
        </li>
      ))}
    </Box>
  );
}
