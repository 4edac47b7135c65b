import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import ExcelIcon from '@mui/icons-material/FileDownloadOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DateTime } from 'luxon';
import { useAuthenticated } from 'ra-core';
import { useState } from 'react';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import {
  reclamationDimensions,
  type ReclamationAnalysis,
  type ReclamationSum,
} from '#domain/service/reclamationAnalysis.rules.ts';
import { reclamationAnalysisWords } from '#domain/service/reclamationAnalysis.words.ts';
import { callApi, downloadFile } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { LoadingLine } from '../parts/LoadingLine.tsx';
import { DayField } from '../parts/DayField.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { AnalysisChart } from '../analysis/AnalysisChart.tsx';
import { AnalysisTable } from '../analysis/AnalysisTable.tsx';
import { chartColumn } from '../analysis/chartColumn.ts';
import { measures, serviceMeasureText, type Measure } from './measures.ts';

const day = (at: DateTime): string => at.toFormat('yyyy-MM-dd');

interface Period {
  readonly from: string;
  readonly to: string;
}

/** The year that ends today, both days as `2026-11-26`. */
const yearUntilToday = (): Period => {
  const today = warsawNow();
  return { from: day(today.minus({ years: 1 })), to: day(today) };
};

/** The reclamations of a period by subject, reason and perpetrator, with their costs and the time to a decision. */
const AnalysisPage = () => {
  useAuthenticated();
  const text = useText();
  const words = reclamationAnalysisWords(useLanguage());
  const notifyError = useNotifyError();
  const [period, setPeriod] = useState(yearUntilToday);
  const [measure, setMeasure] = useState<Measure>('reclamations');
  useRefetchOnChange(['reclamation', 'reclamationItem', 'reclamationCost'], ['reclamation analysis']);
  const { data, error, isFetching } = useQuery({
    queryKey: ['reclamation analysis', period],
    queryFn: ({ signal }) => callApi('GET /reclamation_analysis', { query: period, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title={words.title}>
        <PeriodFields period={period} onChange={setPeriod} />
        <MeasureField measure={measure} onChange={setMeasure} />
        <Button
          variant="outlined"
          startIcon={<ExcelIcon />}
          onClick={() =>
            void downloadFile('GET /reclamation_analysis/file', { query: period }).catch(notifyError)
          }
        >
          {text('reclamations.excel')}
        </Button>
      </PageHeader>
      <LoadingLine on={isFetching} />
      <ErrorNote error={error} />
      {data && <Results analysis={data} measure={measure} />}
    </>
  );
};

interface PeriodFieldsProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

const PeriodFields = ({ period, onChange }: PeriodFieldsProps) => {
  const text = useText();
  return (
    <>
      <Box sx={{ width: 160 }}>
        <DayField
          label={text('reclamations.from')}
          value={period.from}
          onChange={(from) => from && onChange({ ...period, from })}
        />
      </Box>
      <Box sx={{ width: 160 }}>
        <DayField
          label={text('reclamations.to')}
          value={period.to}
          onChange={(to) => to && onChange({ ...period, to })}
        />
      </Box>
    </>
  );
};

interface MeasureFieldProps {
  readonly measure: Measure;
  readonly onChange: (measure: Measure) => void;
}

const MeasureField = ({ measure, onChange }: MeasureFieldProps) => {
  const text = useText();
  const words = reclamationAnalysisWords(useLanguage());
  return (
    <TextField
      select
      label={text('reclamations.measure')}
      value={measure}
      onChange={({ target }) => onChange(target.value as Measure)}
      sx={{ minWidth: 170 }}
    >
      {measures.map((name) => (
        <MenuItem key={name} value={name}>
          {words.measures[name]}
        </MenuItem>
      ))}
    </TextField>
  );
};

interface ResultsProps {
  readonly analysis: ReclamationAnalysis;
  readonly measure: Measure;
}

const Results = ({ analysis, measure }: ResultsProps) => {
  const text = useText();
  const { totals, unpriced } = analysis;
  if (totals.reclamations === 0) return <Alert severity="info">{text('reclamations.empty')}</Alert>;
  return (
    <>
      {unpriced > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {text('reclamations.unpriced', { count: unpriced })}
        </Alert>
      )}
      <Totals totals={totals} />
      <Charts analysis={analysis} measure={measure} />
      <MeasuresTable analysis={analysis} />
    </>
  );
};

const Totals = ({ totals }: Pick<ReclamationAnalysis, 'totals'>) => {
  const language = useLanguage();
  const words = reclamationAnalysisWords(language);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, mb: 1.5 }}>
      {measures.map((name) => (
        <Box key={name}>
          <Typography variant="caption" color="text.secondary">
            {words.measures[name]}
          </Typography>
          <Typography sx={{ fontSize: 24, fontWeight: 750, lineHeight: 1.1 }}>
            {serviceMeasureText(language, name, totals[name])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

/** A chart of each dimension by the chosen measure. */
const Charts = ({ analysis: { parts }, measure }: ResultsProps) => {
  const language = useLanguage();
  const words = reclamationAnalysisWords(language);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: `repeat(auto-fill, ${chartColumn})` }}>
      {reclamationDimensions.map((dimension) => (
        <AnalysisChart
          key={dimension}
          title={words.dimensions[dimension]}
          label={words.measures[measure]}
          names={parts[dimension].map(({ name }) => name ?? '–')}
          series={[
            {
              label: words.measures[measure],
              values: parts[dimension].map((part) => part[measure]),
              text: (value) => serviceMeasureText(language, measure, value),
            },
          ]}
        />
      ))}
    </Box>
  );
};

/** A row for each part of each dimension, and a column for each measure. */
const MeasuresTable = ({ analysis: { parts, totals } }: Pick<ResultsProps, 'analysis'>) => {
  const language = useLanguage();
  const words = reclamationAnalysisWords(language);
  const cellsOf = (sum: ReclamationSum) =>
    measures.map((name) => serviceMeasureText(language, name, sum[name]));
  return (
    <Box sx={{ mt: 1.5 }}>
      <AnalysisTable
        title={words.title}
        columns={measures.map((name) => words.measures[name])}
        rows={reclamationDimensions.flatMap((dimension) =>
          parts[dimension].map((part, at) => ({
            id: `${dimension} ${part.key ?? ''}`,
            group: at === 0 ? words.dimensions[dimension] : '',
            name: part.name ?? '–',
            cells: cellsOf(part),
          })),
        )}
        total={{ name: words.total, cells: cellsOf(totals) }}
      />
    </Box>
  );
};

export default AnalysisPage;
