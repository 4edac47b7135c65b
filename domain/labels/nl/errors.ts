import type { ErrorWords } from '../words.ts';
import { processErrors } from './processErrors.ts';

export const errors: ErrorWords = {
  ...processErrors,
  route_not_found: 'Dit adres bestaat niet: %{path}.',
  record_not_found: 'Het record is niet gevonden. Mogelijk is het verwijderd of hebt u er geen toegang toe.',
  object_not_found: 'Het object “%{object}” bestaat niet.',
  no_access: 'Geen toegang. Vraag uw beheerder om toegang als u die nodig hebt.',
  not_signed_in: 'Meld u aan om door te gaan.',
  invalid_credentials: 'Onjuist e-mailadres of wachtwoord.',
  email_not_confirmed:
    'Het e-mailadres is nog niet bevestigd. Open de link uit onze e-mail of vraag een nieuwe aan.',
  confirmation_link_expired: 'De bevestigingslink is verlopen of ongeldig. Vraag een nieuwe aan.',
  reset_link_expired: 'De wachtwoordlink is verlopen of al gebruikt. Laat hem opnieuw sturen.',
  second_step_missing: 'Er wacht geen aanmelding op een code. Meld u opnieuw aan.',
  verification_code_invalid: 'Ongeldige verificatiecode.',
  verification_code_expired: 'De verificatiecode is verlopen. Vraag een nieuwe aan.',
  two_factor_not_begun: 'Begin eerst met het inschakelen van de tweede stap.',
  password_wrong: 'Het wachtwoord klopt niet.',
  login_invalid:
    'Een gebruikersnaam bestaat uit letters, cijfers, punten, streepjes en onderstrepingstekens.',
  country_missing: 'Het land moet worden ingevuld.',
  mail_refused: 'De mailserver weigerde het bericht: %{reason}.',
  mail_account_unusable: 'Vanaf dit e-mailaccount kan niets worden verzonden. Controleer de instellingen.',
  code_by_app:
    'De codes van dit account komen uit de authenticatie-app. Gebruik zonder die app een herstelcode.',
  two_factor_on: 'Aanmelden in twee stappen staat al aan. Zet het eerst uit.',
  too_many_attempts: 'Te veel pogingen. Probeer het over %{seconds} s opnieuw.',
  cross_site_write: 'Dit verzoek kwam van een andere website en is geweigerd.',
  validation_failed: 'Corrigeer de gemarkeerde velden.',
  required: 'Dit veld mag niet leeg zijn.',
  invalid_type: 'Verkeerd soort waarde.',
  invalid_value: 'Onjuiste waarde.',
  too_long: 'De tekst is te lang, maximaal %{maxLength} tekens.',
  too_short: 'De tekst is te kort, minimaal %{minLength} tekens.',
  unknown_field: 'Het object heeft dit veld niet.',
  read_only_field: 'Dit veld kan niet worden gewijzigd.',
  reference_not_found: 'Het gekozen record bestaat niet. Kies een ander.',
  reference_does_not_fit:
    'In het gekozen record is ‘%{tick}’ niet aangevinkt. Kies een ander of vink het daar aan.',
  not_unique: 'Deze waarde bestaat al. Voer een andere in.',
  parameter_in_use:
    'Records hebben al waarden voor deze parameter, daarom kan dit niet meer worden gewijzigd.',
  filter_invalid: 'Het filter is ongeldig: %{reason}.',
  filter_field_unknown: 'Het filter bevat een onbekend veld “%{field}”.',
  filter_operator_unknown: 'Het filter bevat een onbekende operator “%{operator}”.',
  filter_operator_not_for_type: 'De operator “%{operator}” past niet bij het veld “%{field}”.',
  filter_value_invalid: 'Onjuiste filterwaarde voor “%{field}”.',
  filter_too_deep: 'Het pad “%{field}” is te diep, maximaal %{max} niveaus.',
  query_invalid: 'Onjuiste parameter “%{parameter}”.',
  body_invalid: 'De inhoud van het verzoek is ongeldig.',
  body_type_refused: 'De inhoud van het verzoek heeft een formaat dat niet wordt aangenomen. Stuur JSON.',
  request_id_taken: 'Onder dit verzoek-ID is al iets anders vastgelegd. Verstuur het met een nieuw ID.',
  stale_record: 'Iemand heeft dit record intussen gewijzigd. Laad het opnieuw en herhaal uw wijziging.',
  record_marked: 'Het record is gemarkeerd voor verwijdering. Herstel het voordat u het bevestigt.',
  record_confirmed: 'Het document is bevestigd. Maak de bevestiging ongedaan om het te wijzigen.',
  record_not_confirmed: 'Het document is niet bevestigd.',
  group_has_items: 'Een groep met onderliggende elementen kan niet worden verwijderd: %{items}.',
  group_marked: 'De groep is gemarkeerd voor verwijdering. Herstel deze eerst.',
  group_inside_itself: 'Een groep kan niet in zichzelf of in een van haar subgroepen staan.',
  record_referenced: 'Verwijderen niet mogelijk: naar het record wordt verwezen door %{by}.',
  not_a_document: 'Alleen documenten kunnen worden bevestigd.',
  owned_by_workflow: 'Deze gegevens worden door hun proces vastgelegd. Gebruik de knoppen daarvan.',
  truck_moved_on: 'De vrachtwagen is net verder gegaan. Kijk waar hij staat en probeer het opnieuw.',
  illegal_transition: 'Dit kan nu niet worden gedaan. Vernieuw het scherm: de toestand is gewijzigd.',
  journey_not_started: 'De rit is nog niet begonnen. Stuur eerst de start-sms of meld de aankomst.',
  yard_full:
    'Terrein ‘%{yard}’ is vol (%{places} plaatsen). Het voertuig rijdt binnen zodra er een plaats vrij is.',
  queue_off: 'De wachtrij van dit station is uitgeschakeld. Schakel deze in bij het weegstation.',
  already_arrived: 'Het voertuig is al aangemeld.',
  truck_not_on_terminal: 'De truck is nog niet op de terminal. Registreer eerst het binnenrijden.',
  weighing_not_expected: 'Deze truck wacht niet op een weging. Kijk in de wachtrij waar hij is.',
  weighing_net_invalid:
    'Een netto van %{net} t is niet geloofwaardig. Controleer wat er op de weegbrug staat.',
  weighing_none_to_remove: 'Er is geen weging om terug te draaien.',
  weight_not_found: 'Deze meting van de weegbrug is niet gevonden. Weeg de truck nog eens.',
  weight_not_current: 'Er staat inmiddels een ander gewicht op de weegbrug. Wacht tot het stabiel is.',
  weight_already_used:
    'Dit gewicht is al vastgelegd. Rij voor een nieuwe weging van de weegbrug af en er weer op.',
  weight_not_stable: 'Het gewicht is niet stabiel. Wacht even.',
  weighing_needs_acceptance:
    'Deze weging vraagt om bevestiging: %{warnings}. Controleer en aanvaard de waarschuwingen, of weeg opnieuw.',
  weighing_resigned_differs:
    'Een voertuig dat afziet, hoort hetzelfde te wegen: het was %{first} t, het is %{second} t. Controleer of er niets is geladen of achtergelaten.',
  weighing_approved: 'Deze weging is goedgekeurd. Trek eerst de goedkeuring van de weegbon in.',
  weighing_not_complete: 'De weging is niet klaar. Doe eerst alle wegingen.',
  weighing_not_finished_before:
    'Het voertuig gaat verder na dispositie %{numberStr}, en die is nog niet helemaal gewogen. Maak eerst die weging af.',
  weighing_went_on:
    'Met dit gewicht is de weging van dispositie %{numberStr} begonnen. Draai eerst die weging terug.',
  note_warehouse_missing:
    'De goederen worden verplaatst, maar er staat niet vanwaar of waarheen. Vul in de dispositie het magazijn en het werkelijke magazijn in.',
  note_product_missing:
    'De bon zegt waar de goederen liggen, maar niet welke. Vul in de dispositie het artikel in.',
  disposition_locked:
    '%{holder} weegt deze truck nu; tot dat klaar is, kan niemand anders dat. Wacht of kies een andere truck.',
  lock_lost: 'Dit voertuig is niet meer bij u: de vergrendeling is verlopen. Kies het opnieuw uit de lijst.',
  disposition_closed:
    'De dispositie is gesloten en neemt geen wegingen aan. Open haar als het voertuig gewogen moet worden.',
  gmp_not_checked:
    'Het station eist een GMP-controle. Vink die aan in de dispositie voordat u het voertuig weegt.',
  research_missing:
    'Het station vereist een onderzoek van de goederen. Vul het resultaat in de dispositie in voordat het voertuig wordt uitgewogen.',
  research_negative:
    'Het onderzoek heeft de goederen afgekeurd: ze mogen niet worden ingenomen of afgegeven. Wijzig de bewerking in afzien en weeg het voertuig zoals het kwam.',
  customs_not_released:
    'Deze goederen van buiten de EU zijn niet door de douane vrijgegeven. Vul het nummer van de vrijgave (MRN) in de dispositie in voordat het voertuig vertrekt.',
  actual_warehouse_missing:
    'De eigenaar van de goederen houdt de boeken bij per werkelijk magazijn. Kies het werkelijke magazijn in de dispositie.',
  product_condition_missing:
    'De eigenaar van de goederen wil dat hun toestand wordt vastgelegd. Vul die in de dispositie in.',
  counterparty_not_used:
    'Dit bedrijf is gemarkeerd als niet in gebruik. Kies een ander bedrijf of neem het weer in gebruik.',
  railway_not_raised_here:
    'Op deze werkplek worden geen spoordisposities gemaakt. Kies een andere werkplek in de weergave-instellingen.',
  previous_cargoes_missing: 'Een GMP-controle vraagt %{count} vorige ladingen met hun reiniging.',
  operation_unfit:
    'De bewerking past niet bij de soort dispositie. Wijzig een van beide, of gebruik een ladingschema zonder controle.',
  order_not_open: 'De opdracht is niet open. Kies een andere, of open haar opnieuw.',
  order_not_valid: 'De opdracht geldt niet op die dag. Kies een andere, of wijzig de geldigheid.',
  disposition_ratified:
    'De dispositie is geratificeerd: wat er voor wie rijdt, kan pas wijzigen als de ratificatie is ingetrokken.',
  disposition_weighed:
    'Het voertuig is al gewogen voor deze dispositie. Draai eerst de weging terug en wijzig dan dit veld.',
  weighed_after_unfit:
    'Een voertuig gaat alleen verder na een eigen, eerdere dispositie. Kies er een van hetzelfde voertuig.',
  weighed_after_taken: 'Op deze dispositie volgt al een andere. Kies de laatste van dit voertuig.',
  weighed_note_fixed:
    'Een bon van een weging neemt dit veld over van de weegschaal. Wijzig de weging, dan volgt de bon.',
  wagon_number_digits: 'Het wagonnummer “%{written}” heeft %{digits} cijfers in plaats van 12.',
  wagon_number_check:
    'In het wagonnummer “%{written}” zit een fout: het controlecijfer moet %{expected} zijn. Kijk naar het nummer op de wagon.',
  wagon_weighed: 'Wagon %{wagonNumber} is al gewogen. Neem eerst de weging terug.',
  train_has_weighed: 'Wagons van deze trein zijn gewogen, daarom kan hij niet worden verwijderd.',
  unloading_moved_on:
    'Iemand heeft deze lossing zojuist gewijzigd. Bekijk wat er is gewijzigd en probeer het opnieuw.',
  unloading_not_allowed: 'Dit kan niet in deze fase van de lossing. De pagina toont wat nu mogelijk is.',
  unloading_scale_busy: 'Op deze weegschaal wordt lossing %{number} gewogen. Beëindig die weging eerst.',
  unloading_box_used: 'In box %{box} ligt al lading, daarom kan hij niet van de lossing worden verwijderd.',
  unloading_fixed: 'Lossing %{number} is goedgekeurd en kan niet meer worden gewijzigd.',
  ship_plan_not_allowed: 'Dit kan niet met plan %{number} in deze fase. De pagina toont wat nu mogelijk is.',
  ship_plan_taken:
    'Voor plan %{number} loopt lossing %{unloading}. Keur die eerst goed of markeer deze voor verwijdering.',
  ship_plan_over: 'Plan %{number} is afgerond of geannuleerd. Hervat het om er iets in te wijzigen.',
  ship_plan_fixed:
    'Plan %{number} is al in uitvoering: schip, lading en richting kunnen niet meer veranderen. Tijd, ligplaats en tonnen wel.',
  ship_plan_of_other_ship: 'Plan %{number} hoort bij een ander schip. Kies een plan van dit schip.',
  scale_not_owned: 'Deze agent bedient deze weegbrug niet. Geef hem op in de instellingen van de weegbrug.',
  ticket_not_found: 'Het ticket is niet gevonden. Controleer het nummer.',
  sms_code_invalid: 'Onjuiste sms-code.',
  sms_code_expired: 'De sms-code is verlopen. Vraag een nieuwe aan.',
  sms_not_sent: 'Dat is niet gelukt. Probeer het iets later opnieuw!',
  phone_missing: 'Het telefoonnummer van de chauffeur ontbreekt. Vul het in bij de dispositie.',
  phone_invalid: 'Het telefoonnummer is ongeldig.',
  row_limit_exceeded: 'Te veel rijen: hoogstens %{limit}. Beperk het filter of splits het bestand.',
  sheet_too_large: 'Het bestand is te groot. Splits het.',
  sheet_unreadable: 'Dit bestand kan niet worden gelezen. Sla het op als XLSX of CSV en probeer het opnieuw.',
  sheet_no_records: 'Er is geen record gelezen: onder de koppen staan geen rijen.',
  sheet_no_columns:
    'Geen enkele kolom past bij een veld van het object. Controleer de koppen in de eerste rij.',
  sheet_key_missing:
    'De sleutelkolom “%{column}” ontbreekt: zonder die kolom is onbekend welke records te wijzigen.',
  sheet_column_read_only: 'De kolom “%{column}” is alleen-lezen en wordt overgeslagen.',
  sheet_column_unknown: 'De kolom “%{column}” past bij geen enkel veld en wordt overgeslagen.',
  sheet_key_empty: 'De sleutel is leeg: onbekend welk record te wijzigen.',
  sheet_key_twice: 'Dezelfde sleutel staat al in rij %{row}.',
  sheet_key_ambiguous: 'De sleutel past bij %{count} records.',
  sheet_record_unknown: 'Er is geen record met deze sleutel.',
  sheet_record_known: 'Er bestaat al een record met deze sleutel.',
  sheet_value_invalid: 'Ongeldige waarde “%{value}”. Vul bijvoorbeeld in: %{accepted}.',
  sheet_reference_unknown: '“%{value}” is niet gevonden.',
  sheet_reference_ambiguous: '“%{value}” staat voor %{count} records. Geef een code of nummer.',
  raw_query_refused: 'De query is niet uitgevoerd: %{reason}.',
  raw_query_too_slow: 'De query duurde langer dan %{seconds} s en is afgebroken. Maak hem beperkter.',
  raw_query_unavailable:
    'SQL-query’s staan uit: de database laat geen gebruiker toe die alleen leest. Vraag de beheerder van de database.',
  file_not_shown: 'Het bestand ‘%{name}’ kan hier niet worden getoond. Download het.',
  file_missing: 'Er is geen bestand gekozen.',
  file_empty: 'Het bestand ‘%{name}’ is leeg.',
  file_too_large: 'Het bestand ‘%{name}’ is te groot, hoogstens %{limit} MB.',
  file_type_refused:
    'Het bestand ‘%{name}’ kan niet worden toegevoegd: dit bestandstype is niet toegestaan, of de inhoud past niet bij de naam.',
  payment_already_paid: 'Deze betaling is al voldaan.',
  payment_under_way: 'De betaalterminal int deze betaling nu. Wacht tot die klaar is.',
  payment_amount_differs: 'Er is %{taken} geïnd, maar %{due} is verschuldigd.',
  nothing_to_pay: 'Er is niets te betalen.',
  punishment_unfit:
    'Deze soort geldt niet voor zulke chauffeurs. Kies een andere of sta dit toe bij de soort boete.',
  punishment_settled: 'Deze post is betaald of geannuleerd en kan niet meer worden gewijzigd.',
  punishment_in_payment: 'Deze post staat al in een andere betaling die nog open is. Open die betaling.',
  invoice_issued: 'De factuur voor deze betaling is al opgemaakt. De koper wijzigt u met een creditfactuur.',
  ksef_refused: 'KSeF weigerde: %{reason}.',
  ksef_not_set_up: 'Vul het btw-nummer en de KSeF-token van het bedrijf in.',
  invoice_invalid: 'De factuur kan niet worden opgemaakt: %{reason}.',
  vat_rate_unusable:
    'Het btw-tarief “%{rate}” heeft geen code die KSeF kent. Kies een ander bij de soort van de post.',
  invoice_not_resendable: 'KSeF heeft deze factuur al of bekijkt die nu.',
  invoice_paper_missing: 'Dit stuk is er nog niet. KSeF geeft het af zodra de factuur is aanvaard.',
  certificate_key_mismatch:
    'Certificaat en sleutel horen niet bij elkaar. Plak beide tegelijk als PEM, de sleutel zonder wachtwoord.',
  firm_not_found: 'Het GUS-register kent geen firma met dit NIP. Controleer het nummer.',
  firm_register_unavailable: 'Het bedrijvenregister antwoordt niet. Typ naam en adres zelf in.',
  task_move_illegal: 'Dit kan nu niet. Vernieuw: de taak is al verder.',
  task_taken: 'Iemand anders heeft deze taak al opgepakt.',
  executor_missing: 'Geef een uitvoerder of een uitvoerdersrol op.',
  task_arranged_by_others: 'Alleen de auteur van de taak of de leidinggevende van de uitvoerder wijzigt dit.',
  task_inside_itself: 'Een taak kan geen subtaak van zichzelf of van een eigen subtaak zijn.',
  reclamation_undecided:
    'Voer eerst de beslissing in: zonder beslissing wordt een reclamatie niet uitgegeven, afgewezen of gesloten.',
  reclamation_move_illegal:
    'De reclamatie kan vanuit de huidige status niet naar de gekozen status. Vernieuw en kies een andere status.',
  reclamation_closed:
    'De reclamatie is gesloten. Neem haar eerst opnieuw in behandeling om iets te wijzigen.',
  reclamation_moved_on:
    'Iemand heeft deze reclamatie zojuist gewijzigd. Kijk wat er veranderd is en probeer het opnieuw.',
  reclamation_positions_kept:
    'De posities van deze reclamatie mogen niet worden gewijzigd. Sta dit toe in de gegevens van de reclamatie.',
  reclamation_tasks_open:
    'De reclamatie heeft nog openstaande taken (%{count}). Voltooi of annuleer ze voordat u sluit.',
  reclamation_history_kept:
    'Deze regel van de geschiedenis kan niet worden gewijzigd: een proces heeft hem geschreven. Voeg een opmerking toe.',
  reclamation_address_missing:
    'De klant heeft geen e-mailadres. Vul het in bij de reclamatie of bij de relatie.',
  email_template_empty: 'Deze sjabloon heeft geen tekst. Schrijf die bij de e-mailsjablonen.',
  email_template_not_due:
    'De sjabloon “%{name}” wordt voor dit record niet verzonden: het voldoet niet aan de voorwaarde van de sjabloon (%{condition}). Kies een andere sjabloon of schrijf zelf een tekst.',
  reclamation_email_sent: 'Deze e-mail is al verzonden. Schrijf een nieuwe.',
  temporal_unavailable: 'De processen zijn tijdelijk niet beschikbaar. Probeer het zo opnieuw.',
  database_unavailable: 'De database is tijdelijk niet beschikbaar. Probeer het zo opnieuw.',
  services_unpaid: 'Er zijn onbetaalde diensten of boetes. Reken deze af vóór vertrek.',
  unexpected:
    'Onverwachte fout. Probeer het opnieuw; geef bij herhaling het nummer %{id} door aan uw beheerder.',
  email_invalid: 'Voer een geldig e-mailadres in.',
  nip_invalid: 'Dit is geen geldig NIP-nummer.',
  vat_number_invalid: 'Ongeldig formaat van het btw-nummer.',
  regon_invalid: 'Dit is geen geldig REGON-nummer.',
  pesel_invalid: 'Dit is geen geldig PESEL-nummer.',
  postal_code_invalid: 'Voer de postcode in als 00-000.',
  iban_invalid: 'Dit is geen geldig IBAN.',
  plate_invalid: 'Dit is geen geldig kenteken.',
  url_invalid: 'Voer het volledige adres van een pagina in, bijvoorbeeld https://example.nl.',
  pattern_mismatch: 'De waarde past niet bij het vereiste patroon.',
  form_closed: 'Dit formulier neemt geen antwoorden meer aan.',
  pattern_invalid: 'Dit is geen geldige reguliere expressie.',
  view_hides_required: 'Dit veld moet worden ingevuld, dus een weergave kan het niet verbergen.',
  payment_not_unknown: 'De uitkomst van deze betaling wordt nog achterhaald, of de betaling is beëindigd.',
  card_terminal_missing: 'Bij deze kiosk staat geen betaalterminal. Betaal bij het parkeerpersoneel.',
  card_terminal_busy: 'De betaalterminal is nog bezig met een andere betaling. Probeer het zo weer.',
  document_not_scanned: 'Scan eerst uw identiteitsbewijs bij de kiosk.',
  document_unreadable: 'Het document kon niet worden gelezen. Scan het opnieuw.',
  document_expired: 'Het document is niet meer geldig sinds %{expires}.',
  driver_not_confirmed:
    'De gegevens van de chauffeur zijn niet bevestigd. Neem contact op met het parkeerpersoneel.',
  nothing_to_print: 'Er valt niets af te drukken.',
  agent_not_connected:
    'Het programma bij de weegbruggen (‘%{agent}’) antwoordt niet. Controleer of het draait en verbonden is met het netwerk.',
  scale_without_agent: 'Deze weegbrug heeft geen agent. Kies er een in de instellingen van de weegbrug.',
  scale_not_typed:
    'Gewichten worden alleen bij mechanische weegbruggen met de hand ingevoerd. Wijzig het protocol van de weegbrug als die niet werkt.',
  scale_no_bunker: 'Dit is geen bunkerweegschaal.',
  batches_not_summed: 'De bunker heeft alleen porties gewogen. Tel eerst zijn batches op.',
  batches_none: 'Sinds de laatste som was er geen portie.',
  camera_refused:
    'De camera gaf geen foto: %{reason}. Controleer adres en wachtwoord in de instellingen van de weegbrug.',
  picture_too_late: 'Het was te laat voor een foto: er kon al een ander voertuig op de weegbrug staan.',
  weighing_refused: 'De ontvanger weigerde de weging: %{answer}.',
};
