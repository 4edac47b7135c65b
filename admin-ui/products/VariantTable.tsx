import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-router-dom';
import type { PlannedVariant } from '#domain/goods/variantPlan.rules.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import type { Tone } from '../shell/tones.ts';

/** `outside`: the variant has values that the matrix does not have. It stands out, because people must decide what to do with it. */
const tones: Readonly<Record<PlannedVariant['state'], Tone>> = {
  new: 'go',
  adapted: 'wait',
  kept: 'plain',
  outside: 'stop',
};

/** The planned variants with their values and what happens to each. */
export function VariantTable({ rows }: { readonly rows: readonly PlannedVariant[] }) {
  const text = useText();
  const language = useLanguage();
  const valueText = (value: string | boolean) => {
    if (typeof value === 'string') return value;
    return text(value ? 'common.yes' : 'common.no');
  };
  return (
    <TableContainer sx={{ maxHeight: 420 }} tabIndex={0}>
      <Table size="small" stickyHeader aria-label={text('variants.preview')}>
        <TableHead>
          <TableRow>
            <TableCell>{fieldLabel(language, 'productVariant', 'name')}</TableCell>
            <TableCell>{fieldLabel(language, 'productVariant', 'variants')}</TableCell>
            <TableCell>{text('variants.state')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ state, id, name, variants }) => (
            <TableRow key={id ?? name}>
              <TableCell>
                {id === null ? name : <Link to={`/${objects.productVariant.path}/${id}`}>{name}</Link>}
              </TableCell>
              <TableCell>
                {Object.entries(variants)
                  .map(([parameter, value]) => `${parameter}: ${valueText(value)}`)
                  .join(', ')}
              </TableCell>
              <TableCell>
                <StatusChip label={text(`variants.states.${state}`)} tone={tones[state]} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
