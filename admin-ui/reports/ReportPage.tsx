import { Alert, Button, Typography } from '@mui/material';
import ExcelIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/Print';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useState, type ComponentProps } from 'react';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { screenLabel } from '#domain/labels/index.ts';
import { reportNamed } from '#domain/reports/declaredReports.ts';
import type { Report } from '#domain/reports/report.ts';
import { spanOf, type ReportPeriod } from '#domain/reports/reportPeriod.rules.ts';
import type { ScreenName } from '#domain/screens.ts';
import { shiftAt, shiftOf } from '#domain/terminal/workShift.rules.ts';
import { callApi, downloadFile } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { LoadingLine } from '../parts/LoadingLine.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { NarrowingSelects, type ReportNarrowing } from './NarrowingSelects.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { ReportGroups } from './ReportGroups.tsx';
import { ReportRows } from './ReportRows.tsx';

/** The page of a declared report; empty if no report has this name. */
export default function ReportPage({ name }: { readonly name: ScreenName }) {
  useAuthenticated();
  const report = reportNamed(name);
  return report ? <OpenReport key={name} report={report} /> : null;
}

/** The sums of the records of a period, on screen, on paper and in Excel. */
function OpenReport({ report }: { readonly report: Report }) {
  const text = useText();
  const language = useLanguage();
  const notifyError = useNotifyError();
  const [period, setPeriod] = useState<ReportPeriod>(() => today(report));
  const [narrowing, setNarrowing] = useState<ReportNarrowing>({});
  const request = {
    params: { report: report.name },
    query: { ...period, ...(Object.keys(narrowing).length > 0 ? { filter: JSON.stringify(narrowing) } : {}) },
  };
  useRefetchOnChange([report.object.name], ['report', report.name]);
  const { data, error, isFetching } = useQuery({
    queryKey: ['report', report.name, request],
    queryFn: async ({ signal }) => ({
      result: await callApi('GET /reports/:report', { ...request, signal }),
      choice: { period, narrowing },
    }),
    placeholderData: keepPreviousData,
  });

  return (
    <>
      <PageHeader title={screenLabel(language, report.name)}>
        <PeriodPicker days={report.days} period={period} onChange={setPeriod} />
        <NarrowingSelects report={report} narrowing={narrowing} onChange={setNarrowing} />
        <Button
          variant="outlined"
          startIcon={<ExcelIcon />}
          onClick={() => void downloadFile('GET /reports/:report/file', request).catch(notifyError)}
        >
          {text('report.excel')}
        </Button>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {text('report.print')}
        </Button>
      </PageHeader>
      <LoadingLine on={isFetching} />
      <ErrorNote error={error} />
      {/* The hours belong to the shown figures, which stay until the next answer comes. */}
      <Hours report={report} period={data?.choice.period ?? period} />
      {data && <Figures report={report} {...data} />}
    </>
  );
}

function Hours({ report, period }: { readonly report: Report; readonly period: ReportPeriod }) {
  const text = useText();
  const { begin, end } = period.shift ? shiftOf(period.from, period.shift) : spanOf(report, period);
  return (
    <Typography color="text.secondary" sx={{ mb: 1 }}>
      {text('report.hours', { begin: dateTimeText(begin), end: dateTimeText(end) })}
    </Typography>
  );
}

function Figures({ report, result, choice }: ComponentProps<typeof ReportGroups>) {
  const text = useText();
  if (result.totals.count === 0) return <Alert severity="info">{text('report.empty')}</Alert>;
  return (
    <>
      <ReportGroups report={report} result={result} choice={choice} />
      <ReportRows report={report} result={result} />
    </>
  );
}

/** The period of today. A working day begins on the evening before its date, so late in the evening it is tomorrow's. */
const today = ({ days }: Report): ReportPeriod => {
  const now = warsawNow();
  const day = days === 'working' ? shiftAt(now.toISO() ?? '').day : now.toFormat('yyyy-MM-dd');
  return { from: day, to: day };
};
