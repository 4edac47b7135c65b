import { Alert, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { variantStates } from '#domain/goods/variantPlan.rules.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { useText } from '../i18n/useText.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { useSending } from '../parts/useSending.ts';
import { VariantTable } from './VariantTable.tsx';

interface VariantsDialogProps {
  readonly definition: AnyRecord;
  readonly onClose: () => void;
}

/** Shows the variants that a definition gives and what writing them would change, and writes them. */
export function VariantsDialog({ definition, onClose }: VariantsDialogProps) {
  const text = useText();
  const notify = useNotify();
  const client = useQueryClient();
  const params = { id: definition.id };
  const { data, error } = useQuery({
    queryKey: [objects.productVariantDefinition.path, definition.id, 'variants', definition.updatedAt],
    queryFn: ({ signal }) =>
      callApi('POST /product_variant_definitions/:id/variants', { params, body: { preview: true }, signal }),
    // Not cached, because other people may have written variants meanwhile.
    gcTime: 0,
    retry: false,
  });
  const { sending, send } = useSending({
    updatedAt: definition.updatedAt,
    onClose,
    refresh: () =>
      Promise.all(
        [objects.productVariant.path, objects.productVariantDefinition.path].map((path) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
  const rows = data?.rows ?? [];
  const counts = Object.fromEntries(
    variantStates.map((state) => [state, rows.filter((row) => row.state === state).length]),
  ) as Readonly<Record<(typeof variantStates)[number], number>>;
  const changedCount = counts.new + counts.adapted;

  const submit = () =>
    send(async (version) => {
      await callApi('POST /product_variant_definitions/:id/variants', { params, body: version });
      notify(text('variants.saved', { count: changedCount }), { type: 'success' });
    });

  return (
    <FormDialog
      title={text('variants.open')}
      submit={text('variants.make')}
      width="wide"
      disabled={sending || changedCount === 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ErrorNote error={error} severity="error" />
      {data && (
        <Typography variant="body2" color="text.secondary">
          {text('variants.summary', { ...counts, added: counts.new })}
        </Typography>
      )}
      {data && changedCount === 0 && <Alert severity="info">{text('variants.nothing')}</Alert>}
      {counts.outside > 0 && <Alert severity="warning">{text('variants.outsideStay')}</Alert>}
      {rows.length > 0 && <VariantTable rows={rows} />}
    </FormDialog>
  );
}
