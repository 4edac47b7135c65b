import { IconButton } from '@mui/material';
import ListIcon from '@mui/icons-material/ManageSearch';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { nameOrNumber, type Reference } from '#domain/kernel/record.ts';
import { useObjectPath } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { useDebounced } from '../../parts/useDebounced.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import type { BoxProps } from './ChoiceInput.tsx';
import { fitting } from './singleMatch.ts';
import { offerFilter, type Offer } from './offered.ts';
import { usePickerDialogs } from './pickerDialogs.ts';
import { pickerLimit, useChoices } from './useChoices.ts';
import { useCreation } from './useCreation.ts';
import type { Choice } from './typedLookup.ts';

const searchDelayMs = 150;

interface ReferencePickerProps extends BoxProps, Offer {
  readonly objectName: string;
  readonly value: Reference | null;
  readonly onChange: (value: Reference | null) => void;
  /** Without buttons: inside a table there is no room for them. */
  readonly bare?: boolean;
  /** Whether a record can be created here; not useful where one only filters. */
  readonly mayCreate?: boolean;
}

/**
 * Finds a record on the server while one types, or in a dialog with a list. Records marked for deletion are not offered.
 */
export function ReferencePicker(props: ReferencePickerProps) {
  const { objectName, value, bare = false, mayCreate = true, ...others } = props;
  const { offer, box } = splitProps(others);
  const text = useText();
  const dialogs = usePickerDialogs();
  const path = useObjectPath(objectName);
  const [open, setOpen] = useState(false);
  const [browsing, setBrowsing] = useState(false);
  const { words, setWords, search, answered } = useSearch(path, open, props);

  const choose = (chosen: Pick<Reference, 'id' | 'presentation'> | Choice | null) =>
    props.onChange(chosen && { id: Number(chosen.id), presentation: chosen.presentation });
  const creation = useCreation({
    objectName,
    where: offer.where,
    isEnabled: mayCreate && words !== undefined,
    onDone: choose,
  });
  // Until the answer for the typed words has come, those earlier choices are offered that fit the words.
  const options = answered || words === undefined ? search.choices : fitting(words, search.choices);
  const hasButtons = !bare && path !== undefined;
  const canBrowse = hasButtons && !props.disabled;
  const canOpen = hasButtons && value !== null;

  return (
    <>
      <ChoiceBox
        {...box}
        // `names` are the texts that a person may type to mean this record.
        value={value && { ...value, presentation: nameOrNumber(value), names: [value.presentation] }}
        onChange={choose}
        disabled={props.disabled === true || !path}
        options={options}
        answered={answered}
        unread={search.error}
        count={search.count}
        ask={search.ask}
        onType={setWords}
        onOpen={setOpen}
        creation={creation.offer}
        hint={search.more ? text('picker.moreExist', { count: pickerLimit }) : undefined}
        buttonCount={Number(canBrowse) + Number(canOpen)}
        buttons={
          <PickerButtons
            label={props.label}
            address={canOpen ? `/${path}/${value.id}` : undefined}
            onBrowse={canBrowse ? () => setBrowsing(true) : undefined}
          />
        }
      />
      <Suspense>
        {browsing && (
          <dialogs.Select
            objectName={objectName}
            {...offer}
            onClose={() => setBrowsing(false)}
            onSelect={choose}
          />
        )}
        {creation.asked && <dialogs.Create {...creation.asked} />}
      </Suspense>
    </>
  );
}

interface PickerButtonsProps {
  readonly label: string | undefined;
  /** The page of the chosen record; undefined if there is none to open. */
  readonly address: string | undefined;
  readonly onBrowse: (() => void) | undefined;
}

const PickerButtons = ({ label, address, onBrowse }: PickerButtonsProps) => {
  const text = useText();
  const labelled = (action: string) => (label ? `${action}: ${label}` : action);
  return (
    <>
      {address !== undefined && (
        <IconButton
          component={Link}
          to={address}
          aria-label={labelled(text('picker.openRecord'))}
          title={text('picker.openRecord')}
        >
          <OpenIcon sx={{ fontSize: 15 }} />
        </IconButton>
      )}
      {onBrowse && (
        <IconButton
          onClick={onBrowse}
          aria-label={labelled(text('picker.browse'))}
          title={text('picker.browse')}
        >
          <ListIcon sx={{ fontSize: 18 }} />
        </IconButton>
      )}
    </>
  );
};

/** Separates the properties that narrow the offered records from those of the box. */
const splitProps = <P extends Offer>({ where, without, notOffered, like, notFor, ...box }: P) => ({
  offer: { where, without, notOffered, like, notFor },
  box,
});

/** The records that the typed words find. `words` is undefined while nothing is typed; `answered` says that the answer is for them. */
const useSearch = (
  path: string | undefined,
  isOpen: boolean,
  { where, without, notOffered, like, notFor }: Offer,
) => {
  const [words, setWords] = useState<string>();
  const searchWords = useDebounced(words?.trim() ?? '', searchDelayMs);
  const extra = useMemo(
    () => offerFilter({ where, without, notOffered, like }),
    [where, without, notOffered, like],
  );
  // `notFor` is no part of the filter: `useChoices` first reads which products are hidden from this customer.
  const search = useChoices(path, searchWords, isOpen, extra, notFor);
  return { words, setWords, search, answered: search.answeredWords === (words?.trim() ?? '') };
};
