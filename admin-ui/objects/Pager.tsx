import { Box, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import FirstIcon from '@mui/icons-material/FirstPage';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import type { ReactNode } from 'react';
import { integerText } from '#domain/kernel/written.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

interface PagerProps {
  /** Counted from 1. */
  readonly page: number;
  readonly perPage: number;
  /** How many records this page has. */
  readonly shown: number;
  /** How many records the list has, as far as the server has counted. */
  readonly count: number;
  /** Whether there are more than `count`, because the server stopped counting. */
  readonly capped: boolean;
  readonly onPage: (page: number) => void;
  /** Absent if the size of a page cannot be chosen. */
  readonly onPerPage?: (perPage: number) => void;
  /** Shown between the range and the paging buttons. */
  readonly children?: ReactNode;
}

const sizes = [20, 50, 100] as const;

/** The shown range of a list and its paging buttons. A count that was stopped at its limit is shown as "more than". */
export function Pager(props: PagerProps) {
  const { page, perPage, shown, count, capped, onPage, onPerPage, children } = props;
  const text = useText();
  const language = useLanguage();
  const from = shown === 0 ? 0 : (page - 1) * perPage + 1;
  const to = (page - 1) * perPage + shown;
  const hasNext = shown === perPage && (capped || to < count);
  const isBeyondCount = capped && to > count;
  const range = {
    from: integerText(language, from),
    to: integerText(language, to),
    total: integerText(language, isBeyondCount ? to : count),
  };
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" color="text.secondary" aria-live="polite">
        {text(capped ? 'list.rangeCapped' : 'list.range', range)}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      {onPerPage && <PageSize perPage={perPage} onPerPage={onPerPage} />}
      <IconButton disabled={page <= 1} onClick={() => onPage(1)} aria-label={text('list.first')}>
        <FirstIcon fontSize="small" />
      </IconButton>
      <IconButton disabled={page <= 1} onClick={() => onPage(page - 1)} aria-label={text('list.previous')}>
        <PreviousIcon fontSize="small" />
      </IconButton>
      <Typography variant="body2">{text('list.page', { page: integerText(language, page) })}</Typography>
      <IconButton disabled={!hasNext} onClick={() => onPage(page + 1)} aria-label={text('list.next')}>
        <NextIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface PageSizeProps {
  readonly perPage: number;
  readonly onPerPage: (perPage: number) => void;
}

const PageSize = ({ perPage, onPerPage }: PageSizeProps) => {
  const text = useText();
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {text('list.perPage')}
      </Typography>
      <TextField
        select
        variant="standard"
        value={perPage}
        onChange={(event) => onPerPage(Number(event.target.value))}
        slotProps={{
          htmlInput: { 'aria-label': text('list.perPage') },
          input: { disableUnderline: true },
        }}
      >
        {[...new Set([...sizes, perPage])].map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};
