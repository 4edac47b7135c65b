import { Box, Typography } from '@mui/material';
import { usePermissions } from 'ra-core';
import { lazy, Suspense, useId } from 'react';
import { registry } from '#domain/objects.ts';
import { isFault, readExpression } from '#domain/processes/expression/expression.ts';
import { ruleInWords } from '#domain/processes/expression/ruleInWords.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import type { ExpressionFieldProps } from './ExpressionFieldProps.ts';

const ExpressionEditor = lazy(() => import('./ExpressionEditor.tsx'));

/** An example for each purpose, shown in the empty editor. The help below the editor explains the example in words. */
const examples: Readonly<Record<ExpressionFieldProps['purpose'], string>> = {
  condition: 'record.comment != ""',
  recipients: 'recipient.endsWith(".pl")',
  actions: '[setField("comment", result), addComment("OK")]',
};

/**
 * A condition, recipients or actions with completion and underlined errors; a condition is also shown in words below. People who
 * may not edit a condition see only the words.
 */
export function ExpressionField(props: ExpressionFieldProps) {
  const labelId = useId();
  const language = useLanguage();
  const { permissions } = usePermissions<{ fullRights: boolean }>();
  const { value, objectName, purpose, mayEdit = permissions?.fullRights === true } = props;
  const showsOnlyWords = purpose === 'condition' && !mayEdit;
  const ruleText = ruleInWords(language, registry, objectName, value);
  const hasRuleBelow =
    !showsOnlyWords &&
    purpose === 'condition' &&
    registry.has(objectName) &&
    !isFault(readExpression(registry, objectName, value, purpose));
  return (
    <Box>
      <Typography id={labelId} component="div" sx={{ fontSize: 12, color: 'text.secondary', mb: 0.25 }}>
        {props.label}
      </Typography>
      {showsOnlyWords ? (
        <Typography aria-labelledby={labelId}>{value === '' ? '–' : ruleText}</Typography>
      ) : (
        <Suspense fallback={<Box sx={{ height: 34, border: 1, borderColor: 'divider', borderRadius: 1 }} />}>
          <ExpressionEditor {...props} labelId={labelId} example={props.example ?? examples[purpose]} />
        </Suspense>
      )}
      {hasRuleBelow && (
        <Typography data-in-words sx={{ fontSize: 12, mt: 0.25 }}>
          {ruleText}
        </Typography>
      )}
      {props.help && !showsOnlyWords && (
        <Typography sx={{ fontSize: 12, color: 'text.secondary', mt: 0.25 }}>{props.help}</Typography>
      )}
    </Box>
  );
}
