import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface WidgetPanelProps {
  /** The name of the widget, not its title. */
  readonly name: string;
  readonly title: string;
  /** The address of the list that the title opens. */
  readonly to: string;
  readonly figure: string;
  /** Whether the figure is zero; it is then grey. */
  readonly isZero: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled widget; its title with the figure opens the list. */
export function WidgetPanel({ name, title, to, figure, isZero, action, children }: WidgetPanelProps) {
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={title}
      sx={{ px: 2, pt: 1, pb: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5, minHeight: 34 }}>
        <Typography
          component="h2"
          noWrap
          title={title}
          sx={{ fontSize: 15, fontWeight: 650, flex: 1, minWidth: 0, '& a': { color: 'inherit' } }}
        >
          <Box
            component={Link}
            to={to}
            data-widget={name}
            sx={{ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
          >
            {title}{' '}
            <Box
              component="span"
              sx={{
                ml: 1,
                fontVariantNumeric: 'tabular-nums',
                color: isZero ? 'text.secondary' : 'primary.main',
              }}
            >
              {figure}
            </Box>
          </Box>
        </Typography>
        {action}
      </Box>
      {children}
    </Paper>
  );
}
