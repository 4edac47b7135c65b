import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';

interface ErrorPageProps {
  readonly title: string;
  readonly hint: string;
  /** What the error itself says, for whoever is asked for help. */
  readonly details?: string;
  /** Other things to do, shown before the link to the start page. */
  readonly children?: ReactNode;
}

/** An error page: what went wrong in a few words, and where to go. */
export function ErrorPage({ title, hint, details, children }: ErrorPageProps) {
  const text = useText();
  return (
    <Box component="section" sx={{ py: 10, px: 2, textAlign: 'center' }}>
      <Typography component="h1" variant="h4" gutterBottom>
        {title}
      </Typography>
      <Typography color="text.secondary" gutterBottom>
        {hint}
      </Typography>
      {details && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      )}
      <Box sx={{ mt: 2, display: 'flex', justifyContent: 'center', gap: 1 }}>
        {children}
        <Button component={Link} to="/main" variant="contained">
          {text('shell.goHome')}
        </Button>
      </Box>
    </Box>
  );
}
