import { Box, Radio, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { AnswerAt } from '#domain/contracts.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { useObjectMeta } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldShown } from '../../objects/fields/index.tsx';

interface ChosenValuesProps {
  readonly preview: AnswerAt<'GET /counterparties/:id/merge'>;
  /** The fields that take their value from the firm that is merged away. */
  readonly take: readonly string[];
  readonly onTake: (take: readonly string[]) => void;
}

/** The values that differ between the two firms, side by side. One of each pair is kept. */
export function ChosenValues({ preview: { into, from, differs }, take, onTake }: ChosenValuesProps) {
  const text = useText();
  const { data: meta } = useObjectMeta('counterparty');
  if (!meta) return null;
  const fields = meta.fields.filter(({ name }) => differs.includes(name));
  if (fields.length === 0)
    return <Typography color="text.secondary">{text('firms.merge.valuesSame')}</Typography>;
  const choose = (name: string, isTaken: boolean) =>
    onTake(isTaken ? [...take, name] : take.filter((each) => each !== name));
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('versions.field')}</TableCell>
            <TableCell>{into.presentation}</TableCell>
            <TableCell>{from.presentation}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <TableRow key={field.name}>
              <TableCell component="th" scope="row" id={`merge-${field.name}`}>
                {field.label}
              </TableCell>
              {/* First the value of `into`, which is kept if it is not taken from `from`; then the value of `from`. */}
              {[false, true].map((isTaken) => (
                <TableCell key={String(isTaken)}>
                  <Value
                    field={field}
                    firm={isTaken ? from : into}
                    isChosen={take.includes(field.name) === isTaken}
                    onChoose={() => choose(field.name, isTaken)}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface ValueProps {
  readonly field: FieldMeta;
  readonly firm: { readonly presentation: string; readonly values: Readonly<Record<string, unknown>> };
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Value = ({ field, firm, isChosen, onChoose }: ValueProps) => {
  const value = firm.values[field.name];
  const isEmpty = value === null || value === undefined || value === '';
  return (
    <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, cursor: 'pointer' }}>
      <Radio
        size="small"
        name={`merge.${field.name}`}
        checked={isChosen}
        onChange={onChoose}
        slotProps={{ input: { 'aria-label': `${field.label}: ${firm.presentation}` } }}
      />
      <span>{isEmpty ? '–' : <FieldShown field={field} value={value} />}</span>
    </Box>
  );
};
