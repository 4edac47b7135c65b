import { useAuthenticated } from 'ra-core';
import { useParams } from 'react-router-dom';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { Designer } from './Designer.tsx';
import { useDefinition } from './useDefinition.ts';

/** `/process-designer/7`: shown to people who may read definitions, editable with full rights. */
const DesignerPage = () => {
  useAuthenticated();
  const { id = '' } = useParams();
  return /^\d+$/.test(id) ? <Loaded key={id} id={Number(id)} /> : <NotFoundPage />;
};

const Loaded = ({ id }: { readonly id: number }) => {
  const { data, error, isFetchedAfterMount } = useDefinition(id);
  if (error) return <ErrorNote error={error} />;
  // A draft begins only once, so it waits for the present definition and does not begin with one that was read earlier.
  return data && isFetchedAfterMount ? <Designer definition={data} /> : null;
};

export default DesignerPage;
