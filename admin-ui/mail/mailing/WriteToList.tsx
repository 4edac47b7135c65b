import { Button } from '@mui/material';
import WriteIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { useNavigate } from 'react-router-dom';
import { dateText } from '#domain/kernel/written.ts';
import type { MailingAudience } from '#domain/mail/enums.ts';
import { objects } from '#domain/objects.ts';
import { listQuery, type ListFilter } from '../../data/listQuery.ts';
import { useObjectMeta } from '../../data/metadata.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useOneAtATime } from '../../parts/oneAtATime.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { useMailingWords } from './useMailingWords.ts';

interface WriteToListProps {
  readonly audience: MailingAudience;
  readonly filter: ListFilter;
}

/** A button that begins a mailing to the people of a list with its present filter, or to the picked ones. */
const WriteToList = ({ audience, filter }: WriteToListProps) => {
  const words = useMailingWords();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const { data: meta } = useObjectMeta(objects.mailing.name);
  const begin = useOneAtATime(async () => {
    const { filter: filterJson = '{}' } = listQuery({ filter });
    // A mailing is named by its day until somebody names it otherwise.
    const name = dateText(new Date().toISOString());
    try {
      const { id } = await recordCalls.create(objects.mailing, {
        name,
        audience,
        filter: String(filterJson),
      });
      await navigate(`/${objects.mailing.path}/${id}`);
    } catch (error) {
      notifyError(error);
    }
  });
  if (meta?.canCreate !== true) return null;
  return (
    <Button size="small" startIcon={<WriteIcon />} onClick={() => void begin()}>
      {words.write}
    </Button>
  );
};

type ListButtonProps = { readonly filter: ListFilter };

/** The button above the list of contact persons. */
export const WriteToPeople = ({ filter }: ListButtonProps) => (
  <WriteToList audience="contactPerson" filter={filter} />
);
/** The button above the list of counterparties. The mailing goes to their contact persons. */
export const WriteToFirms = ({ filter }: ListButtonProps) => (
  <WriteToList audience="counterparty" filter={filter} />
);
