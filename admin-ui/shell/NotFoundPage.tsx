import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';

export const NotFoundPage = () => {
  const text = useText();
  return (
    <Box sx={{ py: 10, textAlign: 'center' }}>
      <Typography component="h1" variant="h4" gutterBottom>
        {text('shell.notFound')}
      </Typography>
      <Typography color="text.secondary" gutterBottom>
        {text('shell.notFoundHint')}
      </Typography>
      <Button component={Link} to="/main" variant="contained" sx={{ mt: 2 }}>
        {text('shell.goHome')}
      </Button>
    </Box>
  );
};
