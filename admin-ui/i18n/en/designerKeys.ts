import type { Words } from '../words.ts';

export const designerKeys: Words<'designerKeys'> = {
  title: 'Keyboard while drawing',
  onStage: 'On a stage',
  walk: 'Go to the stage beside it',
  choose: 'Choose the stage',
  move: 'Move the stage in the picture',
  connect: 'Connect to another stage, or to the end',
  cut: 'Remove a way that leads on from here',
  edit: 'Go to its settings; Esc leads back to the picture',
};
