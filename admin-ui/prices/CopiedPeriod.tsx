import { Box, Checkbox, FormControlLabel } from '@mui/material';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dateText } from '#domain/kernel/written.ts';
import { useText } from '../i18n/useText.ts';
import { DayField } from '../parts/DayField.tsx';
import type { Copied } from './useCopiedPeriod.ts';

interface CopiedProps {
  readonly copied: Copied;
}

/** The inputs for the first and the last day of a copy. */
export function Period({ copied: { period, change, faults, fields } }: CopiedProps) {
  const text = useText();
  return (
    <Box ref={fields} sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
      <DayField
        label={text('priceLists.from')}
        value={period.beginDate}
        onChange={(beginDate) => change({ beginDate })}
        fault={faults.beginDate}
        fullWidth
      />
      <DayField
        label={text('priceLists.to')}
        value={period.endDate}
        onChange={(endDate) => change({ endDate })}
        fullWidth
      />
    </Box>
  );
}

interface EndsThisProps extends CopiedProps {
  readonly list: AnyRecord;
}

/** Whether the list that is copied ends on the day before its copy begins. */
export function EndsThis({ list, copied: { period, change } }: EndsThisProps) {
  const text = useText();
  return (
    <FormControlLabel
      control={<Checkbox checked={period.endsThis} onChange={(_event, endsThis) => change({ endsThis })} />}
      label={text('priceLists.endsThis', {
        list: String(list.presentation ?? ''),
        end: list.endDate ? dateText(list.endDate) : '…',
      })}
    />
  );
}
