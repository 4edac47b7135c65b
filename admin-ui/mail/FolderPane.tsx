import { Box, List, ListItemButton, Typography } from '@mui/material';
import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import JunkIcon from '@mui/icons-material/ReportGmailerrorredOutlined';
import LaterIcon from '@mui/icons-material/ScheduleSendOutlined';
import SentIcon from '@mui/icons-material/SendOutlined';
import UnreadableIcon from '@mui/icons-material/ReportProblemOutlined';
import TrashIcon from '@mui/icons-material/DeleteOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { integerText } from '#domain/kernel/written.ts';
import {
  draftsPlace,
  inboxPlace,
  junkPlace,
  otherPlace,
  sentPlace,
  trashPlace,
} from '#domain/mail/mailFolder.rules.ts';
import { filled } from '#domain/words/filled.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { walkByArrows } from '../parts/walkByArrows.ts';
import { folderTitle } from './folderTitle.ts';
import { HeldOfFolders } from './HeldOfFolders.tsx';
import type { MailFolders, MailPlace } from './mailQueries.ts';
import { useMailboxWords } from './useMailboxWords.ts';

/** The icons of the folders that every account has, by their `sort`. */
const icons: Readonly<Record<number, SvgIconComponent>> = {
  [inboxPlace]: InboxIcon,
  [draftsPlace]: DraftsIcon,
  [sentPlace]: SentIcon,
  [junkPlace]: JunkIcon,
  [trashPlace]: TrashIcon,
};

interface FolderPaneProps extends MailFolders {
  /** The folder or list of letters that is shown beside this pane; undefined if none is. */
  readonly place: MailPlace | undefined;
  readonly onChoose: (place: MailPlace) => void;
}

/**
 * The folders of each account in their order, with their unread letters and how many of the server's letters are stored here; the
 * letters that could not be read; and, last, the letters that were written here: drafts, those to be sent later, and sent ones.
 */
export function FolderPane({ folders, accounts, unread, unreadable, place, onChoose }: FolderPaneProps) {
  const words = useMailboxWords();
  const entry = (
    to: MailPlace,
    Icon: SvgIconComponent,
    title: string,
    more: { unread?: number; count?: number; hint?: string },
  ) => (
    <Entry key={to} Icon={Icon} title={title} chosen={to === place} onChoose={() => onChoose(to)} {...more} />
  );
  const accountsWithFolders = accounts
    .map((account) => ({
      account,
      own: folders.filter(({ emailAccountId }) => emailAccountId === account.id),
    }))
    .filter(({ own }) => own.length > 0);
  return (
    <Box
      component="nav"
      data-pane="folders"
      aria-label={words.folders}
      sx={{ overflowY: 'auto', minHeight: 0, p: 0.5 }}
    >
      {accountsWithFolders.map(({ account, own }) => (
        <Box key={account.id} sx={{ mb: 1.5 }}>
          <Heading>{account.name}</Heading>
          <List component="div" disablePadding>
            {own.map((folder) =>
              entry(folder.id, icons[folder.sort ?? otherPlace] ?? FolderIcon, folderTitle(folder, words), {
                unread: unread.get(folder.id) ?? 0,
                hint: folder.name,
              }),
            )}
          </List>
          <HeldOfFolders account={account} folders={own} />
        </Box>
      ))}
      {(unreadable > 0 || place === 'unreadable') && (
        <List component="div" disablePadding sx={{ mb: 1.5 }}>
          {entry('unreadable', UnreadableIcon, words.unreadable, { count: unreadable })}
        </List>
      )}
      <Heading>{words.written}</Heading>
      <List component="div" disablePadding>
        {entry('drafts', DraftsIcon, words.drafts, {})}
        {entry('scheduled', LaterIcon, words.scheduled, {})}
        {entry('sent', SentIcon, words.sent, {})}
      </List>
    </Box>
  );
}

const Heading = ({ children }: { readonly children: string }) => (
  <Typography
    variant="subtitle2"
    component="h2"
    noWrap
    title={children}
    color="text.secondary"
    sx={{ px: 1, py: 0.5 }}
  >
    {children}
  </Typography>
);

interface EntryProps {
  readonly Icon: SvgIconComponent;
  readonly title: string;
  readonly chosen: boolean;
  readonly unread?: number;
  /** The number of letters that could not be read; it is not shown if it is 0. */
  readonly count?: number;
  /** The tooltip, if it is not the title: the name that the folder has on the mail server. */
  readonly hint?: string;
  readonly onChoose: () => void;
}

const Entry = ({ Icon, title, chosen, unread = 0, count = 0, hint, onChoose }: EntryProps) => {
  const language = useLanguage();
  const words = useMailboxWords();
  return (
    <ListItemButton
      selected={chosen}
      aria-current={chosen || undefined}
      title={hint ?? title}
      onClick={onChoose}
      onKeyDown={walkByArrows}
      sx={{ borderRadius: 1, gap: 1, px: 1, py: 0.5 }}
    >
      <Icon sx={{ fontSize: 18 }} color="action" aria-hidden />
      <Typography noWrap sx={{ flex: 1, fontWeight: unread > 0 ? 700 : 400 }}>
        {title}
      </Typography>
      {unread > 0 && (
        <Typography
          component="span"
          variant="body2"
          aria-label={filled(words.unreadCount, { count: integerText(language, unread) })}
          role="img"
          sx={{ fontWeight: 700 }}
        >
          {integerText(language, unread)}
        </Typography>
      )}
      {count > 0 && (
        <Typography component="span" variant="body2" color="text.secondary">
          {integerText(language, count)}
        </Typography>
      )}
    </ListItemButton>
  );
};
