import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { callApi } from '../data/client.ts';
import { useText } from '../i18n/useText.ts';
import { preciseDateTimeText } from '../objects/formats.ts';
import { Panel } from '../parts/Panel.tsx';

/** The prints of a record: when, by whom, on which form, where and in how many copies. Nothing if it was never printed. */
const PrintsPanel = ({ meta, record }: { meta: ObjectMeta; record: AnyRecord }) => {
  const text = useText();
  const { data } = useQuery({
    queryKey: [meta.path, 'prints', record.id],
    queryFn: ({ signal }) =>
      callApi('GET /print_history/of/:objectType/:id', {
        params: { objectType: meta.name, id: record.id },
        signal,
      }),
  });
  if (!data || data.rows.length === 0) return null;
  const title = text('printing.history', { count: `${data.rows.length}${data.more ? '+' : ''}` });
  return (
    <Box className="no-print" sx={{ mt: 1.5 }}>
      <Panel title={title}>
        <TableContainer sx={{ maxHeight: 220 }}>
          <Table size="small" stickyHeader aria-label={title}>
            <TableHead>
              <TableRow>
                <TableCell>{text('printing.when')}</TableCell>
                <TableCell>{text('printing.who')}</TableCell>
                <TableCell>{text('printing.form')}</TableCell>
                <TableCell>{text('printing.workingPlace')}</TableCell>
                <TableCell align="right">{text('printing.copies')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.rows.map(({ id, createdAt, author, printView, workingPlace, copies }) => (
                <TableRow key={id} hover>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{preciseDateTimeText(createdAt)}</TableCell>
                  <TableCell>{author?.presentation}</TableCell>
                  <TableCell>{printView?.presentation ?? text('printing.plain')}</TableCell>
                  <TableCell>{workingPlace?.presentation ?? '–'}</TableCell>
                  <TableCell align="right">{copies}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </Panel>
    </Box>
  );
};

export default PrintsPanel;
