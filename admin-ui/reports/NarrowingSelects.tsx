import { MenuItem, TextField } from '@mui/material';
import { fieldOf } from '#domain/kernel/declaration.ts';
import { enumLabel, fieldLabel } from '#domain/labels/index.ts';
import type { Report } from '#domain/reports/report.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

/** The chosen values, by field. */
export type ReportNarrowing = Readonly<Record<string, string>>;

interface NarrowingSelectsProps {
  readonly report: Report;
  readonly narrowing: ReportNarrowing;
  readonly onChange: (narrowing: ReportNarrowing) => void;
}

/** A choice for each enumeration that the report can be narrowed by. */
export function NarrowingSelects({ report, narrowing, onChange }: NarrowingSelectsProps) {
  const text = useText();
  const language = useLanguage();
  const choose = (name: string, value: string) => {
    const { [name]: _before, ...others } = narrowing;
    onChange(value === '' ? others : { ...others, [name]: value });
  };
  return report.narrowedBy.map((name) => {
    const field = fieldOf(report.object, name);
    if (field?.type !== 'enumeration') return null;
    return (
      <TextField
        key={name}
        select
        label={fieldLabel(language, report.object.name, name)}
        value={narrowing[name] ?? ''}
        onChange={({ target }) => choose(name, target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 180 }}
      >
        <MenuItem value="">{text('report.all')}</MenuItem>
        {field.enumeration.values.map((value) => (
          <MenuItem key={value} value={value}>
            {enumLabel(language, field.enumeration.name, value)}
          </MenuItem>
        ))}
      </TextField>
    );
  });
}
