import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import DayIcon from '@mui/icons-material/SummarizeOutlined';
import { useAuthenticated } from 'ra-core';
import { useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import { isEnter, useSearchKey } from '../parts/useKeys.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { DebtorList } from './DebtorList.tsx';
import { DebtPanel } from './DebtPanel.tsx';
import { useDebtorSearch } from './useDebtorSearch.ts';

/** The height that the header and the search, with 230 pixels, leave for the list. */
const listHeight = 'calc(100vh - 230px)';

/** The cash desk. The cashier finds a truck by what its driver says or shows, and takes its payment. */
const CashDeskPage = () => {
  useAuthenticated();
  const text = useText();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // `words` is the typed text; `query` is the text to which the list `found` belongs. `chosen` is the id of a disposition.
  const { words, setWords, query, found, chosen, choose, fits, find } = useDebtorSearch(search);
  useSearchKey(search);

  return (
    <>
      <PageHeader title={text('cash.title')}>
        <Button component={Link} to="/takings" startIcon={<DayIcon />} variant="outlined">
          {text('takings.title')}
        </Button>
      </PageHeader>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: '1fr', md: 'minmax(360px, 1fr) minmax(420px, 1.2fr)' },
          alignItems: 'start',
        }}
      >
        <Paper variant="outlined" sx={{ minWidth: 0 }}>
          <Box sx={{ p: 1.25 }}>
            <DebtorSearchBox
              input={search}
              words={words}
              fits={fits}
              onWords={setWords}
              onEnter={find}
              onDown={() => list.current?.querySelector<HTMLElement>('[role="button"]')?.focus()}
            />
          </Box>
          {found?.rows.length === 0 && (
            <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
              {text(query === '' ? 'cash.nobody' : 'cash.notFound')}
            </Typography>
          )}
          <Box ref={list} sx={{ maxHeight: listHeight, overflowY: 'auto' }}>
            <DebtorList found={found} chosen={chosen} onChoose={choose} />
          </Box>
        </Paper>
        {chosen === undefined ? (
          <Paper variant="outlined" sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>
            {text('cash.choose')}
          </Paper>
        ) : (
          <DebtPanel
            key={chosen}
            dispositionId={chosen}
            onTaken={() => {
              // The cashier continues with the next driver.
              search.current?.focus();
              search.current?.select();
            }}
          />
        )}
      </Box>
    </>
  );
};

interface DebtorSearchBoxProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly words: string;
  /** The number of debtors that matched when Enter was pressed; undefined before, or if exactly one matched. */
  readonly fits: number | undefined;
  readonly onWords: (words: string) => void;
  readonly onEnter: () => Promise<void>;
  /** Called on the down arrow, which goes to the debtors below. */
  readonly onDown: () => void;
}

const DebtorSearchBox = ({ input, words, fits, onWords, onEnter, onDown }: DebtorSearchBoxProps) => {
  const text = useText();
  const notifyError = useNotifyError();
  const hintFor = (count: number): string =>
    count === 0
      ? text('cash.notFound')
      : text('cash.severalFit', { words: words.trim(), smart_count: count });
  return (
    <TextField
      inputRef={input}
      value={words}
      onChange={({ target }) => onWords(target.value)}
      onKeyDown={(event) => {
        if (isEnter(event)) void onEnter().catch(notifyError);
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        onDown();
      }}
      error={fits !== undefined}
      helperText={fits !== undefined && hintFor(fits)}
      placeholder={text('cash.search')}
      slotProps={{ htmlInput: { 'aria-label': text('cash.search'), maxLength: 60 } }}
      autoFocus
      fullWidth
    />
  );
};

export default CashDeskPage;
