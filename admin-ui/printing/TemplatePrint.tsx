import { Box } from '@mui/material';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { fillTemplate } from '#domain/platform/printTemplate.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { printedOf } from './printedText.ts';

interface TemplatePrintProps {
  readonly template: string;
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
}

/** A form of the administrator: plain text with the values of the record in it. Its line breaks are kept. */
export function TemplatePrint({ template, meta, record }: TemplatePrintProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.5 }}>
      {fillTemplate(template, printedOf(meta.fields, record, { language, text }))}
    </Box>
  );
}
