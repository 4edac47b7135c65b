import { Box, MenuItem, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { isDay } from '#domain/kernel/filterValue.ts';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import { requestDimensions, type RequestPeriod } from '#domain/service/requestAnalysis.rules.ts';
import { requestAnalysisWords } from '#domain/service/requestAnalysis.words.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { LoadingLine } from '../parts/LoadingLine.tsx';
import { DayField } from '../parts/DayField.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { RequestFigures } from './RequestFigures.tsx';

/** This month and the eleven before it. */
const lastYear = (): RequestPeriod => {
  const today = warsawNow();
  return {
    from: today.startOf('month').minus({ months: 11 }).toFormat('yyyy-MM-dd'),
    to: today.toFormat('yyyy-MM-dd'),
  };
};

/**
 * The analysis of requests: how many come in and are solved, and how long customers wait. The period, and the `type` by which the
 * requests are divided, are in the address, so that Back from a list leads to the same analysis. The last answer
 * stays on screen until the next one comes, so each answer is kept with its own type and period.
 */
const RequestAnalysisPage = () => {
  useAuthenticated();
  const words = requestAnalysisWords(useLanguage());
  const [address, setAddress] = useSearchParams();
  const defaultPeriod = lastYear();
  const dayIn = (name: keyof RequestPeriod): string => {
    const day = address.get(name);
    return isDay(day) ? day : defaultPeriod[name];
  };
  const period = { from: dayIn('from'), to: dayIn('to') };
  const type = requestDimensions.find((each) => each === address.get('type')) ?? 'month';
  const choose = (chosen: Readonly<Record<string, string>>) =>
    setAddress({ ...period, type, ...chosen }, { replace: true });
  useRefetchOnChange(['customerRequest'], ['request analysis']);
  const { data, error, isFetching } = useQuery({
    queryKey: ['request analysis', type, period],
    queryFn: async ({ signal }) => ({
      type,
      period,
      analysis: await callApi('GET /customer_request_analytics/:type', {
        params: { type },
        query: period,
        signal,
      }),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title={words.title}>
        <Box sx={{ width: 160 }}>
          <DayField label={words.from} value={period.from} onChange={(from) => from && choose({ from })} />
        </Box>
        <Box sx={{ width: 160 }}>
          <DayField label={words.to} value={period.to} onChange={(to) => to && choose({ to })} />
        </Box>
        <TextField
          select
          label={words.by}
          value={type}
          onChange={({ target }) => choose({ type: target.value })}
          sx={{ minWidth: 170 }}
        >
          {requestDimensions.map((name) => (
            <MenuItem key={name} value={name}>
              {words.dimensions[name]}
            </MenuItem>
          ))}
        </TextField>
      </PageHeader>
      <LoadingLine on={isFetching} />
      <ErrorNote error={error} />
      {data && <RequestFigures {...data} />}
    </>
  );
};

export default RequestAnalysisPage;
