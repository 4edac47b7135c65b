import { Box, IconButton, MenuItem, TextField } from '@mui/material';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import type { Report } from '#domain/reports/report.ts';
import { begunOn, endedOn, moved, type ReportPeriod } from '#domain/reports/reportPeriod.rules.ts';
import { shiftNames, type ShiftName } from '#domain/terminal/workShift.rules.ts';
import { useText } from '../i18n/useText.ts';
import { DayField } from '../parts/DayField.tsx';

interface PeriodPickerProps {
  /** Which days the report counts. Only working days have shifts. */
  readonly days: Report['days'];
  readonly period: ReportPeriod;
  readonly onChange: (period: ReportPeriod) => void;
}

/** Chooses the days of a report, or one shift of a working day. The arrows move the period by its own length. */
export function PeriodPicker({ days, period, onChange }: PeriodPickerProps) {
  const text = useText();
  const { from, to, shift } = period;
  /** A shift belongs to one working day, so the period becomes its first day. An empty name means all shifts. */
  const chooseShift = (name: ShiftName | '') =>
    onChange(name === '' ? { from, to } : { from, to: from, shift: name });
  return (
    <>
      <IconButton onClick={() => onChange(moved(period, -1))} aria-label={text('report.previous')}>
        <PreviousIcon />
      </IconButton>
      <Box sx={{ width: 160 }}>
        <DayField
          label={text(shift ? 'report.day' : 'report.from')}
          value={from}
          onChange={(day) => day && onChange(begunOn(period, day))}
        />
      </Box>
      {!shift && (
        <Box sx={{ width: 160 }}>
          <DayField
            label={text('report.to')}
            value={to}
            onChange={(day) => day && onChange(endedOn(period, day))}
          />
        </Box>
      )}
      <IconButton onClick={() => onChange(moved(period, 1))} aria-label={text('report.next')}>
        <NextIcon />
      </IconButton>
      {days === 'working' && (
        <TextField
          select
          label={text('report.shiftOfDay')}
          value={shift ?? ''}
          onChange={({ target }) => chooseShift(target.value as ShiftName | '')}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 150 }}
        >
          <MenuItem value="">{text('report.allShifts')}</MenuItem>
          {shiftNames.map((name) => (
            <MenuItem key={name} value={name}>
              {text('report.shift', { name })}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}
