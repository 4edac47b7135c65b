import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Reference } from '#domain/kernel/record.ts';
import { integerText } from '#domain/kernel/written.ts';
import { screenLabel } from '#domain/labels/index.ts';
import type { SalesAnalysis, SalesDimension } from '#domain/sales/analysis.contracts.ts';
import { AnalysisTable } from '../analysis/AnalysisTable.tsx';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { salesGroupName, ordersBehind } from './salesGroup.ts';
import type { SalesChoice } from './useSalesChoice.ts';

interface SalesTableProps {
  readonly by: SalesDimension;
  readonly analysis: SalesAnalysis;
  readonly choice: SalesChoice;
  readonly currency: Reference;
  readonly money: (value: unknown) => string;
}

/** The figures of the bars. Each name leads to its orders, also by keyboard. */
export function SalesTable({ by, analysis, choice, currency, money }: SalesTableProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <AnalysisTable
      title={screenLabel(language, 'sales-analysis')}
      columns={[text('salesAnalysis.value'), text('salesAnalysis.orders')]}
      rows={analysis.rows.map((row, at) => ({
        id: row.key,
        group: at === 0 ? text(`salesAnalysis.${by}`) : '',
        name: (
          <TextLink component={Link} to={ordersBehind(by, row, choice, currency)}>
            {salesGroupName(by, row)}
          </TextLink>
        ),
        cells: [money(row.sumNetto), integerText(language, row.orders)],
      }))}
      total={{
        name: text('salesAnalysis.total'),
        cells: [money(analysis.sumNetto), integerText(language, analysis.orders)],
      }}
    />
  );
}
