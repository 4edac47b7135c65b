import { useQuery } from '@tanstack/react-query';
import { objects } from '#domain/objects.ts';
import { isReference } from '#domain/kernel/record.ts';
import { call } from '../data/http.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import type { ListStateInUse } from '../objects/list/useListState.ts';
import { ChoiceChips } from './ChoiceChips.tsx';

interface Group {
  readonly id: number;
  readonly name: string;
  readonly count: number;
}

const path = 'status.reclamationStatusGroup';

/** The status groups over the list, each with how many there are; pressed, the list has only these. */
const ReclamationGroups = ({ list: { state, set } }: { readonly list: ListStateInUse }) => {
  const text = useText();
  const language = useLanguage();
  const key = [objects.reclamation.path, 'groups', language];
  useRefetchOnChange(['reclamation'], key);
  const { data: groups = [] } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call<readonly Group[]>('/reclamation/count_by_group', { signal }),
  });
  const { [path]: quick, ...others } = state.quick;
  return (
    <ChoiceChips
      label={text('reclamations.groups')}
      choices={groups.map(({ id, name, count }) => ({ value: id, label: name, count }))}
      chosen={isReference(quick) ? quick.id : undefined}
      onChoose={(id) => {
        const presentation = groups.find((group) => group.id === id)?.name;
        set({ quick: id && presentation ? { ...others, [path]: { id, presentation } } : others });
      }}
    />
  );
};

export default ReclamationGroups;
