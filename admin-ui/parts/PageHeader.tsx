import { Box, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { useTabTitle } from '../shell/tabs/useTabTitle.ts';

interface PageHeaderProps {
  readonly title: string;
  /** Chips beside the title. */
  readonly marks?: ReactNode;
  readonly children?: ReactNode;
}

/** The name of a screen, which is its tab's and the browser tab's too, and its actions. */
export const PageHeader = ({ title, marks, children }: PageHeaderProps) => {
  useTabTitle(title);
  useEffect(() => {
    document.title = `${title} · Keja`;
  }, [title]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 40, mb: 1 }}>
      <Typography component="h1" variant="h5" noWrap sx={{ maxWidth: '60ch' }}>
        {title}
      </Typography>
      {marks}
      <Box sx={{ flex: 1 }} />
      <Box className="no-print" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        {children}
      </Box>
    </Box>
  );
};
