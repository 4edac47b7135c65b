import type { Words } from '../words.ts';

export const designerKeys: Words<'designerKeys'> = {
  title: 'Tastiera per il disegno',
  onStage: 'Su una fase',
  walk: 'Vai alla fase accanto',
  choose: 'Scegli la fase',
  move: 'Sposta la fase nel disegno',
  connect: 'Collega a un’altra fase o alla fine',
  cut: 'Togli una via che parte da qui',
  edit: 'Vai alle impostazioni; Esc riporta al disegno',
};
