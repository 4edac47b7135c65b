import { Autocomplete, Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import type { AppObject } from '#domain/kernel/meta.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { languages } from '#domain/kernel/language.ts';
import { useAppObjects } from '../../data/metadata.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { languageNames } from '../../i18n/languageNames.ts';
import { useText } from '../../i18n/useText.ts';
import { ExpressionField } from '../expression/ExpressionField.tsx';
import type { DesignerSideProps } from './sideProps.ts';

/**
 * The settings of the whole process: names, description, object, and when it starts by itself. The second value that `onChange`
 * gets names the field: what is typed in one field is one step of undo.
 */
export function ProcessSettings({ draft, mayDraw, onChange }: DesignerSideProps) {
  const text = useText();
  const language = useLanguage();
  const { data: appObjects = [] } = useAppObjects();
  const label = (field: string) => fieldLabel(language, 'bpDefinition', field);
  return (
    <Box
      component="fieldset"
      disabled={!mayDraw}
      sx={{ border: 0, p: 0, m: 0, display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}
    >
      <TextField
        label={label('name')}
        value={draft.name}
        required
        onChange={(event) => onChange({ ...draft, name: event.target.value }, 'name')}
      />
      <TextField
        label={label('description')}
        value={draft.description ?? ''}
        multiline
        maxRows={5}
        onChange={(event) => onChange({ ...draft, description: event.target.value }, 'description')}
      />
      <Autocomplete<AppObject>
        size="small"
        options={appObjects.toSorted((one, other) => one.title.localeCompare(other.title, language))}
        getOptionLabel={({ singularTitle }) => singularTitle}
        getOptionKey={({ name }) => name}
        value={appObjects.find(({ name }) => name === draft.ownerObjectName) ?? null}
        disabled={!mayDraw}
        noOptionsText={text('common.nothingFound')}
        onChange={(_event, object) => onChange({ ...draft, ownerObjectName: object?.name ?? null })}
        renderInput={(input) => <TextField {...input} label={label('ownerObjectName')} />}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={draft.startsByRule}
            onChange={(event) => onChange({ ...draft, startsByRule: event.target.checked })}
          />
        }
        label={label('startsByRule')}
      />
      {draft.startsByRule && (
        <ExpressionField
          label={label('startCode')}
          help={text('designer.startHelp')}
          value={draft.startCode ?? ''}
          onChange={(startCode) => onChange({ ...draft, startCode }, 'start')}
          objectName={draft.ownerObjectName ?? ''}
          purpose="condition"
        />
      )}
      <TranslatedNames draft={draft} onChange={onChange} />
    </Box>
  );
}

/** The name of the process in every language but Polish, in which it is defined. */
const TranslatedNames = ({ draft, onChange }: Pick<DesignerSideProps, 'draft' | 'onChange'>) => {
  const text = useText();
  return languages
    .filter((each) => each !== 'pl')
    .map((each) => (
      <TextField
        key={each}
        label={text('designer.nameIn', { language: languageNames[each] })}
        value={draft.lang?.[each] ?? ''}
        onChange={(event) =>
          onChange({ ...draft, lang: { ...draft.lang, [each]: event.target.value } }, `lang ${each}`)
        }
      />
    ));
};
