import type { Words } from '../words.ts';

export const tabs: Words<'tabs'> = {
  bar: 'Open tabs',
  actions: 'Tab actions',
  refresh: 'Refresh',
  pin: 'Pin',
  unpin: 'Unpin',
  pinned: 'Pinned tab: %{title}',
  close: 'Close',
  closeTab: 'Close tab: %{title}',
  closeOthers: 'Close others',
  closeAll: 'Close all',
  next: 'Next tab',
  previous: 'Previous tab',
  more: 'More tabs',
  unsaved: 'unsaved changes',
};
