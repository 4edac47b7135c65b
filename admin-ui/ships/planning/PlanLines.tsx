import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { Decimal } from 'decimal.js';
import type { PicturedLine } from '#domain/ships/planPicture.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { weightText } from '../../objects/formats.ts';
import { percentOf } from '../../parts/percentOf.ts';
import { UnseenHead } from '../../parts/UnseenHead.tsx';

const heads = ['hold', 'box', 'product', 'planned', 'done', 'left'] as const;
const isNumber = (name: string): boolean => name === 'planned' || name === 'done' || name === 'left';

/** What is planned, done and left of each line. A bar at the end of the line shows how much is done. */
export function PlanLines({ lines }: { readonly lines: readonly PicturedLine[] }) {
  const text = useText();
  return (
    <TableContainer>
      <Table size="small" aria-label={text('shipPlan.lines')}>
        <TableHead>
          <TableRow>
            {heads.map((name) => (
              <TableCell key={name} align={isNumber(name) ? 'right' : 'left'}>
                {text(`shipPlan.${name}`)}
              </TableCell>
            ))}
            <UnseenHead name={text('bulk.actions')} sx={{ width: 180 }} />
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, index) => (
            // Lines have no id of their own and never change places.
            <Line key={index} line={line} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const Line = ({ line }: { readonly line: PicturedLine }) => {
  const language = useLanguage();
  const { hold, box, product, planned, done } = line;
  const left = planned === null ? null : new Decimal(planned).minus(done).toFixed(3);
  const percent = percentOf(done, planned);
  const over = percent !== null && percent > 100;
  return (
    <TableRow sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
      <TableCell>{hold}</TableCell>
      <TableCell>{box?.presentation}</TableCell>
      <TableCell>{product?.presentation}</TableCell>
      <TableCell align="right">{weightText(language, planned, 3)}</TableCell>
      <TableCell align="right" sx={{ fontWeight: 650 }}>
        {weightText(language, done, 3)}
      </TableCell>
      <TableCell align="right" sx={{ color: over ? 'error.main' : 'inherit' }}>
        {weightText(language, left, 3)}
      </TableCell>
      <TableCell aria-hidden>
        {percent !== null && (
          <Box sx={{ height: 10, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
            <Box
              sx={{
                height: '100%',
                width: `${Math.min(100, percent)}%`,
                bgcolor: over ? 'error.main' : 'primary.main',
              }}
            />
          </Box>
        )}
      </TableCell>
    </TableRow>
  );
};
