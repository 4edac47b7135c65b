import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { referenceName, type AnyRecord } from '#domain/kernel/record.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { newRecordAt } from '../data/newRecordAt.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Trial } from '../orders/configurator/Trial.tsx';
import { useProductSettings } from '../orders/configurator/useProductSettings.ts';
import { Panel } from '../parts/Panel.tsx';

/** More parameters than any product asks for. */
const mostRows = 200;
const columns = ['sortNumber', 'productParameter', 'isMandatory', 'conditionCode', 'expression'] as const;

/** The parameters that a product asks for, in their order, with a trial of the configurator beside them. */
export function ProductSettings({ record }: { readonly record: AnyRecord }) {
  const text = useText();
  const { data: meta } = useObjectMeta('productParamSetting');
  // `settings` are the parameters as the configurator asks for them, `rows` the records in which they are declared. Neither is
  // requested without `meta`, because people without it may not read these records.
  const { data: settings } = useProductSettings(meta ? record.id : undefined);
  const { data: rows } = useSettingRows(record.id, meta !== undefined);
  if (!meta || !rows) return null;
  // A new parameter comes last.
  const initialValues = {
    product: { id: record.id, presentation: record.presentation },
    sortNumber: rows.reduce((greatest, row) => Math.max(greatest, row.sortNumber ?? 0), 0) + 1,
  };
  const path = `/${objects.productParamSetting.path}`;
  return (
    <Box sx={twoColumns} className="no-print">
      <Panel
        title={text('configurator.settings')}
        action={
          meta.canCreate && (
            <Button
              component={Link}
              to={newRecordAt(objects.productParamSetting.path, initialValues)}
              variant="outlined"
            >
              {text('configurator.addSetting')}
            </Button>
          )
        }
      >
        {rows.length === 0 ? (
          <Typography color="text.secondary">{text('configurator.noSettings')}</Typography>
        ) : (
          <SettingTable rows={rows} path={path} />
        )}
      </Panel>
      {settings && settings.length > 0 && <Trial productId={record.id} settings={settings} />}
    </Box>
  );
}

const twoColumns = {
  mt: 1.25,
  display: 'grid',
  gap: 1.25,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 460px)' },
} as const;

const useSettingRows = (productId: number, enabled: boolean) =>
  useQuery({
    queryKey: [objects.productParamSetting.path, 'of product', productId],
    queryFn: async ({ signal }) => {
      const query = {
        filter: JSON.stringify({ product: productId, markedToDelete: false }),
        sort: 'sortNumber',
        limit: mostRows,
      };
      return (await recordCalls.list(objects.productParamSetting, { query, signal })).rows;
    },
    enabled,
  });

const SettingTable = ({ rows, path }: { readonly rows: readonly AnyRecord[]; readonly path: string }) => {
  const text = useText();
  const language = useLanguage();
  return (
    <TableContainer>
      <Table size="small" aria-label={text('configurator.settings')}>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{fieldLabel(language, 'productParamSetting', name)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              <TableCell>{String(row.sortNumber)}</TableCell>
              <TableCell>
                <Link to={`${path}/${row.id}`}>{referenceName(row.productParameter)}</Link>
              </TableCell>
              <TableCell>{text(row.isMandatory === true ? 'common.yes' : 'common.no')}</TableCell>
              {(['conditionCode', 'expression'] as const).map((name) => (
                <TableCell key={name} sx={code}>
                  {typeof row[name] === 'string' ? row[name] : ''}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};

const code = { fontFamily: 'monospace', fontSize: 12, overflowWrap: 'anywhere' } as const;
