import { Alert, MenuItem, TextField } from '@mui/material';
import { useAuthenticated, useStore } from 'ra-core';
import { useNavigate, useParams } from 'react-router-dom';
import { nameIn } from '#domain/kernel/named.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { useDefinition } from '../designer/useDefinition.ts';
import { useDefinitions } from '../run/useDefinitions.ts';
import { Board } from './Board.tsx';

/** `/process-board/7`: the running processes of one definition; without an id, of the one chosen last, else of the first. */
const BoardPage = () => {
  useAuthenticated();
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const definitions = useDefinitions();
  const [last, setLast] = useStore('processBoard.definition', 0);
  const chosen = Number(id) || definitions?.find((each) => each.id === last)?.id || definitions?.[0]?.id;
  return (
    <>
      <PageHeader title={text('processBoard.title')}>
        {definitions !== undefined && definitions.length > 0 && (
          <TextField
            select
            label={text('processBoard.definition')}
            value={chosen ?? ''}
            onChange={(event) => {
              setLast(Number(event.target.value));
              void navigate(`/process-board/${event.target.value}`);
            }}
            sx={{ minWidth: 260 }}
          >
            {definitions.map((each) => (
              <MenuItem key={each.id} value={each.id}>
                {nameIn(language, each)}
              </MenuItem>
            ))}
          </TextField>
        )}
      </PageHeader>
      {definitions?.length === 0 && chosen === undefined && (
        <Alert severity="info">{text('processBoard.noDefinitions')}</Alert>
      )}
      {chosen !== undefined && <Loaded key={chosen} id={chosen} />}
    </>
  );
};

const Loaded = ({ id }: { readonly id: number }) => {
  const { data, error } = useDefinition(id);
  if (error) return <ErrorNote error={error} />;
  return data ? <Board definition={data} /> : null;
};

export default BoardPage;
