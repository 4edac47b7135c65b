import type { ErrorWords } from '../words.ts';

/** What goes wrong with processes and the expressions in them. */
export const processErrors = {
  expression_syntax: 'De expressie is onvolledig of fout bij teken %{at}: ‘%{reason}’.',
  expression_name_unknown: 'Deze naam bestaat niet: ‘%{name}’ (teken %{at}).',
  expression_types: 'Deze waarden kunnen niet zo worden gecombineerd (teken %{at}): %{reason}.',
  expression_function_unknown: 'Deze functie bestaat niet: ‘%{name}’ (teken %{at}).',
  expression_number_wrong: '‘%{name}’ is geen getal van ten hoogste dertig cijfers (teken %{at}).',
  expression_pattern_wrong: '‘%{name}’ is geen geldig patroon (teken %{at}). Ten hoogste %{max} tekens.',
  expression_too_deep: 'Lijsten mogen hoogstens twee keer in elkaar worden doorlopen.',
  expression_too_long: 'De expressie is te lang, hoogstens %{max} tekens.',
  expression_no_condition: 'Deze expressie moet waar of onwaar opleveren, maar levert %{type} op.',
  expression_no_actions: 'Deze expressie moet acties opleveren, zoals setField(…), maar levert %{type} op.',
  expression_too_many_rows: 'Het record heeft te veel regels om ze zo te vergelijken.',
  expression_failed:
    'De expressie kan bij teken %{at} niet worden berekend: ‘%{reason}’. Controleer een waarde die kan ontbreken eerst met has(…).',
  process_move_illegal: 'Dit kan nu niet. Vernieuw: het proces staat inmiddels ergens anders.',
  process_not_active: 'Het proces is al beëindigd of geannuleerd.',
  stage_condition_false: 'De voorwaarde om de fase uit te voeren is nog niet vervuld: %{condition}.',
  next_stage_missing: 'Kies de volgende fase: na “%{stage}” staat die niet in de definitie.',
  next_stage_not_free:
    'De gekozen fase kan niet op “%{stage}” volgen. Kies er een uit de lijst of vraag een beheerder het proces om te leiden.',
  next_executor_not_free:
    'In “%{stage}” mag de volgende uitvoerder niet worden gewijzigd. Laat het veld leeg.',
  next_stage_none:
    'De volgende fase is niet gevonden. Leid het proces handmatig om, of verbeter het record en probeer opnieuw.',
  stage_task_canceled: 'De taak van de fase is geannuleerd. Leid het proces om of annuleer het.',
  definition_inactive:
    'Deze procesdefinitie is niet actief. Activeer haar in de ontwerper voordat u een proces start.',
  process_already_runs:
    'Dit proces loopt al voor dit record (nr. %{exemplarId}). Open het in plaats van een tweede te starten.',
  process_other_object:
    'Dit proces is voor een ander soort record. Kies een passende definitie of een passend record.',
  process_action_failed:
    'De procesactie “%{action}” kan niet worden uitgevoerd: “%{name}” bestaat niet of is niet actief. Verbeter de definitie en probeer het opnieuw.',
  process_address_missing:
    'De actie “%{action}” heeft geen ontvanger: het adres of nummer ontbreekt in het record. Vul het in en probeer het opnieuw.',
  process_address_wrong:
    'De actie “%{action}” kan niets naar “%{to}” sturen: dat is geen adres en geen mobiel nummer. Verbeter het en probeer het opnieuw.',
  process_field_not_written:
    'Het veld “%{field}” wordt alleen door de server of een werkstroom geschreven. Een proces kan het niet invullen.',
  process_comments_not_kept:
    'Het object “%{object}” bewaart geen opmerkingen. Haal addComment uit het proces of schrijf de woorden in een ander veld: setField.',
  executor_unknown: 'De gekozen persoon werkt hier niet of het account is gesloten. Kies iemand anders.',
  definition_no_stages: 'Een proces heeft ten minste één fase nodig.',
  definition_stage_twice: 'Deze fase staat tweemaal in de definitie.',
  definition_stage_missing: 'Deze fase leidt naar een fase die niet in de definitie staat.',
  definition_unreachable: 'Geen enkele weg leidt naar deze fase. Verbind deze met een andere.',
  definition_no_way_out: 'Vanuit deze fase leidt geen weg naar het einde.',
  definition_no_executor: 'Niemand voert deze fase uit. Kies een uitvoerder, een rol of een taaksjabloon.',
  definition_template_no_executor:
    'De taaksjabloon noemt niemand. Kies hier een uitvoerder of een rol, of doe dat in de sjabloon.',
  definition_no_conditions: 'Een voorwaardefase heeft ten minste één voorwaarde nodig.',
  definition_condition_circle: 'Voorwaarden leiden in een kring die niemand doorbreekt.',
} as const satisfies Partial<ErrorWords>;
