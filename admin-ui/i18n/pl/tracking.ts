export const tracking = {
  panel: 'Pomiar czasu',
  running:
    'Pomiar czasu: trwa %{smart_count} |||| Pomiar czasu: trwają %{smart_count} |||| Pomiar czasu: trwa %{smart_count}',
  start: 'Rozpocznij pomiar',
  openRecord: 'Otwórz rekord, którego dotyczy Twoja praca, aby rozpocząć pomiar czasu.',
  alreadyRunning: 'Pomiar czasu dla tego rekordu już trwa.',
  none: 'Żaden pomiar nie trwa.',
  stop: 'Zakończ',
  comment: 'Komentarz',
  since: 'od %{time}',
  stopped: 'Zakończono pomiar: %{time}',
  all: 'Wszystkie pomiary czasu',
  seconds: '%{time} s.',
  minutes: '%{time} min.',
  hours: '%{time} god.',
};
