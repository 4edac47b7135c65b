import type { Words } from '../words.ts';

export const orderProgress: Words<'orderProgress'> = {
  title: 'Stand des Auftrags',
  weighedOf: '%{weighed} von %{quantity} verwogen',
  weighed: '%{weighed} verwogen; der Auftrag nennt kein Gewicht',
  left: 'offen: %{left}',
  over: 'Es wurden %{tonnes} mehr verwogen als bestellt.',
  announced: 'Angemeldet',
  weighing: 'In Verwiegung',
  done: 'Verwogen',
};
