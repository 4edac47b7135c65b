import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useMailboxWords } from './useMailboxWords.ts';

interface LetterHeadsProps {
  readonly subject: string | null | undefined;
  /** Names and values; those without a value are left out. */
  readonly heads: readonly (readonly [name: string, value: string | null | undefined])[];
  /** Beside the subject. */
  readonly children?: ReactNode;
}

/** The subject of a letter, from whom it is and to whom. */
export function LetterHeads({ subject, heads, children }: LetterHeadsProps) {
  const words = useMailboxWords();
  return (
    <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere', flex: 1 }}>
          {subject || words.noSubject}
        </Typography>
        {children}
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 1.5, fontSize: 13 }}
      >
        {heads
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', maxHeight: 60, overflowY: 'auto' }}>
                {value}
              </Box>
            </Box>
          ))}
      </Box>
    </Box>
  );
}
