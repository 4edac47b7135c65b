import { ResourceContextProvider, SaveContextProvider, useCreateController, useGetOne } from 'ra-core';
import { useMemo } from 'react';
import { Button, Typography } from '@mui/material';
import BackIcon from '@mui/icons-material/ArrowBack';
import { Link, useSearchParams } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../../i18n/useText.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { useFormLayout } from '../../views/form/useFormLayout.ts';
import { blankValues, copiedValues, payloadOf } from './payload.ts';
import { RecordForm } from './RecordForm.tsx';
import { useSaveRefused } from './useSaveRefused.ts';

/** A new record: blank with its defaults and the tick that a picker asks for, or a copy of another. */
export const ObjectCreate = ({ meta }: { meta: ObjectMeta }) => {
  const text = useText();
  const [parameters] = useSearchParams();
  const tick = parameters.get('tick');
  const copied = parameters.get('copy') ?? undefined;
  const { data: original } = useGetOne<AnyRecord>(
    meta.path,
    { id: Number(copied) },
    { enabled: copied !== undefined },
  );
  const sections = useFormLayout(meta);
  const refused = useSaveRefused(meta, undefined);
  const create = useCreateController({
    resource: meta.path,
    redirect: false,
    transform: (values: Record<string, unknown>) => payloadOf(meta, values),
    mutationOptions: { onError: (error: unknown) => void refused(error) },
  });
  const defaultValues = useMemo(
    () => (original ? copiedValues(meta, original) : blankValues(meta, tick)),
    [meta, original, tick],
  );

  if ((copied !== undefined && !original) || !sections) return null;
  return (
    <ResourceContextProvider value={meta.path}>
      <SaveContextProvider value={create as never}>
        <PageHeader title={text('detail.new', { object: meta.singularTitle })}>
          <Button component={Link} to={`/${meta.path}`} startIcon={<BackIcon />} color="inherit">
            {text('common.back')}
          </Button>
        </PageHeader>
        <RecordForm meta={meta} sections={sections} disabled={false} defaultValues={defaultValues} />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {text('files.afterSave')}
        </Typography>
      </SaveContextProvider>
    </ResourceContextProvider>
  );
};
