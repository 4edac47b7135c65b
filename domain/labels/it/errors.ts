import type { ErrorWords } from '../words.ts';
import { processErrors } from './processErrors.ts';

export const errors: ErrorWords = {
  ...processErrors,
  route_not_found: 'Indirizzo inesistente: %{path}.',
  record_not_found: 'Record non trovato. Potrebbe essere stato eliminato oppure non hai accesso.',
  object_not_found: 'L’oggetto «%{object}» non esiste.',
  no_access: 'Accesso negato. Se ti serve, rivolgiti all’amministratore.',
  not_signed_in: 'Accedi per continuare.',
  invalid_credentials: 'E-mail o password non validi.',
  email_not_confirmed:
    'L’indirizzo e-mail non è ancora confermato. Apri il link ricevuto o chiedine uno nuovo.',
  confirmation_link_expired: 'Il link di conferma è scaduto o non è valido. Chiedine uno nuovo.',
  reset_link_expired: 'Il link per la password è scaduto o è già stato usato. Fattelo inviare di nuovo.',
  second_step_missing: 'Nessun accesso attende un codice. Ricomincia l’accesso.',
  verification_code_invalid: 'Codice di verifica non valido.',
  verification_code_expired: 'Il codice di verifica è scaduto. Chiedine uno nuovo.',
  two_factor_not_begun: 'Inizia prima ad attivare il secondo passaggio.',
  password_wrong: 'La password è errata.',
  login_invalid: 'Il login può avere lettere, cifre, punti, trattini e trattini bassi.',
  country_missing: 'Indica il paese.',
  mail_refused: 'Il server di posta ha rifiutato il messaggio: %{reason}.',
  mail_account_unusable: 'Da questo account e-mail non si può inviare. Controllane le impostazioni.',
  code_by_app:
    'I codici di questo account vengono dall’app di autenticazione. Senza di essa usa un codice di recupero.',
  two_factor_on: 'L’accesso in due passaggi è già attivo. Prima disattivalo.',
  too_many_attempts: 'Troppi tentativi. Riprova tra %{seconds} s.',
  cross_site_write: 'La richiesta proveniva da un altro sito ed è stata rifiutata.',
  validation_failed: 'Correggi i campi evidenziati.',
  required: 'Questo campo non può essere vuoto.',
  invalid_type: 'Tipo di valore errato.',
  invalid_value: 'Valore non corretto.',
  too_long: 'Il testo è troppo lungo: al massimo %{maxLength} caratteri.',
  too_short: 'Il testo è troppo corto: almeno %{minLength} caratteri.',
  unknown_field: 'L’oggetto non ha questo campo.',
  read_only_field: 'Questo campo non può essere modificato.',
  reference_not_found: 'Il record scelto non esiste. Scegline un altro.',
  reference_does_not_fit:
    'Nel record scelto non è spuntato «%{tick}». Scegline un altro oppure spuntalo nella sua scheda.',
  not_unique: 'Questo valore esiste già. Inseriscine un altro.',
  parameter_in_use: 'Alcuni record hanno già un valore per questo parametro, quindi non è più modificabile.',
  filter_invalid: 'Il filtro non è valido: %{reason}.',
  filter_field_unknown: 'Il filtro contiene un campo sconosciuto: «%{field}».',
  filter_operator_unknown: 'Il filtro contiene un operatore sconosciuto: «%{operator}».',
  filter_operator_not_for_type: 'L’operatore «%{operator}» non è adatto al campo «%{field}».',
  filter_value_invalid: 'Valore del filtro non corretto per «%{field}».',
  filter_too_deep: 'Il percorso «%{field}» è troppo profondo: al massimo %{max} livelli.',
  query_invalid: 'Parametro «%{parameter}» non corretto.',
  body_invalid: 'Il corpo della richiesta non è valido.',
  body_type_refused: 'Il corpo della richiesta è in un formato non accettato. Invia JSON.',
  request_id_taken:
    'Con questo identificativo di richiesta è già stato registrato altro. Inviala con uno nuovo.',
  stale_record: 'Nel frattempo qualcuno ha modificato il record. Ricaricalo e ripeti la modifica.',
  record_marked: 'Il record è contrassegnato per l’eliminazione. Ripristinalo prima di confermarlo.',
  record_confirmed: 'Il documento è confermato. Annulla la conferma per modificarlo.',
  record_not_confirmed: 'Il documento non è confermato.',
  group_has_items: 'Non si può eliminare un gruppo che contiene elementi: %{items}.',
  group_marked: 'Il gruppo è contrassegnato per l’eliminazione. Ripristinalo prima.',
  group_inside_itself: 'Un gruppo non può trovarsi dentro se stesso né dentro un proprio sottogruppo.',
  record_referenced: 'Impossibile eliminare: al record fanno riferimento %{by}.',
  not_a_document: 'Solo i documenti possono essere confermati.',
  owned_by_workflow: 'Questi dati sono scritti dal relativo processo. Usa i suoi pulsanti.',
  truck_moved_on: 'Il veicolo si è appena spostato. Verifica dove si trova e riprova.',
  illegal_transition: 'Operazione non possibile ora. Aggiorna: lo stato è cambiato.',
  journey_not_started: 'Il viaggio non è ancora iniziato. Invia prima l’SMS di avvio o segnala l’arrivo.',
  yard_full: 'Il piazzale «%{yard}» è pieno (%{places} posti). Il veicolo entrerà appena si libera un posto.',
  queue_off: 'La coda di questa stazione non è attiva. Attivala nella scheda della stazione di pesatura.',
  already_arrived: 'Il veicolo ha già effettuato il check-in.',
  truck_not_on_terminal: 'Il camion non è ancora al terminal. Registra prima l’ingresso.',
  weighing_not_expected: 'Questo camion non attende una pesata. Guarda nella coda a che punto è.',
  weighing_net_invalid: 'Un peso netto di %{net} t non è attendibile. Verifica che cosa c’è sulla pesa.',
  weighing_none_to_remove: 'Non c’è alcuna pesatura da annullare.',
  weight_not_found: 'Questa lettura della pesa non è stata trovata. Pesa il camion ancora una volta.',
  weight_not_current: 'Sulla pesa c’è ormai un altro peso. Attendi che sia stabile.',
  weight_already_used: 'Questo peso è già registrato. Per pesare di nuovo, scendi dalla pesa e risali.',
  weight_not_stable: 'Il peso non è stabile. Attendi un momento.',
  weighing_needs_acceptance:
    'Questa pesata richiede una conferma: %{warnings}. Controlla e accetta gli avvisi, oppure pesa di nuovo.',
  weighing_resigned_differs:
    'Un veicolo che rinuncia dovrebbe pesare lo stesso: prima %{first} t, ora %{second} t. Controlla che non sia stato caricato o lasciato nulla.',
  weighing_approved: 'Questa pesata è approvata. Revoca prima l’approvazione del cedolino.',
  weighing_not_complete: 'La pesata non è completa. Esegui prima tutte le pesate.',
  weighing_not_finished_before:
    'Il veicolo prosegue dopo la disposizione %{numberStr}, che non è ancora pesata fino in fondo. Concludi prima quella pesata.',
  weighing_went_on:
    'La pesata della disposizione %{numberStr} è iniziata da questo peso. Annulla prima quella pesata.',
  note_warehouse_missing:
    'La merce viene spostata, ma non si sa da dove o verso dove. Indica nella disposizione il magazzino e il magazzino effettivo.',
  note_product_missing:
    'Il documento dice dove si trova la merce, ma non quale. Indica il prodotto nella disposizione.',
  disposition_locked:
    '%{holder} sta pesando questo camion e, finché non finisce, nessun altro può farlo. Attendi o scegli un altro camion.',
  lock_lost: 'Questo veicolo non è più tuo: il blocco è scaduto. Sceglilo di nuovo dall’elenco.',
  disposition_closed: 'La disposizione è chiusa e non accetta pesate. Aprila se il veicolo va pesato.',
  gmp_not_checked:
    'La stazione richiede un controllo GMP. Segnalo nella disposizione prima di pesare il veicolo.',
  research_missing:
    'La stazione richiede un’analisi della merce. Inserisci il risultato nella disposizione prima della pesata in uscita.',
  research_negative:
    'L’analisi ha dato esito negativo: la merce non può essere né ricevuta né consegnata. Cambia l’operazione in rinuncia e pesa il veicolo così come è arrivato.',
  customs_not_released:
    'Questa merce extra UE non è stata svincolata dalla dogana. Inserisci il numero dello svincolo (MRN) nella disposizione prima che il veicolo esca.',
  actual_warehouse_missing:
    'Il proprietario della merce tiene i conti per magazzino effettivo. Scegli il magazzino effettivo nella disposizione.',
  product_condition_missing:
    'Il proprietario della merce vuole che se ne annoti lo stato. Inseriscilo nella disposizione.',
  counterparty_not_used:
    'Questa azienda è contrassegnata come non usata. Scegline un’altra o rimettila in uso nella sua scheda.',
  railway_not_raised_here:
    'Questa postazione non emette disposizioni ferroviarie. Scegline un’altra nelle impostazioni di visualizzazione.',
  previous_cargoes_missing: 'Un controllo GMP richiede %{count} carichi precedenti con la loro pulizia.',
  operation_unfit:
    'L’operazione non è adatta al tipo di disposizione. Cambiane uno, oppure usa uno schema di carico senza controllo.',
  order_not_open: 'L’ordine non è aperto. Scegline un altro, oppure riaprilo.',
  order_not_valid: 'L’ordine non è valido in quel giorno. Scegline un altro, oppure cambiane la validità.',
  disposition_ratified:
    'La disposizione è ratificata: che cosa viaggia e per chi si cambia solo dopo aver revocato la ratifica.',
  disposition_weighed:
    'Il veicolo è già stato pesato per questa disposizione. Annulla prima la pesata, poi cambia questo campo.',
  weighed_after_unfit:
    'Un veicolo prosegue solo dopo una propria disposizione precedente. Scegline una dello stesso veicolo.',
  weighed_after_taken: 'Un’altra disposizione segue già questa. Scegli l’ultima di questo veicolo.',
  weighed_note_fixed:
    'Una bolla di pesata prende questo campo dalla bilancia. Cambia la pesata e la bolla si adegua.',
  wagon_number_digits: 'Il numero del carro «%{written}» ha %{digits} cifre invece di 12.',
  wagon_number_check:
    'Il numero del carro «%{written}» contiene un errore: la cifra di controllo dovrebbe essere %{expected}. Controlla il numero sul carro.',
  wagon_weighed: 'Il carro %{wagonNumber} è già pesato. Annulla prima la pesata.',
  train_has_weighed: 'Alcuni carri di questo treno sono pesati, quindi non può essere eliminato.',
  unloading_moved_on:
    'Qualcuno ha appena modificato questo scarico. Controlla che cosa è cambiato e riprova.',
  unloading_not_allowed:
    'Non è possibile in questa fase dello scarico. La pagina mostra che cosa è possibile ora.',
  unloading_scale_busy: 'Su questa bilancia è in corso lo scarico %{number}. Termina prima quello.',
  unloading_box_used: 'Nel box %{box} c’è già della merce, quindi non può essere tolto dallo scarico.',
  unloading_fixed: 'Lo scarico %{number} è approvato e non può più essere modificato.',
  ship_plan_not_allowed:
    'Non è possibile per il piano %{number} in questa fase. La pagina mostra che cosa lo è.',
  ship_plan_taken:
    'Per il piano %{number} è in corso lo scarico %{unloading}. Approvalo prima, o contrassegnalo per l’eliminazione.',
  ship_plan_over: 'Il piano %{number} è concluso o annullato. Riprendilo per cambiarvi qualcosa.',
  ship_plan_fixed:
    'Il piano %{number} è in corso: nave, carico e direzione non possono più cambiare. Orario, banchina e tonnellate sì.',
  ship_plan_of_other_ship: 'Il piano %{number} è di un’altra nave. Scegli un piano di questa nave.',
  scale_not_owned: 'Questo agente non serve questa pesa. Indicalo nelle impostazioni della pesa.',
  ticket_not_found: 'Biglietto non trovato. Controlla il numero.',
  sms_code_invalid: 'Codice SMS errato.',
  sms_code_expired: 'Il codice SMS è scaduto. Richiedine uno nuovo.',
  sms_not_sent: 'Operazione non riuscita. Riprova un po’ più tardi!',
  phone_missing: 'Manca il numero di telefono dell’autista. Aggiungilo alla disposizione.',
  phone_invalid: 'Il numero di telefono non è valido.',
  row_limit_exceeded: 'Troppe righe: al massimo %{limit}. Restringi il filtro o dividi il file.',
  sheet_too_large: 'Il file è troppo grande. Dividilo.',
  sheet_unreadable: 'Questo file non si può leggere. Salvalo come XLSX o CSV e riprova.',
  sheet_no_records: 'Nessun record letto: sotto le intestazioni non ci sono righe.',
  sheet_no_columns:
    'Nessuna colonna corrisponde a un campo dell’oggetto. Controlla le intestazioni nella prima riga.',
  sheet_key_missing: 'Manca la colonna chiave “%{column}”: senza di essa non si sa quali record modificare.',
  sheet_column_read_only: 'La colonna “%{column}” è di sola lettura e verrà ignorata.',
  sheet_column_unknown: 'La colonna “%{column}” non corrisponde a nessun campo e verrà ignorata.',
  sheet_key_empty: 'La chiave è vuota: non si sa quale record modificare.',
  sheet_key_twice: 'La stessa chiave è già nella riga %{row}.',
  sheet_key_ambiguous: 'La chiave corrisponde a %{count} record.',
  sheet_record_unknown: 'Non c’è nessun record con questa chiave.',
  sheet_record_known: 'Esiste già un record con questa chiave.',
  sheet_value_invalid: 'Valore “%{value}” non valido. Scrivi ad esempio: %{accepted}.',
  sheet_reference_unknown: '“%{value}” non è stato trovato.',
  sheet_reference_ambiguous: '“%{value}” indica %{count} record. Inserisci un codice o un numero.',
  raw_query_refused: 'La query non è stata eseguita: %{reason}.',
  raw_query_too_slow: 'La query è durata più di %{seconds} s ed è stata interrotta. Restringila.',
  raw_query_unavailable:
    'Le query SQL sono disattivate: il database non permette di creare un utente di sola lettura. Rivolgiti a chi lo gestisce.',
  file_not_shown: 'Il file «%{name}» non può essere mostrato qui. Scaricalo.',
  file_missing: 'Nessun file scelto.',
  file_empty: 'Il file «%{name}» è vuoto.',
  file_too_large: 'Il file «%{name}» è troppo grande, al massimo %{limit} MB.',
  file_type_refused:
    'Il file «%{name}» non può essere aggiunto: questo tipo di file non è consentito, oppure il contenuto non corrisponde al nome.',
  payment_already_paid: 'Questo pagamento è già stato saldato.',
  payment_under_way: 'Il terminale sta incassando questo pagamento. Attendi che abbia finito.',
  payment_amount_differs: 'Sono stati incassati %{taken}, ma sono dovuti %{due}.',
  nothing_to_pay: 'Non c’è nulla da pagare.',
  punishment_unfit:
    'Questo tipo non vale per autisti come questo. Scegline un altro o consentilo nel tipo di penale.',
  punishment_settled: 'Questa voce è pagata o annullata e non può più essere modificata.',
  punishment_in_payment: 'Questa voce è già in un altro pagamento in attesa. Apri quel pagamento.',
  invoice_issued:
    'La fattura di questo pagamento è già stata emessa. L’acquirente si cambia con una fattura di rettifica.',
  ksef_refused: 'KSeF ha rifiutato: %{reason}.',
  ksef_not_set_up: 'Compila la partita IVA e il token KSeF dell’azienda.',
  invoice_invalid: 'La fattura non si può emettere: %{reason}.',
  vat_rate_unusable:
    'L’aliquota IVA “%{rate}” non ha un codice noto a KSeF. Scegline un’altra nel tipo della voce.',
  invoice_not_resendable: 'KSeF ha già questa fattura o la sta esaminando.',
  invoice_paper_missing: 'Questo documento non c’è ancora. KSeF lo rilascia quando accetta la fattura.',
  certificate_key_mismatch:
    'Certificato e chiave non corrispondono. Incolla entrambi insieme, in formato PEM, la chiave senza password.',
  firm_not_found: 'Nel registro GUS non c’è una ditta con questo NIP. Controlla il numero.',
  firm_register_unavailable: 'Il registro delle imprese non risponde. Inserisci nome e indirizzo a mano.',
  task_move_illegal: 'Operazione non possibile ora. Aggiorna: l’attività è andata avanti.',
  task_taken: 'Qualcun altro ha già preso questa attività.',
  executor_missing: 'Indica un esecutore o un ruolo esecutore.',
  task_arranged_by_others: 'Lo modifica solo l’autore dell’attività o il responsabile dell’esecutore.',
  task_inside_itself:
    'Un’attività non può essere sottoattività di se stessa né di una propria sottoattività.',
  reclamation_undecided:
    'Inserisci prima la decisione: senza di essa un reclamo non viene consegnato, respinto né chiuso.',
  reclamation_move_illegal:
    'Il reclamo non può passare dallo stato attuale a quello scelto. Aggiorna e scegli un altro stato.',
  reclamation_closed: 'Il reclamo è chiuso. Per modificarlo, riaprilo prima.',
  reclamation_moved_on:
    'Qualcuno ha appena modificato questo reclamo. Verifica che cosa è cambiato e riprova.',
  reclamation_positions_kept:
    'Le posizioni di questo reclamo non sono modificabili. Consentilo nei dati del reclamo.',
  reclamation_tasks_open:
    'Il reclamo ha attività non concluse (%{count}). Concludile o annullale prima di chiuderlo.',
  reclamation_history_kept:
    'Questa riga della cronologia non si può modificare: l’ha scritta un processo. Aggiungi un commento.',
  reclamation_address_missing:
    'Il cliente non ha un indirizzo e-mail. Inseriscilo nel reclamo o nella scheda della controparte.',
  email_template_empty: 'Questo modello non ha testo. Scrivilo nei modelli di e-mail.',
  email_template_not_due:
    'Il modello «%{name}» non si invia per questo record: non soddisfa la condizione del modello (%{condition}). Scegli un altro modello o scrivi parole tue.',
  reclamation_email_sent: 'Questa e-mail è già stata inviata. Scrivine una nuova.',
  temporal_unavailable: 'I processi non sono al momento disponibili. Riprova tra poco.',
  database_unavailable: 'Il database non è al momento disponibile. Riprova tra poco.',
  services_unpaid: 'Ci sono servizi o penali non pagati. Saldali prima di uscire.',
  unexpected: 'Errore imprevisto. Riprova; se si ripete, comunica all’amministratore il numero %{id}.',
  email_invalid: 'Inserisci un indirizzo e-mail valido.',
  nip_invalid: 'Questo non è un NIP valido.',
  vat_number_invalid: 'Formato della partita IVA non corretto.',
  regon_invalid: 'Questo non è un REGON valido.',
  pesel_invalid: 'Questo non è un PESEL valido.',
  postal_code_invalid: 'Inserisci il codice postale nella forma 00-000.',
  iban_invalid: 'Questo non è un IBAN valido.',
  plate_invalid: 'Questa non è una targa valida.',
  url_invalid: "Inserisci l'indirizzo completo di una pagina, ad esempio https://example.it.",
  pattern_mismatch: 'Il valore non corrisponde al modello richiesto.',
  form_closed: 'Questo modulo non accetta più risposte.',
  pattern_invalid: "Questa non è un'espressione regolare valida.",
  view_hides_required: 'Questo campo va compilato, quindi una vista non può nasconderlo.',
  payment_not_unknown:
    'L’esito di questo pagamento è ancora in corso di accertamento, oppure il pagamento è terminato.',
  card_terminal_missing:
    'Presso questo chiosco non c’è un terminale di pagamento. Paga al personale del parcheggio.',
  card_terminal_busy:
    'Il terminale di pagamento è ancora occupato con un altro pagamento. Riprova tra un momento.',
  document_not_scanned: 'Prima scansiona il documento d’identità al chiosco.',
  document_unreadable: 'Non è stato possibile leggere il documento. Scansionalo di nuovo.',
  document_expired: 'Il documento non è più valido dal %{expires}.',
  driver_not_confirmed: 'I dati dell’autista non sono confermati. Rivolgiti al personale del parcheggio.',
  nothing_to_print: 'Non c’è nulla da stampare.',
  agent_not_connected:
    'Il programma delle pese («%{agent}») non risponde. Verifica che sia in funzione e collegato alla rete.',
  scale_without_agent: 'Questa pesa non ha un agente. Sceglilo nelle impostazioni della pesa.',
  scale_not_typed:
    'I pesi si inseriscono a mano solo sulle pese meccaniche. Cambia il protocollo della pesa se non funziona.',
  scale_no_bunker: 'Questa non è una pesa a tramoggia.',
  batches_not_summed: 'La tramoggia ha pesato solo porzioni. Somma prima i suoi lotti.',
  batches_none: 'Dall’ultima somma non c’è stato alcun lotto.',
  camera_refused:
    'La telecamera non ha dato un’immagine: %{reason}. Controlla indirizzo e password nelle impostazioni della pesa.',
  picture_too_late: 'Era troppo tardi per un’immagine: sulla pesa poteva esserci un altro veicolo.',
  weighing_refused: 'Il destinatario ha rifiutato la pesata: %{answer}.',
};
