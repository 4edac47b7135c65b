import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { enumLabel, fieldLabel } from '#domain/labels/index.ts';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { call } from '../../data/http.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { dateTimeText, durationText } from '../../objects/formats.ts';
import { Panel } from '../../parts/Panel.tsx';

const columns = ['date', 'stage', 'executor', 'duration', 'result', 'nextStage', 'comment'] as const;
const shown = 200;

/** Each step of a process: who, when, how long, and with what result; the newest first. */
export const InstanceHistory = ({ exemplarId }: { readonly exemplarId: number }) => {
  const text = useText();
  const language = useLanguage();
  useRefetchOnChange(['bpHistory'], ['process history', exemplarId]);
  const { data } = useQuery({
    queryKey: ['process history', exemplarId],
    queryFn: ({ signal }) =>
      call<{ rows: readonly RecordNamed<'bpHistory'>[] }>(`/${objects.bpHistory.path}`, {
        query: { filter: JSON.stringify({ exemplar: exemplarId }), sort: 'date', desc: true, limit: shown },
        signal,
      }),
  });
  return (
    <Panel title={text('processRun.history')}>
      <TableContainer tabIndex={0}>
        <Table size="small" aria-label={text('processRun.history')}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{fieldLabel(language, 'bpHistory', column)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data?.rows.map((step) => (
              <TableRow key={step.id}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{dateTimeText(step.date)}</TableCell>
                <TableCell>{step.stage?.presentation}</TableCell>
                <TableCell>{step.executor?.presentation}</TableCell>
                <TableCell>{step.duration === null ? '' : durationText(step.duration)}</TableCell>
                <TableCell>{step.result ? enumLabel(language, 'stageResult', step.result) : ''}</TableCell>
                <TableCell>{step.nextStage?.presentation}</TableCell>
                <TableCell sx={{ whiteSpace: 'pre-line' }}>{step.comment}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
};
