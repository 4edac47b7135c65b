import { Box, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { useTabTitle } from '../shell/tabs/useTabTitle.ts';

interface PageHeaderProps {
  readonly title: string;
  /** The name of the page's record, the same in every language. */
  readonly record?: string;
  /** Chips beside the title. */
  readonly marks?: ReactNode;
  readonly children?: ReactNode;
}

/** The title of a screen and its actions; also sets the title of its tab and of the browser tab. */
export function PageHeader({ title, record, marks, children }: PageHeaderProps) {
  useTabTitle(title, record);
  useEffect(() => {
    document.title = `${title} · Keja`;
  }, [title]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, minHeight: 40, mb: 1 }}>
      <Typography
        component="h1"
        variant="h5"
        noWrap
        sx={{ maxWidth: '60ch', whiteSpace: { xs: 'normal', sm: 'nowrap' } }}
      >
        {title}
      </Typography>
      {marks}
      <Box sx={{ flex: 1 }} />
      <Box className="no-print" sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        {children}
      </Box>
    </Box>
  );
}
