import { Box } from '@mui/material';

/** The logo of Keja. */
export function Logo({ size }: { size: number }) {
  return (
    <Box component="svg" viewBox="0 0 32 32" sx={{ width: size, height: size, flexShrink: 0 }} aria-hidden>
      <path d="M6 6h4.6v15H6zM12.8 13.4 21 6h5.8l-8.2 7.3 8.4 7.7H21z" fill="currentColor" />
      <path
        d="M3 26.4c2.2 0 2.2-1.7 4.4-1.7s2.2 1.7 4.3 1.7 2.2-1.7 4.3-1.7 2.2 1.7 4.3 1.7 2.2-1.7 4.4-1.7 2.1 1.7 4.3 1.7"
        stroke="#ffc61a"
        strokeWidth="2.1"
        fill="none"
        strokeLinecap="round"
      />
    </Box>
  );
}
