import { Alert, Box, Button, IconButton, Paper, Typography } from '@mui/material';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import PrintIcon from '@mui/icons-material/Print';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DateTime } from 'luxon';
import { useAuthenticated } from 'ra-core';
import { useState } from 'react';
import { dateTimeText } from '#domain/kernel/written.ts';
import { shiftAt } from '#domain/terminal/workShift.rules.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useText } from '../i18n/useText.ts';
import { DayField } from '../parts/DayField.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { TakenPayments } from './TakenPayments.tsx';
import { TakingsSums } from './TakingsSums.tsx';

const dayBeside = (day: string, days: 1 | -1): string =>
  DateTime.fromISO(day).plus({ days }).toFormat('yyyy-MM-dd');

/** The takings of a working day: sums by shift and means of payment, and each payment. */
const TakingsPage = () => {
  useAuthenticated();
  const text = useText();
  // The working day begins with its first shift and not at midnight.
  const [day, setDay] = useState(() => shiftAt(DateTime.utc().toISO()).day);
  useRefetchOnChange(['deliveryPayment', 'paymentOperation'], ['takings']);
  const { data, error } = useQuery({
    queryKey: ['takings', day],
    queryFn: ({ signal }) => callApi('GET /cash_desk/takings', { query: { day }, signal }),
    placeholderData: keepPreviousData,
  });
  // All payments of the day. `data.payments` may have only the first of them.
  const paymentCount = data?.day.count ?? 0;
  return (
    <>
      <PageHeader title={text('takings.title')}>
        <IconButton onClick={() => setDay(dayBeside(day, -1))} aria-label={text('takings.previous')}>
          <PreviousIcon />
        </IconButton>
        <Box sx={{ width: 160 }}>
          <DayField label={text('takings.day')} value={day} onChange={(next) => next && setDay(next)} />
        </Box>
        <IconButton onClick={() => setDay(dayBeside(day, 1))} aria-label={text('takings.next')}>
          <NextIcon />
        </IconButton>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {text('takings.print')}
        </Button>
      </PageHeader>
      <ErrorNote error={error} />
      {data && (
        <>
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            {text('takings.hours', { begin: dateTimeText(data.begin), end: dateTimeText(data.end) })}
          </Typography>
          {/* The cash flow of the day must come to the same sum as the payments. */}
          {!data.agrees && (
            <Alert severity="error" sx={{ mb: 1 }}>
              {text('takings.disagrees')}
            </Alert>
          )}
          <TakingsSums takings={data} />
          {data.payments.length < paymentCount && (
            <Alert severity="info" sx={{ mt: 1.5 }}>
              {text('takings.partly', { shown: data.payments.length, count: paymentCount })}
            </Alert>
          )}
          {paymentCount === 0 ? (
            <Alert severity="info" sx={{ mt: 1.5 }}>
              {text('takings.empty')}
            </Alert>
          ) : (
            <Paper variant="outlined" sx={{ mt: 1.5 }}>
              <TakenPayments payments={data.payments} />
            </Paper>
          )}
        </>
      )}
    </>
  );
};

export default TakingsPage;
