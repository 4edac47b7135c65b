import { useParams, useSearchParams } from 'react-router-dom';

/** The id of the view in the address (`/vehicles/view/7` or `?view=7`); undefined for the default view. */
export function useChosenView(): number | undefined {
  const { viewId } = useParams();
  const [parameters] = useSearchParams();
  const id = viewId ?? parameters.get('view') ?? '';
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}
