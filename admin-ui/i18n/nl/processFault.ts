import type { Words } from '../words.ts';

export const processFault: Words<'processFault'> = {
  no_object: 'Kies het soort records dat het proces begeleidt.',
  no_stages: 'Het proces heeft nog geen fase.',
  stage_twice: 'Deze fase komt twee keer voor.',
  stage_missing: 'Leidt naar een fase die er niet is.',
  unreachable: 'Geen enkele weg leidt hierheen. Verbind hem met een andere fase.',
  no_way_out: 'Vanaf hier eindigt het proces nooit.',
  no_executor: 'Niemand voert hem uit. Kies een uitvoerder, een rol of een taaksjabloon.',
  template_no_executor:
    'De taaksjabloon noemt niemand. Kies hier een uitvoerder of een rol, of doe dat in de sjabloon.',
  no_conditions: 'De voorwaardelijke fase heeft geen voorwaarde.',
  condition_circle: 'De voorwaarden draaien in een kring.',
  expression: 'Een uitdrukking bevat een fout.',
  inCondition: 'Voorwaarde %{place}',
  inBefore: 'Voorwaarde voor uitvoering',
  inOnExecution: 'Acties na uitvoering',
};
