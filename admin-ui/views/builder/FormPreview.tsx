import { Alert, Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'ra-core';
import { useState } from 'react';
import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import type { View } from '#domain/platform/view.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { WrittenFields } from '../../objects/detail/WrittenFields.tsx';
import { ReferencePicker } from '../../objects/fields/ReferencePicker.tsx';
import { formLayout } from '../form/formLayout.ts';
import { useBehindReferences } from '../form/useBehindReferences.ts';
import { useBuilder } from './BuilderContext.ts';
import type { ViewDraft } from './draft.ts';

const viewOf = (draft: ViewDraft): View => ({ ...draft, id: null, filters: [] });

/** A preview of the form with a record: the chosen one, or else the first of the list. Nothing typed here is saved. */
export function FormPreview() {
  const text = useText();
  const { meta } = useBuilder();
  const [chosen, setChosen] = useState<Reference | null>(null);
  const { data, isPending } = useQuery({
    queryKey: [meta.path, 'builderPreview', chosen?.id ?? null],
    queryFn: ({ signal }) =>
      chosen
        ? recordCalls.read(meta, chosen.id, { signal })
        : recordCalls.list(meta, { query: { limit: 1 }, signal }).then(({ rows }) => rows[0] ?? null),
  });
  return (
    <Box>
      <Box sx={{ maxWidth: 360, my: 1.5 }}>
        <ReferencePicker
          objectName={meta.name}
          label={text('views.previewWith')}
          value={
            chosen ?? (data ? { id: data.id, presentation: String(data.presentation ?? data.id) } : null)
          }
          onChange={setChosen}
          bare
        />
      </Box>
      {data && <RecordPreview key={data.id} record={data} />}
      {!data && !isPending && <Alert severity="info">{text('views.previewNone')}</Alert>}
    </Box>
  );
}

const RecordPreview = ({ record }: { record: AnyRecord }) => {
  const text = useText();
  const language = useLanguage();
  const { meta, draft, fields } = useBuilder();
  const sections = formLayout(viewOf(draft), fields, language, (name) => text(`views.sections.${name}`));
  const fullRecord = useBehindReferences(
    meta,
    record,
    draft.items.map(({ path }) => path),
  );
  return (
    <Form record={record} onSubmit={() => undefined} noValidate>
      <WrittenFields sections={sections} record={fullRecord} />
    </Form>
  );
};
