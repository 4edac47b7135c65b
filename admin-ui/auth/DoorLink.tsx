import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';

/** From one page at the door to another. */
export const DoorLink = ({ to, label }: { to: string; label: string }) => (
  <TextLink component={Link} to={to} variant="body2">
    {label}
  </TextLink>
);
