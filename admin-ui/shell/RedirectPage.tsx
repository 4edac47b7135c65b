import { Navigate, useLocation, useParams } from 'react-router-dom';

/** `/redirect/vehicles/3` opens `/vehicles/3` anew: what stood there is taken down on the way. */
export const RedirectPage = () => {
  const { '*': path = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={{ pathname: `/${path}`, search }} replace />;
};
