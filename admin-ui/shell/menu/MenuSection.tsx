import {
  Collapse,
  IconButton,
  Link as TextLink,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Box,
  Tooltip,
} from '@mui/material';
import ClosedIcon from '@mui/icons-material/ChevronRight';
import HelpIcon from '@mui/icons-material/HelpOutline';
import OpenIcon from '@mui/icons-material/ExpandMore';
import { useStore } from 'ra-core';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '#domain/navigation.ts';
import { useText } from '../../i18n/useText.ts';
import { MenuIcon } from './menuIcons.tsx';
import { documentationPath, isModule, sectionPath } from './entryPlaces.ts';

interface MenuSectionProps {
  readonly section: MenuEntry;
  /** Whether the menu is being searched: then every section that is shown is open. */
  readonly searched: boolean;
  /** How many sections this one is inside. */
  readonly depth: number;
  /** Whether the section is open by default: it contains the current page, or is the first one while the start page is shown. */
  readonly opensByItself: boolean;
  /** The entries of the section. */
  readonly children: ReactNode;
}

/** A section of the menu that can be folded. An open section of a module also links to the module's page and documentation. */
export function MenuSection({ section, searched, depth, opensByItself, children }: MenuSectionProps) {
  // Until the person has chosen, only a section that opens by itself is open, so that the menu fits on one screen.
  const [chosen, setChosen] = useStore<boolean | null>(`menu.open.${section.name}`, null);
  const open = searched || (chosen ?? opensByItself);
  const hasJustOpened = useJustOpened(chosen === null && opensByItself);
  return (
    <>
      <ListItemButton
        onClick={() => {
          if (!hasJustOpened()) setChosen(!open);
        }}
        aria-expanded={open}
        sx={{ py: 0.5, mt: 0.5, pl: 2 + depth * 1.5 }}
      >
        <ListItemIcon sx={{ minWidth: 30, color: 'primary.main' }}>
          <MenuIcon name={section.icon ?? section.name} />
        </ListItemIcon>
        <ListItemText primary={section.title} slotProps={{ primary: { fontWeight: 650, fontSize: 13.5 } }} />
        {open ? <OpenIcon sx={{ fontSize: 17 }} /> : <ClosedIcon sx={{ fontSize: 17 }} />}
      </ListItemButton>
      <Collapse in={open} unmountOnExit>
        {!searched && isModule(section) && <SectionLinks section={section} />}
        <List component="div" disablePadding>
          {children}
        </List>
      </Collapse>
    </>
  );
}

/** People need less time than this between the decision to click and the click. */
const reactionMs = 1000;

/** Whether a section has opened by itself so shortly ago that a click was still meant to open it. */
const useJustOpened = (isOpenByItself: boolean): (() => boolean) => {
  const openedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    if (isOpenByItself) openedAt.current = performance.now();
  }, [isOpenByItself]);
  return () => isOpenByItself && performance.now() - openedAt.current < reactionMs;
};

const SectionLinks = ({ section }: { section: MenuEntry }) => {
  const text = useText();
  const documentation = text('menu.documentationOf', { title: section.title });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', pl: 6.5, pr: 1 }}>
      <TextLink
        component={Link}
        to={sectionPath(section)}
        underline="hover"
        variant="caption"
        color="text.secondary"
        sx={{ flex: 1 }}
      >
        {text('menu.section')}
      </TextLink>
      <Tooltip title={documentation}>
        <IconButton component={Link} to={documentationPath(section)} aria-label={documentation} size="small">
          <HelpIcon sx={{ fontSize: 15 }} />
        </IconButton>
      </Tooltip>
    </Box>
  );
};
