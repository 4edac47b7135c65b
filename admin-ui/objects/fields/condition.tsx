import { Box, FormHelperText, Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { InputProps } from './kind.ts';
import { useFieldInput } from './useFieldInput.ts';

// Loaded only when a form has a condition: few have one, and the code for the language of conditions is large.
const ExpressionField = lazy(async () => ({
  default: (await import('../../processes/expression/ExpressionField.tsx')).ExpressionField,
}));
const ConditionInWords = lazy(() => import('../../processes/expression/ConditionInWords.tsx'));

interface ConditionShownProps {
  /** The object of the records that the condition is about. */
  readonly about: string;
  readonly condition: string;
}

/** A condition as a sentence. */
export function ConditionShown({ about, condition }: ConditionShownProps) {
  return (
    <Suspense fallback={condition}>
      <ConditionInWords objectName={about} condition={condition} />
    </Suspense>
  );
}

/** A condition in a form: typed with completion, its errors underlined, and said in words below. */
export function ConditionInput(props: InputProps) {
  const { form, shown, error } = useFieldInput(props);
  return (
    <Box>
      <Suspense fallback={<Skeleton variant="rounded" height={54} />}>
        <ExpressionField
          label={props.field.label}
          value={typeof form.value === 'string' ? form.value : ''}
          onChange={form.onChange}
          objectName={props.field.conditionOn ?? ''}
          purpose="condition"
          example='record.name == "…"'
          mayEdit={!shown.disabled}
          // Marks the field as wrong, whatever the error is.
          missing={error !== undefined}
        />
      </Suspense>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
