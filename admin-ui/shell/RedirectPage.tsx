import { Navigate, useLocation, useParams } from 'react-router-dom';

/** `/redirect/vehicles/3` opens `/vehicles/3` and so mounts the view again. */
export function RedirectPage() {
  const { '*': path = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: `/${path}`, search }} replace />;
}
