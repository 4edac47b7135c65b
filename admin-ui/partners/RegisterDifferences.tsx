import { Alert, Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldLabel } from '#domain/labels/index.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { inWords, type FirmValues } from './registerFill.ts';

interface RegisterDifferencesProps {
  readonly differing: FirmValues;
  readonly onTake: (values: FirmValues) => void;
  readonly onClose: () => void;
}

/** The values of a register that differ from the form. A person takes over each one they want. */
export function RegisterDifferences({ differing, onTake, onClose }: RegisterDifferencesProps) {
  const text = useText();
  const language = useLanguage();
  const { control } = useFormContext();
  const fields = Object.keys(differing);
  const typed = useWatch({ control, name: fields });
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const takenValues = Object.entries(differing).filter(([field]) => !leftOut.has(field));
  const choose = (field: string, ticked: boolean) => {
    const others = [...leftOut].filter((each) => each !== field);
    setLeftOut(new Set(ticked ? others : [...others, field]));
  };
  return (
    <Alert severity="warning" role="region" aria-label={text('firms.differs')} onClose={onClose}>
      {text('firms.differs')}
      {fields.map((field, index) => (
        <Box key={field}>
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={!leftOut.has(field)}
                onChange={(_event, ticked) => choose(field, ticked)}
              />
            }
            label={`${fieldLabel(language, 'counterparty', field)}: ${inWords(typed[index])} → ${inWords(differing[field])}`}
          />
        </Box>
      ))}
      <Button
        size="small"
        variant="outlined"
        disabled={takenValues.length === 0}
        onClick={() => onTake(Object.fromEntries(takenValues))}
      >
        {text('firms.takeOver')}
      </Button>
    </Alert>
  );
}
