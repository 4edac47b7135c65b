import { Alert, Paper, Typography } from '@mui/material';
import type { ReactNode, SubmitEventHandler } from 'react';

interface FormCardProps {
  readonly title: string;
  /** Set in a dialog, which is named by this title. The heading of the page is then another one. */
  readonly titleId?: string | undefined;
  readonly hint?: string;
  /** Why the last try failed. */
  readonly refusal?: string | undefined;
  /** A message of success; not shown beside a `refusal`. */
  readonly done?: string | undefined;
  readonly onSubmit?: SubmitEventHandler;
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

/** The form of a public page: its title, its message and its inputs. */
export function FormCard({
  title,
  titleId,
  hint,
  refusal,
  done,
  onSubmit,
  wide = false,
  children,
}: FormCardProps) {
  return (
    <Paper
      variant="outlined"
      component="form"
      noValidate
      onSubmit={onSubmit}
      sx={{
        width: '100%',
        maxWidth: wide ? 720 : 400,
        p: 3,
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
      }}
    >
      <Typography component={titleId ? 'h2' : 'h1'} variant="h5" id={titleId}>
        {title}
      </Typography>
      {hint && <Typography color="text.secondary">{hint}</Typography>}
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {done && !refusal && <Alert severity="success">{done}</Alert>}
      {children}
    </Paper>
  );
}
