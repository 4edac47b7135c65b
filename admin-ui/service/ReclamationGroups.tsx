import { useQuery } from '@tanstack/react-query';
import { objects } from '#domain/objects.ts';
import { isReference } from '#domain/kernel/record.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useNarrowing } from '../objects/list/useNarrowing.ts';
import { ChoiceChips } from '../parts/ChoiceChips.tsx';

/** The path of the quick filter: the group of a reclamation's status. */
const groupPath = 'status.reclamationStatusGroup';

/** The status groups above the list with their counts; a click filters the list. */
const ReclamationGroups = () => {
  const { narrowing, narrow } = useNarrowing();
  const text = useText();
  const language = useLanguage();
  const key = [objects.reclamation.path, 'groups', language];
  useRefetchOnChange(['reclamation'], key);
  const { data: groups = [] } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi('GET /reclamation/count_by_group', { signal }),
  });
  const { [groupPath]: quick, ...others } = narrowing.quick;
  return (
    <ChoiceChips
      label={text('reclamations.groups')}
      choices={groups.map(({ id, name, count }) => ({ value: id, label: name, count }))}
      chosen={isReference(quick) ? quick.id : undefined}
      onChoose={(id) => {
        const presentation = groups.find((group) => group.id === id)?.name;
        narrow({ quick: id && presentation ? { ...others, [groupPath]: { id, presentation } } : others });
      }}
    />
  );
};

export default ReclamationGroups;
