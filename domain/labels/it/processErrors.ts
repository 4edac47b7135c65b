import type { ErrorWords } from '../words.ts';

/** What goes wrong with processes and the expressions in them. */
export const processErrors = {
  expression_syntax: 'L’espressione è incompleta o errata al carattere %{at}: «%{reason}».',
  expression_name_unknown: 'Questo nome non esiste: «%{name}» (carattere %{at}).',
  expression_types: 'Questi valori non si possono combinare così (carattere %{at}): %{reason}.',
  expression_function_unknown: 'Questa funzione non esiste: «%{name}» (carattere %{at}).',
  expression_number_wrong: '«%{name}» non è un numero di al massimo trenta cifre (carattere %{at}).',
  expression_pattern_wrong:
    '«%{name}» non è un modello valido (carattere %{at}). Al massimo %{max} caratteri.',
  expression_too_deep: 'Gli elenchi possono essere percorsi al massimo due volte l’uno nell’altro.',
  expression_too_long: 'L’espressione è troppo lunga, al massimo %{max} caratteri.',
  expression_no_condition: 'Questa espressione deve dare vero o falso, ma dà %{type}.',
  expression_no_actions: 'Questa espressione deve dare azioni, ad esempio setField(…), ma dà %{type}.',
  expression_too_many_rows: 'Il record ha troppe righe per confrontarle così.',
  expression_failed:
    'L’espressione non si può calcolare al carattere %{at}: «%{reason}». Verifica prima con has(…) un valore che può mancare.',
  process_move_illegal: 'Operazione non possibile ora. Aggiorna: il processo è già altrove.',
  process_not_active: 'Il processo è già concluso o annullato.',
  stage_condition_false: 'La condizione per eseguire la fase non è ancora soddisfatta: %{condition}.',
  next_stage_missing: 'Scegli la fase successiva: dopo «%{stage}» la definizione non la stabilisce.',
  next_stage_not_free:
    'La fase scelta non può seguire «%{stage}». Sceglila dall’elenco o chiedi a un amministratore di reindirizzare il processo.',
  next_executor_not_free:
    'Nella fase «%{stage}» l’esecutore successivo non si può cambiare. Lascia vuoto il campo.',
  next_stage_none:
    'Fase successiva non trovata. Reindirizza il processo a mano, o correggi il record e riprova.',
  stage_task_canceled: 'L’attività della fase è stata annullata. Reindirizza il processo o annullalo.',
  definition_inactive:
    'Questa definizione di processo non è attiva. Attivala nel progettista prima di avviare un processo.',
  process_already_runs:
    'Questo processo è già in corso per questo record (n. %{exemplarId}). Aprilo invece di avviarne un altro.',
  process_other_object:
    'Questo processo riguarda un altro tipo di record. Scegli la definizione o il record adatto.',
  process_action_failed:
    'L’azione del processo «%{action}» non si può eseguire: «%{name}» non esiste o non è attivo. Correggi la definizione e riprova.',
  process_address_missing:
    'L’azione «%{action}» non ha un destinatario: nella scheda manca l’indirizzo o il numero. Completala e riprova.',
  process_address_wrong:
    'L’azione «%{action}» non può inviare nulla a «%{to}»: non è un indirizzo né un numero di cellulare. Correggilo e riprova.',
  process_field_not_written:
    'Il campo «%{field}» è scritto solo dal server o da un flusso di lavoro. Un processo non può impostarlo.',
  process_comments_not_kept:
    'L’oggetto «%{object}» non conserva commenti. Togli addComment dal processo o scrivi le parole in un altro campo: setField.',
  executor_unknown: 'La persona scelta non lavora qui o il suo account è chiuso. Scegline un’altra.',
  definition_no_stages: 'Un processo deve avere almeno una fase.',
  definition_stage_twice: 'Questa fase compare due volte nella definizione.',
  definition_stage_missing: 'Questa fase porta a una fase che non è nella definizione.',
  definition_unreachable: 'Nessuna strada porta a questa fase. Collegala a un’altra.',
  definition_no_way_out: 'Da questa fase nessuna strada porta alla fine.',
  definition_no_executor:
    'Nessuno esegue questa fase. Indica un esecutore, un ruolo o un modello di attività.',
  definition_template_no_executor:
    'Il modello di attività non indica nessuno. Indica qui un esecutore o un ruolo, oppure completa il modello.',
  definition_no_conditions: 'Una fase condizionale deve avere almeno una condizione.',
  definition_condition_circle: 'Le condizioni girano in tondo senza che nessuno intervenga.',
} as const satisfies Partial<ErrorWords>;
