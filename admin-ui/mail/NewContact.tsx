import { Box, Button, Typography } from '@mui/material';
import PersonIcon from '@mui/icons-material/PersonAddAlt';
import { Link } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import { filled } from '#domain/words/filled.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { newRecordAt } from '../data/newRecordAt.ts';
import type { Letter } from './mailQueries.ts';
import { useMailboxWords } from './useMailboxWords.ts';

/** Offers to make the sender a contact person, where the firm of a letter is known and its person is not. */
export function NewContact({ letter }: { readonly letter: Letter }) {
  const words = useMailboxWords();
  const { data: meta } = useObjectMeta(objects.contactPerson.name);
  const { counterparty, contactPersonId, from } = letter;
  if (!counterparty || contactPersonId || !from || meta?.canCreate !== true) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, px: 2, py: 0.5 }}>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {filled(words.senderUnknown, { address: from, firm: counterparty.presentation })}
      </Typography>
      <Button size="small" startIcon={<PersonIcon />} component={Link} to={formFor(letter)}>
        {words.newContact}
      </Button>
    </Box>
  );
}

/** The address of the form for a new contact person with what the letter says of its sender. */
const formFor = ({ counterparty, from, fromName }: Letter): string => {
  const firm = counterparty && { id: counterparty.id, presentation: counterparty.presentation };
  return newRecordAt(objects.contactPerson.path, { name: fromName || from, email: from, counterparty: firm });
};
