import { useParams, useSearchParams } from 'react-router-dom';

/** The view setting that the address asks for, as `/vehicles/view/7` or `?view=7`; the default one where it asks for none. */
export const useChosenView = (): number | undefined => {
  const { viewId } = useParams();
  const [parameters] = useSearchParams();
  const wanted = viewId ?? parameters.get('view') ?? '';
  return /^\d{1,9}$/.test(wanted) ? Number(wanted) : undefined;
};
