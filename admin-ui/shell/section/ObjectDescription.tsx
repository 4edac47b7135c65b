import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import OpenIcon from '@mui/icons-material/ExpandMore';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { useAppObjects, useObjectMeta } from '../../data/metadata.ts';
import { UnseenHead } from '../../parts/UnseenHead.tsx';
import { useText } from '../../i18n/useText.ts';

interface ObjectDescriptionProps {
  readonly objectName: string;
  readonly path: string;
}

/**
 * The labelled fields of one object: what each contains, and whether it is required or read-only. They are loaded when the object
 * is unfolded.
 */
export function ObjectDescription({ objectName, path }: ObjectDescriptionProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const object = useAppObjects().data?.find(({ name }) => name === objectName);
  const { data: meta } = useObjectMeta(open ? objectName : undefined);
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={open}
      onChange={(_event, isOpen) => setOpen(isOpen)}
    >
      <AccordionSummary expandIcon={<OpenIcon />}>
        <Typography component="h2" variant="h6">
          {object?.title ?? objectName}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Button component={Link} to={path} sx={{ mb: 1 }}>
          {text('menu.openList')}
        </Button>
        {meta && <Fields fields={meta.fields.filter(({ label }) => label !== '')} />}
      </AccordionDetails>
    </Accordion>
  );
}

const Fields = ({ fields }: { fields: readonly FieldMeta[] }) => {
  const text = useText();
  const objects = useAppObjects().data ?? [];
  /** What a field contains: the object that it refers to, else the values that it may have, else its type. */
  const contentOf = ({ type, ref, values }: FieldMeta): string =>
    (ref && objects.find(({ name }) => name === ref)?.singularTitle) ||
    values.map(({ label }) => label).join(', ') ||
    text(`menu.types.${type}`);
  const ruleOf = ({ required, readOnly }: FieldMeta): string => {
    if (readOnly) return text('menu.readOnly');
    return required ? text('menu.required') : '';
  };
  return (
    <TableContainer>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text('menu.field')}</TableCell>
            <TableCell>{text('menu.holds')}</TableCell>
            <UnseenHead name={text('menu.rule')} />
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map((field) => (
            <TableRow key={field.name}>
              <TableCell>{field.label}</TableCell>
              <TableCell>{contentOf(field)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{ruleOf(field)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
