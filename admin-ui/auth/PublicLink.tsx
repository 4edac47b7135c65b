import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';

/** A link from one public page to another. */
export function PublicLink({ to, label }: { to: string; label: string }) {
  return (
    <TextLink component={Link} to={to} variant="body2">
      {label}
    </TextLink>
  );
}
