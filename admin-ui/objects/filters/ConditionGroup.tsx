import { Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Close';
import TargetIcon from '@mui/icons-material/AdsClick';
import {
  isCondition,
  partsOfGroup,
  type FilterGroup,
  type FilterPart,
} from '#domain/platform/filterParts.ts';
import type { PathField } from '../../data/usePathFields.ts';
import { useText } from '../../i18n/useText.ts';
import { ConditionRow } from './ConditionRow.tsx';
import {
  groupOf,
  joinOf,
  mayBeAny,
  mayContainGroup,
  samePlace,
  type Join,
  type PartPlace,
} from './filterGroupEdits.ts';

export interface GroupCommands {
  readonly change: (place: PartPlace, part: FilterPart) => void;
  readonly remove: (place: PartPlace) => void;
  readonly addGroup: (place: PartPlace) => void;
  /** Makes the group at this place the one that picked fields are added to. */
  readonly aim: (place: PartPlace) => void;
}

interface ConditionGroupProps {
  readonly group: FilterGroup;
  /** The place of this group; `[]` for the root, which contains all other groups. */
  readonly place: PartPlace;
  /** The group that a picked field is added to; undefined while there is only one group. */
  readonly aimed: PartPlace | undefined;
  readonly fields: ReadonlyMap<string, PathField>;
  readonly commands: GroupCommands;
}

/** Conditions of which all or any must hold, and nested groups of them. */
export function ConditionGroup({ group, place, aimed, fields, commands }: ConditionGroupProps) {
  const text = useText();
  const parts = partsOfGroup(group);
  const isRoot = place.length === 0;
  const isAimed = aimed !== undefined && samePlace(aimed, place);
  return (
    <Box
      role="group"
      aria-label={text(isRoot ? 'filters.chosen' : 'filterGroups.group')}
      sx={
        isRoot
          ? {}
          : {
              mt: 1.25,
              pl: 1.5,
              pr: 0.75,
              pb: 1,
              borderLeft: 3,
              borderColor: isAimed ? 'secondary.main' : 'divider',
              bgcolor: 'action.hover',
              borderRadius: 1,
            }
      }
    >
      <GroupHead
        group={group}
        place={place}
        isAimed={aimed === undefined ? undefined : isAimed}
        commands={commands}
      />
      {parts.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {text(isRoot || isAimed ? 'filters.none' : 'filterGroups.empty')}
        </Typography>
      )}
      {parts.map((part, index) => {
        const partPlace = [...place, index];
        return isCondition(part) ? (
          <ConditionRow
            key={`${part.fieldPath} ${index}`}
            condition={part}
            pathField={fields.get(part.fieldPath)}
            onChange={(next) => commands.change(partPlace, next)}
            onRemove={() => commands.remove(partPlace)}
          />
        ) : (
          <ConditionGroup
            key={`group ${index}`}
            group={part}
            place={partPlace}
            aimed={aimed}
            fields={fields}
            commands={commands}
          />
        );
      })}
    </Box>
  );
}

interface GroupHeadProps extends Pick<ConditionGroupProps, 'group' | 'place' | 'commands'> {
  /** Whether picked fields are added to this group; undefined while there is only one group. */
  readonly isAimed: boolean | undefined;
}

/** Chooses whether all or any of the conditions must hold, and has the buttons of the group. */
const GroupHead = ({ group, place, isAimed, commands }: GroupHeadProps) => {
  const text = useText();
  // Only the root may be too deep for `or`, because it is then stored as one more group.
  const offersAny = place.length > 0 || mayBeAny(group);
  const join = (next: Join) => commands.change(place, groupOf(next, partsOfGroup(group)));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', pt: 1.25 }}>
      <TextField
        select
        label={text('filterGroups.holds')}
        value={joinOf(group)}
        onChange={(event) => join(event.target.value as Join)}
        helperText={offersAny ? undefined : text('filterGroups.tooDeep')}
        sx={{ width: 230 }}
      >
        <MenuItem value="and">{text('filterGroups.all')}</MenuItem>
        <MenuItem value="or" disabled={!offersAny}>
          {text('filterGroups.any')}
        </MenuItem>
      </TextField>
      {mayContainGroup(place) && (
        <Button size="small" startIcon={<AddIcon />} onClick={() => commands.addGroup(place)}>
          {text('filterGroups.add')}
        </Button>
      )}
      {isAimed !== undefined && (
        <Button
          size="small"
          startIcon={<TargetIcon />}
          color={isAimed ? 'secondary' : 'inherit'}
          aria-pressed={isAimed}
          onClick={() => commands.aim(place)}
        >
          {text(isAimed ? 'filterGroups.aimed' : 'filterGroups.aim')}
        </Button>
      )}
      {place.length > 0 && (
        <IconButton
          onClick={() => commands.remove(place)}
          aria-label={text('filterGroups.remove')}
          sx={{ ml: 'auto' }}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};
