import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import DayIcon from '@mui/icons-material/SummarizeOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Debtor } from '#domain/finance/debt.ts';
import { objects } from '#domain/objects.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useText } from '../i18n/useText.ts';
import { chosenBy } from '../objects/fields/chosenBy.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useDebounced } from '../parts/useDebounced.ts';
import { isEnter, useSearchKey } from '../parts/useKeys.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { cashCalls } from './cashCalls.ts';
import { DebtorList } from './DebtorList.tsx';
import { DebtPanel } from './DebtPanel.tsx';

const searchDelayMs = 250;
/** The bar codes of penalties begin with a 9, so that they differ from tickets. */
const isSlip = (scanned: string): boolean => /^9\d{9}$/.test(scanned);

/** A debtor with all names and numbers by which it can be found. */
const named = (debtor: Debtor) => ({
  ...debtor,
  names: [debtor.plate, debtor.ticket, debtor.numberStr].filter((name): name is string => Boolean(name)),
});

/** The cash desk: the cashier finds a truck by what its driver says or shows, and takes its payment. */
const CashDeskPage = () => {
  useAuthenticated();
  const text = useText();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<number>();
  /** The number of debtors that matched when Enter was pressed, if it was not one. */
  const [fits, setFits] = useState<number>();
  const turn = useRef(0);
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const query = useDebounced(words.trim(), searchDelayMs);
  useSearchKey(search);
  useRefetchOnChange(['punishment', 'deliveryPayment'], ['debtors']);
  const { data } = useQuery({
    queryKey: ['debtors', query],
    queryFn: ({ signal }) => cashCalls.trucks(query, signal),
    placeholderData: keepPreviousData,
  });
  const debtors = data?.rows ?? [];

  /** A scanner sends Enter before the list is updated, so the scanned text is searched for directly. */
  const choose = async () => {
    const said = words.trim();
    if (said === '') return;
    turn.current += 1;
    const mine = turn.current;
    search.current?.select();
    setFits(undefined);
    setChosen(undefined);
    const { rows } = await cashCalls.trucks(said, new AbortController().signal);
    if (mine !== turn.current) return;
    const meant = chosenBy(said, rows.map(named), rows.length);
    if ('one' in meant) return setChosen(meant.one.dispositionId);
    const item = meant.fits === 0 && isSlip(said) ? await cashCalls.itemOfSlip(said) : undefined;
    if (mine !== turn.current) return;
    if (item !== undefined) void navigate(`/${objects.punishment.path}/${item}`);
    else setFits(meant.fits);
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
              onChange={({ target }) => {
                turn.current += 1;
                setFits(undefined);
                setWords(target.value);
              }}
              onKeyDown={(event) => {
                if (isEnter(event)) void choose().catch(notifyError);
                if (event.key !== 'ArrowDown') return;
                event.preventDefault();
                list.current?.querySelector<HTMLElement>('[role="button"]')?.focus();
              }}
              error={fits !== undefined}
              helperText={
                fits !== undefined &&
                (fits === 0
                  ? text('cash.notFound')
                  : text('cash.severalFit', { words: words.trim(), smart_count: fits }))
              }
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
          <Box ref={list} sx={{ maxHeight: 'calc(100vh - 230px)', overflowY: 'auto' }}>
            <DebtorList
              debtors={debtors}
              chosen={chosen}
              onChoose={(id) => {
                turn.current += 1;
                setFits(undefined);
                setChosen(id);
              }}
            />
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
              search.current?.focus();
              search.current?.select();
            }}
          />
        )}
      </Box>
    </>
  );
};

export default CashDeskPage;
