import { Box } from '@mui/material';
import { useText } from '../../../i18n/useText.ts';
import { DayField } from '../../../parts/DayField.tsx';

interface PeriodFieldsProps {
  readonly from: string;
  readonly to: string;
  readonly onChange: (period: { readonly from?: string; readonly to?: string }) => void;
}

/** The first and the last day of the filter by date. */
export function PeriodFields({ from, to, onChange }: PeriodFieldsProps) {
  const text = useText();
  return (
    <>
      <Box sx={{ width: 150 }}>
        <DayField label={text('list.periodFrom')} value={from} onChange={(day) => onChange({ from: day })} />
      </Box>
      <Box sx={{ width: 150 }}>
        <DayField label={text('list.periodTo')} value={to} onChange={(day) => onChange({ to: day })} />
      </Box>
    </>
  );
}
