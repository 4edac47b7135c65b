import { Box, Link, Paper, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { fieldLabel } from '#domain/labels/index.ts';
import { groupList, type GroupWish } from '#domain/reports/groupList.rules.ts';
import { groupName } from '#domain/reports/groupName.ts';
import type { ReportGroup, ReportResult } from '#domain/reports/report.contracts.ts';
import { dimensionsOf, type Report } from '#domain/reports/report.ts';
import { dimensionLabel, reportWords } from '#domain/reports/report.words.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { queryOf, wholeList } from '../objects/list/listState.ts';
import { mainMeasure, measureText, sizeOf } from './measures.ts';

interface ReportGroupsProps {
  readonly report: Report;
  readonly result: ReportResult;
  /** The period and the filter values of these figures. */
  readonly choice: Omit<GroupWish, 'group'>;
}

/** The totals of a report, and its sums by each dimension. Days are shown only if there are several. */
export function ReportGroups({ report, result: { totals, groups }, choice }: ReportGroupsProps) {
  const language = useLanguage();
  const main = mainMeasure(report);
  const shownDimensions = dimensionsOf(report)
    .map((dimension) => ({ dimension, dimensionGroups: groups[dimension] ?? [] }))
    .filter(({ dimension, dimensionGroups }) => dimension !== 'day' || dimensionGroups.length > 1);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 4, mb: 1.5 }}>
        <Figure label={reportWords(language).count} value={String(totals.count)} />
        {main && (
          <Figure
            label={fieldLabel(language, report.object.name, main)}
            value={measureText(language, report, main, totals.sums[main])}
          />
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
        }}
      >
        {shownDimensions.map(({ dimension, dimensionGroups }) => (
          <GroupTable
            key={dimension}
            report={report}
            dimension={dimension}
            groups={dimensionGroups}
            choice={choice}
          />
        ))}
      </Box>
    </>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Box>
      <Typography variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Typography sx={{ fontSize: 26, fontWeight: 750, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
    </Box>
  );
}

interface GroupTableProps {
  readonly report: Report;
  readonly dimension: string;
  readonly groups: readonly ReportGroup[];
  readonly choice: Omit<GroupWish, 'group'>;
}

function GroupTable({ report, dimension, groups, choice }: GroupTableProps) {
  const language = useLanguage();
  const title = dimensionLabel(language, report, dimension);
  const main = mainMeasure(report);
  // The length of each bar is its share of the greatest size. The last value prevents a division by zero.
  const greatest = Math.max(...groups.map((group) => sizeOf(report, group)), 0.001);
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 1.25, breakInside: 'avoid' }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Table size="small" aria-label={title}>
        <TableBody>
          {groups.map((group) => (
            <TableRow key={group.key ?? ''}>
              <TableCell sx={{ position: 'relative', width: '55%' }}>
                <Bar part={sizeOf(report, group) / greatest} />
                {groupName(language, report, dimension, group)}
              </TableCell>
              <TableCell align="right">
                <Count report={report} choice={choice} dimension={dimension} group={group} />
              </TableCell>
              {main && (
                <TableCell align="right" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
                  {measureText(language, report, main, group.sums[main])}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

interface CountProps extends Pick<GroupTableProps, 'report' | 'dimension' | 'choice'> {
  readonly group: ReportGroup;
}

/** The count of a group; it opens the list of its records, if a list can show them. */
function Count({ report, dimension, group, choice }: CountProps) {
  const name = groupName(useLanguage(), report, dimension, group);
  const list = groupList(report, { ...choice, group: { dimension, name, key: group.key } });
  if (!list) return group.count;
  const to = `/${report.object.path}?${queryOf({ ...wholeList, ...list })}`;
  return (
    <Link component={RouterLink} to={to} aria-label={`${name}: ${group.count}`}>
      {group.count}
    </Link>
  );
}

/**
 * A bar behind a cell.
 * @param part the share of the largest group, from 0 to 1
 */
function Bar({ part }: { readonly part: number }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: '3px auto 3px 0',
        width: `${part * 100}%`,
        bgcolor: 'primary.main',
        opacity: 0.14,
        borderRadius: 0.5,
      }}
    />
  );
}
