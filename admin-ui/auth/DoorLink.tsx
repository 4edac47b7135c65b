import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';

/** From one page at the door to another. */
export function DoorLink({ to, label }: { to: string; label: string }) {
  return (
    <TextLink component={Link} to={to} variant="body2">
      {label}
    </TextLink>
  );
}
