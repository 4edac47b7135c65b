import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import DayIcon from '@mui/icons-material/SummarizeOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useText } from '../i18n/useText.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useDebounced } from '../parts/useDebounced.ts';
import { useBareKey } from '../parts/useKeys.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { cashCalls } from './cashCalls.ts';
import { DebtorList } from './DebtorList.tsx';
import { DebtPanel } from './DebtPanel.tsx';

const searchDelayMs = 250;
/** Bar codes of penalties begin with a 9, so that none is taken for a ticket. */
const isSlip = (scanned: string): boolean => /^9\d{9}$/.test(scanned);

/** Where the cashier works: a truck is found by what its driver says or shows, and pays. */
const CashDeskPage = () => {
  useAuthenticated();
  const text = useText();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<number>();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const search = useRef<HTMLInputElement>(null);
  const query = useDebounced(words.trim(), searchDelayMs);
  useBareKey('/', () => search.current?.focus());
  useRefetchOnChange(['punishment', 'deliveryPayment'], ['debtors']);
  const { data } = useQuery({
    queryKey: ['debtors', query],
    queryFn: ({ signal }) => cashCalls.trucks(query, signal),
    placeholderData: keepPreviousData,
  });
  const debtors = data?.rows ?? [];

  /** A scanner ends with Enter before the list has followed: its words are asked for themselves. */
  const choose = async () => {
    const said = words.trim();
    if (said === '') return;
    const { rows } = await cashCalls.trucks(said, new AbortController().signal);
    search.current?.select();
    if (rows[0]) return setChosen(rows[0].dispositionId);
    const item = isSlip(said) ? await cashCalls.itemOfSlip(said) : undefined;
    if (item !== undefined) void navigate(`/${objects.punishment.path}/${item}`);
  };
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
            <TextField
              inputRef={search}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              onKeyDown={(event) => event.key === 'Enter' && void choose().catch(notifyError)}
              placeholder={text('cash.search')}
              slotProps={{ htmlInput: { 'aria-label': text('cash.search'), maxLength: 60 } }}
              autoFocus
              fullWidth
            />
          </Box>
          {debtors.length === 0 && data && (
            <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
              {text(query === '' ? 'cash.nobody' : 'cash.notFound')}
            </Typography>
          )}
          <Box sx={{ maxHeight: 'calc(100vh - 230px)', overflowY: 'auto' }}>
            <DebtorList debtors={debtors} chosen={chosen} onChoose={setChosen} />
          </Box>
        </Paper>
        {chosen === undefined ? (
          <Paper variant="outlined" sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>
            {text('cash.choose')}
          </Paper>
        ) : (
          <DebtPanel key={chosen} dispositionId={chosen} />
        )}
      </Box>
    </>
  );
};

export default CashDeskPage;
