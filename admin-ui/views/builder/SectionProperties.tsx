import { Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import type { ViewSection } from '#domain/platform/view.ts';
import { useText } from '../../i18n/useText.ts';
import { useBuilder } from './BuilderContext.ts';
import { changedSection, movedSection, withoutSection } from './draft.ts';
import { TitleFields } from './TitleFields.tsx';

type Place = NonNullable<ViewSection['place']>;
const places: readonly Place[] = ['page', 'tab', 'aside', 'folded'];

/** The properties of one section of a form. */
export function SectionProperties({ section }: { section: ViewSection }) {
  const text = useText();
  const { draft, change, choose, sectionLabel } = useBuilder();
  const { name } = section;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="subtitle1" component="h3" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          {sectionLabel(name)}
        </Typography>
        <OrderButtons name={name} />
      </Box>
      <TextField
        select
        label={text('views.place')}
        value={section.place ?? 'page'}
        onChange={(event) => change(changedSection(draft, name, { place: event.target.value as Place }))}
      >
        {places.map((place) => (
          <MenuItem key={place} value={place}>
            {text(`views.places.${place}`)}
          </MenuItem>
        ))}
      </TextField>
      <TitleFields
        value={section.title}
        usual={sectionLabel(name)}
        onChange={(title, language) =>
          // Changes with the same second argument become one step of undo: a title is not undone key by key.
          change(changedSection(draft, name, { title }), `title ${language} ${name}`)
        }
      />
      <Button
        startIcon={<RemoveIcon />}
        color="error"
        disabled={draft.sections.length < 2}
        onClick={() => {
          change(withoutSection(draft, name));
          choose(undefined);
        }}
        sx={{ alignSelf: 'flex-start' }}
      >
        {text('views.removeSection')}
      </Button>
    </>
  );
}

const OrderButtons = ({ name }: { readonly name: string }) => {
  const text = useText();
  const { draft, change } = useBuilder();
  return (
    <>
      <IconButton
        size="small"
        onClick={() => change(movedSection(draft, name, -1))}
        aria-label={text('views.sectionUp')}
        title={text('views.sectionUp')}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        onClick={() => change(movedSection(draft, name, 1))}
        aria-label={text('views.sectionDown')}
        title={text('views.sectionDown')}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </>
  );
};
