import type { ErrorWords } from '../words.ts';
import { processErrors } from './processErrors.ts';

export const errors: ErrorWords = {
  ...processErrors,
  route_not_found: 'Diese Adresse gibt es nicht: %{path}.',
  record_not_found:
    'Der Datensatz wurde nicht gefunden. Er wurde vielleicht gelöscht, oder Sie haben keinen Zugriff darauf.',
  object_not_found: 'Das Objekt „%{object}“ gibt es nicht.',
  no_access: 'Kein Zugriff. Wenden Sie sich bei Bedarf an Ihren Administrator.',
  not_signed_in: 'Melden Sie sich an, um fortzufahren.',
  invalid_credentials: 'E-Mail oder Passwort ist falsch.',
  email_not_confirmed:
    'Die E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den zugesandten Link oder fordern Sie einen neuen an.',
  confirmation_link_expired: 'Der Bestätigungslink ist abgelaufen oder ungültig. Fordern Sie einen neuen an.',
  reset_link_expired:
    'Der Link zum Zurücksetzen ist abgelaufen oder wurde schon benutzt. Lassen Sie ihn erneut senden.',
  second_step_missing: 'Keine Anmeldung wartet auf einen Code. Melden Sie sich von vorn an.',
  verification_code_invalid: 'Ungültiger Bestätigungscode.',
  verification_code_expired: 'Der Bestätigungscode ist abgelaufen. Fordern Sie einen neuen an.',
  two_factor_not_begun: 'Beginnen Sie zuerst mit dem Einschalten des zweiten Schritts.',
  password_wrong: 'Das Passwort ist falsch.',
  login_invalid: 'Ein Login besteht aus Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen.',
  country_missing: 'Das Land muss angegeben werden.',
  mail_refused: 'Der Mailserver hat die Nachricht abgelehnt: %{reason}.',
  mail_account_unusable:
    'Von diesem E-Mail-Konto kann nichts gesendet werden. Prüfen Sie seine Einstellungen.',
  code_by_app:
    'Die Codes dieses Kontos kommen aus der Authenticator-App. Ohne sie hilft ein Wiederherstellungscode.',
  two_factor_on: 'Die Anmeldung in zwei Schritten ist schon eingeschaltet. Schalten Sie sie zuerst aus.',
  too_many_attempts: 'Zu viele Versuche. Versuchen Sie es in %{seconds} s erneut.',
  cross_site_write: 'Diese Anfrage kam von einer fremden Website und wurde abgelehnt.',
  validation_failed: 'Korrigieren Sie die markierten Felder.',
  required: 'Dieses Feld darf nicht leer sein.',
  invalid_type: 'Falsche Art von Wert.',
  invalid_value: 'Ungültiger Wert.',
  too_long: 'Der Text ist zu lang, höchstens %{maxLength} Zeichen.',
  too_short: 'Der Text ist zu kurz, mindestens %{minLength} Zeichen.',
  unknown_field: 'Das Objekt hat kein solches Feld.',
  read_only_field: 'Dieses Feld kann nicht geändert werden.',
  reference_not_found: 'Der gewählte Datensatz existiert nicht. Wählen Sie einen anderen.',
  reference_does_not_fit:
    'Im gewählten Datensatz ist „%{tick}“ nicht angekreuzt. Wählen Sie einen anderen oder kreuzen Sie es dort an.',
  not_unique: 'Diesen Wert gibt es schon. Einen anderen eingeben.',
  parameter_in_use:
    'Es gibt bereits Datensätze mit Werten dieses Parameters, daher lässt sich das nicht mehr ändern.',
  filter_invalid: 'Der Filter ist ungültig: %{reason}.',
  filter_field_unknown: 'Der Filter nennt ein unbekanntes Feld „%{field}“.',
  filter_operator_unknown: 'Der Filter nennt einen unbekannten Operator „%{operator}“.',
  filter_operator_not_for_type: 'Der Operator „%{operator}“ passt nicht zum Feld „%{field}“.',
  filter_value_invalid: 'Ungültiger Filterwert für „%{field}“.',
  filter_too_deep: 'Der Pfad „%{field}“ ist zu tief, höchstens %{max} Ebenen.',
  query_invalid: 'Ungültiger Parameter „%{parameter}“.',
  body_invalid: 'Der Inhalt der Anfrage ist ungültig.',
  body_type_refused: 'Der Inhalt der Anfrage hat ein Format, das nicht angenommen wird. Senden Sie JSON.',
  request_id_taken:
    'Unter dieser Anfrage-ID wurde bereits etwas anderes gespeichert. Senden Sie die Anfrage mit einer neuen ID.',
  stale_record:
    'Jemand hat diesen Datensatz inzwischen geändert. Laden Sie ihn neu und wiederholen Sie Ihre Änderung.',
  record_marked: 'Der Datensatz ist zum Löschen vorgemerkt. Stellen Sie ihn vor der Bestätigung wieder her.',
  record_confirmed: 'Der Beleg ist bestätigt. Nehmen Sie die Bestätigung zurück, um ihn zu ändern.',
  record_not_confirmed: 'Der Beleg ist nicht bestätigt.',
  group_has_items: 'Eine Gruppe mit untergeordneten Elementen kann nicht gelöscht werden: %{items}.',
  group_marked: 'Die Gruppe ist zum Löschen markiert. Stellen Sie sie zuerst wieder her.',
  group_inside_itself: 'Eine Gruppe kann nicht in sich selbst oder in einer ihrer Untergruppen stehen.',
  record_referenced: 'Löschen nicht möglich: Auf den Datensatz verweist %{by}.',
  not_a_document: 'Nur Belege können bestätigt werden.',
  owned_by_workflow: 'Diese Daten schreibt ihr Prozess. Verwenden Sie dessen Schaltflächen.',
  truck_moved_on:
    'Der Lkw hat sich eben weiterbewegt. Sehen Sie nach, wo er steht, und versuchen Sie es noch einmal.',
  illegal_transition: 'Das ist jetzt nicht möglich. Aktualisieren Sie: Der Stand hat sich geändert.',
  journey_not_started:
    'Die Fahrt hat noch nicht begonnen. Zuerst die Start-SMS senden oder die Ankunft melden.',
  yard_full: 'Der Hof „%{yard}“ ist voll (%{places} Plätze). Der Lkw fährt ein, sobald ein Platz frei ist.',
  queue_off: 'Die Warteschlange dieser Station läuft nicht. Schalten Sie sie in der Wiegestation ein.',
  already_arrived: 'Der Lkw hat sich bereits angemeldet.',
  truck_not_on_terminal: 'Der Lkw ist noch nicht auf dem Terminal. Zuerst die Einfahrt erfassen.',
  weighing_not_expected:
    'Dieser Lkw wartet nicht auf eine Verwiegung. In der Warteschlange steht, wo er gerade ist.',
  weighing_net_invalid: 'Ein Netto von %{net} t ist nicht plausibel. Prüfen Sie, was auf der Waage steht.',
  weighing_none_to_remove: 'Es gibt keine Verwiegung, die zurückgenommen werden kann.',
  weight_not_found: 'Diese Waagenanzeige wurde nicht gefunden. Den Lkw noch einmal wiegen.',
  weight_not_current: 'Auf der Waage liegt inzwischen ein anderes Gewicht. Warten Sie, bis es stabil ist.',
  weight_already_used:
    'Dieses Gewicht ist schon erfasst. Für eine neue Verwiegung von der Waage fahren und wieder auffahren.',
  weight_not_stable: 'Das Gewicht ist nicht stabil. Warten Sie einen Moment.',
  weighing_needs_acceptance:
    'Diese Wägung braucht eine Bestätigung: %{warnings}. Prüfen Sie die Warnungen und nehmen Sie sie an, oder wiegen Sie erneut.',
  weighing_resigned_differs:
    'Ein Fahrzeug, das verzichtet, sollte gleich viel wiegen: vorher %{first} t, jetzt %{second} t. Prüfen Sie, ob etwas geladen oder zurückgelassen wurde.',
  weighing_approved: 'Diese Wägung ist freigegeben. Nehmen Sie zuerst die Freigabe des Wiegescheins zurück.',
  weighing_not_complete: 'Die Wägung ist nicht abgeschlossen. Nehmen Sie zuerst alle Wägungen vor.',
  weighing_not_finished_before:
    'Das Fahrzeug fährt nach der Disposition %{numberStr} weiter, und die ist noch nicht zu Ende gewogen. Schließen Sie zuerst deren Wägung ab.',
  weighing_went_on:
    'Mit diesem Gewicht hat die Wägung der Disposition %{numberStr} begonnen. Nehmen Sie zuerst jene Wägung zurück.',
  note_warehouse_missing:
    'Die Ware wird umgelagert, aber es fehlt, woher oder wohin. Geben Sie in der Disposition das Lager und das tatsächliche Lager an.',
  note_product_missing:
    'Der Beleg sagt, wo die Ware liegt, aber nicht, welche. Geben Sie in der Disposition die Ware an.',
  disposition_locked:
    '%{holder} wiegt diesen Lkw gerade; bis zum Ende kann es niemand sonst. Warten oder einen anderen Lkw wählen.',
  lock_lost:
    'Dieses Fahrzeug ist nicht mehr bei Ihnen: Die Sperre ist abgelaufen. Wählen Sie es erneut aus der Liste.',
  disposition_closed:
    'Die Disposition ist geschlossen und nimmt keine Wägungen an. Öffnen Sie sie, wenn das Fahrzeug gewogen werden soll.',
  gmp_not_checked:
    'Die Station verlangt eine GMP-Kontrolle. Haken Sie sie in der Disposition ab, bevor Sie das Fahrzeug wiegen.',
  research_missing:
    'Die Station verlangt eine Untersuchung der Ware. Tragen Sie das Ergebnis in die Disposition ein, bevor das Fahrzeug ausgewogen wird.',
  research_negative:
    'Die Untersuchung hat die Ware beanstandet: Sie darf weder angenommen noch ausgegeben werden. Ändern Sie die Operation auf Rücktritt und wiegen Sie das Fahrzeug, wie es kam.',
  customs_not_released:
    'Diese Nicht-Unionsware ist vom Zoll nicht freigegeben. Tragen Sie die Nummer der Freigabe (MRN) in die Disposition ein, bevor das Fahrzeug ausfährt.',
  actual_warehouse_missing:
    'Der Eigentümer der Ware führt Buch nach tatsächlichen Lagern. Wählen Sie in der Disposition das tatsächliche Lager.',
  product_condition_missing:
    'Der Eigentümer der Ware verlangt, dass ihr Zustand festgehalten wird. Tragen Sie ihn in die Disposition ein.',
  counterparty_not_used:
    'Diese Firma ist als nicht verwendet gekennzeichnet. Wählen Sie eine andere, oder nehmen Sie sie in ihrem Datensatz wieder in Gebrauch.',
  railway_not_raised_here:
    'An diesem Arbeitsplatz werden keine Bahndispositionen erstellt. Wählen Sie in den Darstellungseinstellungen einen anderen.',
  previous_cargoes_missing: 'Eine GMP-Kontrolle braucht %{count} Vorladungen mit ihrer Reinigung.',
  operation_unfit:
    'Der Vorgang passt nicht zur Art der Disposition. Ändern Sie eines davon, oder nehmen Sie ein Ladeschema ohne Kontrolle.',
  order_not_open: 'Der Auftrag ist nicht offen. Wählen Sie einen anderen, oder öffnen Sie ihn wieder.',
  order_not_valid:
    'Der Auftrag gilt an diesem Tag nicht. Wählen Sie einen anderen, oder ändern Sie seine Gültigkeit.',
  disposition_ratified:
    'Die Disposition ist ratifiziert: Was für wen fährt, lässt sich erst ändern, wenn die Ratifizierung zurückgenommen ist.',
  disposition_weighed:
    'Das Fahrzeug ist für diese Disposition schon gewogen. Nehmen Sie zuerst die Wägung zurück und ändern Sie dann dieses Feld.',
  weighed_after_unfit:
    'Ein Fahrzeug fährt nur nach einer eigenen, früheren Disposition weiter. Wählen Sie eine desselben Fahrzeugs.',
  weighed_after_taken:
    'Auf diese Disposition folgt schon eine andere. Wählen Sie die letzte dieses Fahrzeugs.',
  weighed_note_fixed:
    'Ein Lieferschein aus einer Wägung übernimmt dieses Feld von der Waage. Ändern Sie die Wägung, dann folgt der Schein.',
  wagon_number_digits: 'Die Wagennummer „%{written}“ hat %{digits} statt 12 Ziffern.',
  wagon_number_check:
    'In der Wagennummer „%{written}“ steckt ein Fehler: Die Prüfziffer müsste %{expected} sein. Bitte am Wagen nachsehen.',
  wagon_weighed: 'Wagen %{wagonNumber} ist schon verwogen. Nehmen Sie zuerst die Verwiegung zurück.',
  train_has_weighed: 'Wagen dieses Zuges sind verwogen, deshalb kann er nicht entfernt werden.',
  unloading_moved_on:
    'Jemand hat diese Löschung gerade geändert. Bitte prüfen, was sich geändert hat, und erneut versuchen.',
  unloading_not_allowed:
    'Das geht in diesem Abschnitt der Löschung nicht. Die Seite zeigt, was jetzt möglich ist.',
  unloading_scale_busy: 'Auf dieser Waage läuft die Löschung %{number}. Beenden Sie zuerst deren Verwiegung.',
  unloading_box_used:
    'In der Box %{box} liegt schon Ladung, deshalb kann sie nicht aus der Löschung entfernt werden.',
  unloading_fixed: 'Die Löschung %{number} ist genehmigt und kann nicht mehr geändert werden.',
  ship_plan_not_allowed:
    'Das ist mit dem Plan %{number} in diesem Stand nicht möglich. Die Seite zeigt, was jetzt geht.',
  ship_plan_taken:
    'Zum Plan %{number} läuft die Löschung %{unloading}. Genehmigen Sie sie zuerst oder merken Sie sie zum Löschen vor.',
  ship_plan_over:
    'Der Plan %{number} ist abgeschlossen oder storniert. Nehmen Sie ihn wieder auf, um etwas zu ändern.',
  ship_plan_fixed:
    'Der Plan %{number} läuft bereits: Schiff, Ladung und Richtung sind nicht mehr änderbar. Zeit, Liegeplatz und Tonnen schon.',
  ship_plan_of_other_ship:
    'Der Plan %{number} gehört zu einem anderen Schiff. Wählen Sie einen Plan dieses Schiffs.',
  scale_not_owned: 'Dieser Agent bedient diese Waage nicht. Ihn in den Einstellungen der Waage angeben.',
  ticket_not_found: 'Das Ticket wurde nicht gefunden. Prüfen Sie die Nummer.',
  sms_code_invalid: 'Falscher SMS-Code.',
  sms_code_expired: 'Der SMS-Code ist abgelaufen. Fordern Sie einen neuen an.',
  sms_not_sent: 'Das hat nicht geklappt. Versuchen Sie es etwas später noch einmal!',
  phone_missing: 'Die Telefonnummer des Fahrers fehlt. Ergänzen Sie sie in der Disposition.',
  phone_invalid: 'Die Telefonnummer ist ungültig.',
  row_limit_exceeded:
    'Zu viele Zeilen: höchstens %{limit}. Grenzen Sie den Filter ein oder teilen Sie die Datei.',
  sheet_too_large: 'Die Datei ist zu groß. Teilen Sie sie auf.',
  sheet_unreadable:
    'Diese Datei lässt sich nicht lesen. Speichern Sie sie als XLSX oder CSV und versuchen Sie es erneut.',
  sheet_no_records: 'Kein Datensatz gelesen: Unter den Überschriften stehen keine Zeilen.',
  sheet_no_columns:
    'Keine Spalte passt zu einem Feld des Objekts. Prüfen Sie die Überschriften in der ersten Zeile.',
  sheet_key_missing:
    'Die Schlüsselspalte „%{column}“ fehlt: Ohne sie ist unklar, welche Datensätze zu ändern sind.',
  sheet_column_read_only: 'Die Spalte „%{column}“ ist schreibgeschützt und wird ausgelassen.',
  sheet_column_unknown: 'Die Spalte „%{column}“ passt zu keinem Feld und wird ausgelassen.',
  sheet_key_empty: 'Der Schlüssel ist leer: Es ist unklar, welcher Datensatz zu ändern ist.',
  sheet_key_twice: 'Derselbe Schlüssel steht schon in Zeile %{row}.',
  sheet_key_ambiguous: 'Der Schlüssel passt zu %{count} Datensätzen.',
  sheet_record_unknown: 'Es gibt keinen Datensatz mit diesem Schlüssel.',
  sheet_record_known: 'Ein Datensatz mit diesem Schlüssel besteht bereits.',
  sheet_value_invalid: 'Ungültiger Wert „%{value}“. Möglich ist zum Beispiel: %{accepted}.',
  sheet_reference_unknown: '„%{value}“ wurde nicht gefunden.',
  sheet_reference_ambiguous:
    '„%{value}“ steht für %{count} Datensätze. Geben Sie einen Code oder eine Nummer an.',
  raw_query_refused: 'Die Abfrage wurde nicht ausgeführt: %{reason}.',
  raw_query_too_slow:
    'Die Abfrage dauerte länger als %{seconds} s und wurde abgebrochen. Grenzen Sie sie ein.',
  raw_query_unavailable:
    'SQL-Abfragen sind ausgeschaltet: Die Datenbank erlaubt keinen Benutzer nur zum Lesen. Wenden Sie sich an die Datenbankverwaltung.',
  file_not_shown: 'Die Datei „%{name}“ lässt sich hier nicht anzeigen. Laden Sie sie herunter.',
  file_missing: 'Es wurde keine Datei ausgewählt.',
  file_empty: 'Die Datei „%{name}“ ist leer.',
  file_too_large: 'Die Datei „%{name}“ ist zu groß, höchstens %{limit} MB.',
  file_type_refused:
    'Die Datei „%{name}“ kann nicht hinzugefügt werden: Dieser Dateityp ist nicht erlaubt, oder der Inhalt passt nicht zum Namen.',
  payment_already_paid: 'Diese Zahlung ist bereits beglichen.',
  payment_under_way: 'Das Kartenterminal zieht diese Zahlung gerade ein. Warten Sie, bis es fertig ist.',
  payment_amount_differs: 'Es wurden %{taken} eingezogen, fällig sind %{due}.',
  nothing_to_pay: 'Es gibt nichts zu bezahlen.',
  punishment_unfit:
    'Diese Art gilt nicht für solche Fahrer. Wählen Sie eine andere, oder lassen Sie es bei der Art der Strafgebühr zu.',
  punishment_settled: 'Dieser Posten ist bezahlt oder storniert und lässt sich nicht mehr ändern.',
  punishment_in_payment:
    'Diese Position steht schon in einer anderen Zahlung, die auf ihr Geld wartet. Öffnen Sie jene Zahlung.',
  invoice_issued:
    'Die Rechnung zu dieser Zahlung ist bereits ausgestellt. Der Käufer wird durch eine Korrekturrechnung geändert.',
  ksef_refused: 'KSeF hat abgelehnt: %{reason}.',
  ksef_not_set_up: 'Tragen Sie Steuernummer und KSeF-Token der Firma ein.',
  invoice_invalid: 'Die Rechnung lässt sich nicht ausstellen: %{reason}.',
  vat_rate_unusable:
    'Der USt.-Satz „%{rate}“ hat keinen Code, den KSeF kennt. Wählen Sie in der Art des Postens einen anderen.',
  invoice_not_resendable: 'KSeF hat diese Rechnung bereits oder prüft sie gerade.',
  invoice_paper_missing:
    'Dieses Dokument gibt es noch nicht. KSeF stellt es aus, sobald die Rechnung angenommen ist.',
  certificate_key_mismatch:
    'Zertifikat und Schlüssel gehören nicht zusammen. Beide zugleich als PEM einfügen, den Schlüssel ohne Passwort.',
  firm_not_found: 'Im GUS-Register gibt es keine Firma mit dieser NIP. Die Nummer prüfen.',
  firm_register_unavailable: 'Das Firmenregister antwortet nicht. Geben Sie Name und Adresse von Hand ein.',
  task_move_illegal: 'Das ist jetzt nicht möglich. Aktualisieren Sie: Die Aufgabe ist schon weiter.',
  task_taken: 'Diese Aufgabe hat schon jemand übernommen.',
  executor_missing: 'Nennen Sie eine ausführende Person oder eine Rolle.',
  task_arranged_by_others: 'Das ändert nur, wer die Aufgabe gestellt hat oder die ausführende Person leitet.',
  task_inside_itself: 'Eine Aufgabe kann keine Teilaufgabe ihrer selbst oder einer eigenen Teilaufgabe sein.',
  reclamation_undecided:
    'Tragen Sie zuerst die Entscheidung ein: Ohne sie wird eine Reklamation weder ausgegeben noch abgelehnt oder abgeschlossen.',
  reclamation_move_illegal:
    'Die Reklamation kann aus ihrem jetzigen Status nicht in den gewählten wechseln. Aktualisieren Sie und wählen Sie einen anderen.',
  reclamation_closed:
    'Die Reklamation ist abgeschlossen. Nehmen Sie sie zuerst wieder auf, um sie zu ändern.',
  reclamation_moved_on:
    'Jemand hat diese Reklamation gerade geändert. Sehen Sie nach, was sich geändert hat, und versuchen Sie es noch einmal.',
  reclamation_positions_kept:
    'Die Positionen dieser Reklamation sind gesperrt. Geben Sie sie in den Reklamationsdaten frei.',
  reclamation_tasks_open:
    'Die Reklamation hat noch offene Aufgaben (%{count}). Erledigen oder stornieren Sie diese vor dem Abschluss.',
  reclamation_history_kept:
    'Dieser Eintrag der Historie lässt sich nicht ändern: Ein Prozess hat ihn geschrieben. Fügen Sie einen Kommentar hinzu.',
  reclamation_address_missing:
    'Der Kunde hat keine E-Mail-Adresse. Tragen Sie sie in der Reklamation oder beim Geschäftspartner ein.',
  email_template_empty: 'Diese Vorlage hat keinen Text. Schreiben Sie ihn in den E-Mail-Vorlagen.',
  email_template_not_due:
    'Die Vorlage „%{name}“ wird zu diesem Datensatz nicht versendet: Er erfüllt die Bedingung der Vorlage nicht (%{condition}). Wählen Sie eine andere Vorlage oder schreiben Sie selbst.',
  reclamation_email_sent: 'Diese E-Mail wurde schon gesendet. Schreiben Sie eine neue.',
  temporal_unavailable: 'Die Prozesse sind vorübergehend nicht verfügbar. Versuchen Sie es in Kürze erneut.',
  database_unavailable: 'Die Datenbank ist vorübergehend nicht verfügbar. Versuchen Sie es in Kürze erneut.',
  services_unpaid:
    'Es gibt unbezahlte Dienstleistungen oder Gebühren. Begleichen Sie diese vor der Ausfahrt.',
  unexpected:
    'Unerwarteter Fehler. Versuchen Sie es erneut; tritt er wieder auf, nennen Sie Ihrem Administrator die Nummer %{id}.',
  email_invalid: 'Geben Sie eine gültige E-Mail-Adresse ein.',
  nip_invalid: 'Das ist keine gültige NIP.',
  vat_number_invalid: 'Falsches Format der USt-IdNr.',
  regon_invalid: 'Das ist keine gültige REGON-Nummer.',
  pesel_invalid: 'Das ist keine gültige PESEL-Nummer.',
  postal_code_invalid: 'Geben Sie die Postleitzahl in der Form 00-000 ein.',
  iban_invalid: 'Das ist keine gültige IBAN.',
  plate_invalid: 'Das ist kein gültiges Kennzeichen.',
  url_invalid: 'Geben Sie die vollständige Adresse einer Seite ein, etwa https://example.de.',
  pattern_mismatch: 'Der Wert passt nicht zum geforderten Muster.',
  form_closed: 'Dieses Formular nimmt keine Antworten mehr an.',
  pattern_invalid: 'Das ist kein gültiger regulärer Ausdruck.',
  view_hides_required: 'Dieses Feld muss ausgefüllt werden, daher kann eine Ansicht es nicht ausblenden.',
  payment_not_unknown: 'Der Ausgang dieser Zahlung wird noch ermittelt, oder die Zahlung ist beendet.',
  card_terminal_missing:
    'An diesem Kiosk gibt es kein Kartenterminal. Bitte beim Parkplatzpersonal bezahlen.',
  card_terminal_busy:
    'Das Kartenterminal ist noch mit einer anderen Zahlung beschäftigt. Bitte gleich noch einmal versuchen.',
  document_not_scanned: 'Bitte zuerst am Kiosk den Ausweis scannen.',
  document_unreadable: 'Der Ausweis konnte nicht gelesen werden. Bitte noch einmal scannen.',
  document_expired: 'Der Ausweis ist seit %{expires} ungültig.',
  driver_not_confirmed:
    'Die Angaben des Fahrers sind nicht bestätigt. Bitte an das Parkplatzpersonal wenden.',
  nothing_to_print: 'Es gibt nichts zu drucken.',
  agent_not_connected:
    'Das Programm an den Waagen („%{agent}“) antwortet nicht. Prüfen Sie, ob es läuft und mit dem Netz verbunden ist.',
  scale_without_agent: 'Diese Waage hat keinen Agenten. Wählen Sie ihn in den Einstellungen der Waage.',
  scale_not_typed:
    'Gewichte werden nur bei mechanischen Waagen von Hand eingegeben. Ändern Sie das Protokoll der Waage, wenn sie ausgefallen ist.',
  scale_no_bunker: 'Das ist keine Bunkerwaage.',
  batches_not_summed: 'Der Bunker hat nur Teilmengen gewogen. Addieren Sie zuerst seine Chargen.',
  batches_none: 'Seit der letzten Summe gab es keine Charge.',
  camera_refused:
    'Die Kamera hat kein Bild geliefert: %{reason}. Adresse und Passwort in den Einstellungen der Waage prüfen.',
  picture_too_late: 'Für ein Bild war es zu spät: Auf der Waage konnte schon ein anderes Fahrzeug stehen.',
  weighing_refused: 'Der Empfänger lehnte die Wägung ab: %{answer}.',
};
