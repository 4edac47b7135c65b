import {
  Alert,
  Box,
  Button,
  IconButton,
  LinearProgress,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import ExcelIcon from '@mui/icons-material/FileDownloadOutlined';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import PrintIcon from '@mui/icons-material/Print';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DateTime } from 'luxon';
import { useAuthenticated } from 'ra-core';
import { useState } from 'react';
import type { WishAt } from '#domain/contracts.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel, enumTitle } from '#domain/labels/index.ts';
import { shiftAt, shiftNames, shiftOf, type ShiftName } from '#domain/terminal/workShift.rules.ts';
import { typeOfDocument } from '#domain/weighing/enums.ts';
import type { TypeOfDocument } from '#domain/weighing/operations.rules.ts';
import { callApi, downloadFile } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { DayField } from '../parts/DayField.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { ReportGroups } from './ReportGroups.tsx';
import { ReportRows } from './ReportRows.tsx';

/** The working day or the shift that comes `steps` later. */
const moved = (day: string, shift: ShiftName | '', steps: 1 | -1): { day: string; shift: ShiftName | '' } => {
  if (shift === '') return { day: DateTime.fromISO(day).plus({ days: steps }).toFormat('yyyy-MM-dd'), shift };
  const { begin, end } = shiftOf(day, shift);
  const beside = shiftAt(
    steps === 1 ? end : (DateTime.fromISO(begin).minus({ milliseconds: 1 }).toISO() ?? ''),
  );
  return { day: beside.day, shift: beside.name };
};

/** What was weighed in a shift or on working days, added up; on screen, on paper and in Excel. */
const ShiftReport = () => {
  useAuthenticated();
  const text = useText();
  const language = useLanguage();
  const notifyError = useNotifyError();
  const [{ day, shift }, setTime] = useState<{ day: string; shift: ShiftName | '' }>(() => ({
    day: shiftAt(DateTime.utc().toISO()).day,
    shift: '',
  }));
  const [until, setUntil] = useState('');
  const [document, setDocument] = useState<TypeOfDocument | ''>('');
  const to = shift === '' && until > day ? until : day;
  const query = { from: day, to, shift, typeOfDocument: document };
  const asked: WishAt<'GET /reports/weighings'>['query'] = {
    from: day,
    to,
    ...(shift ? { shift } : {}),
    ...(document ? { typeOfDocument: document } : {}),
  };
  useRefetchOnChange(['weighingRecord'], ['shift report']);
  const { data, error, isFetching } = useQuery({
    queryKey: ['shift report', query],
    queryFn: ({ signal }) => callApi('GET /reports/weighings', { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
  const span = shift === '' ? data : shiftOf(day, shift);
  const go = (steps: 1 | -1) => {
    setUntil('');
    setTime(moved(day, shift, steps));
  };

  return (
    <>
      <PageHeader title={text('shiftReport.title')}>
        <IconButton onClick={() => go(-1)} aria-label={text('shiftReport.previous')}>
          <PreviousIcon />
        </IconButton>
        <Box sx={{ width: 160 }}>
          <DayField
            label={text('shiftReport.day')}
            value={day}
            onChange={(next) => next && setTime({ day: next, shift })}
          />
        </Box>
        {shift === '' && (
          <Box sx={{ width: 160 }}>
            <DayField label={text('shiftReport.to')} value={to} onChange={setUntil} />
          </Box>
        )}
        <IconButton onClick={() => go(1)} aria-label={text('shiftReport.next')}>
          <NextIcon />
        </IconButton>
        <TextField
          select
          label={text('shiftReport.report')}
          value={shift}
          onChange={({ target }) => setTime({ day, shift: target.value as ShiftName | '' })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 190 }}
        >
          <MenuItem value="">{text('shiftReport.allShifts')}</MenuItem>
          {shiftNames.map((name) => (
            <MenuItem key={name} value={name}>
              {text('shiftReport.shift', { name })}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={enumTitle(language, 'typeOfDocument')}
          value={document}
          onChange={({ target }) => setDocument(target.value as TypeOfDocument | '')}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 180 }}
        >
          <MenuItem value="">{text('shiftReport.allDocuments')}</MenuItem>
          {typeOfDocument.values.map((value) => (
            <MenuItem key={value} value={value}>
              {enumLabel(language, 'typeOfDocument', value)}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          startIcon={<ExcelIcon />}
          onClick={() =>
            void downloadFile('GET /reports/weighings/file', { query: asked }).catch(notifyError)
          }
        >
          {text('shiftReport.excel')}
        </Button>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {text('shiftReport.print')}
        </Button>
      </PageHeader>
      <Box sx={{ height: 2 }}>
        {isFetching && <LinearProgress sx={{ height: 2 }} aria-label={text('shell.loading')} />}
      </Box>
      <ErrorNote error={error} />
      {span && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {text('shiftReport.hours', { begin: dateTimeText(span.begin), end: dateTimeText(span.end) })}
        </Typography>
      )}
      {data && data.totals.count === 0 && <Alert severity="info">{text('shiftReport.empty')}</Alert>}
      {data && data.totals.count > 0 && (
        <>
          <ReportGroups report={data} />
          <ReportRows report={data} />
        </>
      )}
    </>
  );
};

export default ShiftReport;
