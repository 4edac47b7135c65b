import { useState } from 'react';
import type { EnumValue } from '#domain/kernel/enumeration.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { reclamationAction } from '#domain/service/enums.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ChoiceChips } from '../parts/ChoiceChips.tsx';
import { CutNote } from '../parts/CutNote.tsx';
import { PartTable } from './PartTable.tsx';
import { usePartRecords } from './usePartRecords.ts';

/** The history of a reclamation, the newest first: all of it, or one kind of action. */
export function ReclamationHistory({ record }: { readonly record: AnyRecord }) {
  const text = useText();
  const language = useLanguage();
  const [chosen, setChosen] = useState<EnumValue<typeof reclamationAction>>();
  const { data: meta } = useObjectMeta('reclamationHistory');
  const filter = { reclamation: record.id, markedToDelete: false };
  const { data } = usePartRecords('reclamationHistory', meta?.path, filter);
  if (!meta || !data) return null;
  const { rows, count: countOfAll } = data;
  const actions = reclamationAction.values
    .map((action) => ({
      value: action,
      label: enumLabel(language, 'reclamationAction', action),
      count: rows.filter(({ actionType }) => actionType === action).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <>
      {actions.length > 1 && (
        <ChoiceChips
          label={text('reclamations.actions')}
          choices={actions}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <PartTable
        meta={meta}
        columns={['createdAt', 'actionType', 'status', 'decision', 'description', 'author']}
        rows={rows.filter(({ actionType }) => chosen === undefined || actionType === chosen)}
      />
      <CutNote shown={rows.length} count={countOfAll} />
    </>
  );
}
