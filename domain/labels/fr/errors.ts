import type { ErrorWords } from '../words.ts';
import { processErrors } from './processErrors.ts';

export const errors: ErrorWords = {
  ...processErrors,
  route_not_found: 'Cette adresse n’existe pas : %{path}.',
  record_not_found: 'Enregistrement introuvable. Il a peut-être été supprimé, ou vous n’y avez pas accès.',
  object_not_found: 'L’objet « %{object} » n’existe pas.',
  no_access: 'Accès refusé. Si vous en avez besoin, demandez-le à votre administrateur.',
  not_signed_in: 'Connectez-vous pour continuer.',
  invalid_credentials: 'E-mail ou mot de passe incorrect.',
  email_not_confirmed:
    'L’adresse e-mail n’est pas encore confirmée. Ouvrez le lien reçu ou demandez-en un nouveau.',
  confirmation_link_expired: 'Le lien de confirmation a expiré ou n’est pas valable. Demandez-en un nouveau.',
  reset_link_expired: 'Le lien de changement de mot de passe a expiré ou a déjà servi. Faites-le renvoyer.',
  second_step_missing: 'Aucune connexion n’attend de code. Reprenez la connexion depuis le début.',
  verification_code_invalid: 'Code de vérification incorrect.',
  verification_code_expired: 'Le code de vérification a expiré. Demandez-en un nouveau.',
  two_factor_not_begun: 'Commencez d’abord l’activation de la deuxième étape.',
  password_wrong: 'Le mot de passe est incorrect.',
  login_invalid: 'Un identifiant se compose de lettres, chiffres, points, tirets et tirets bas.',
  country_missing: 'Le pays doit être renseigné.',
  mail_refused: 'Le serveur de messagerie a refusé le message : %{reason}.',
  mail_account_unusable: 'Ce compte e-mail ne permet aucun envoi. Vérifiez ses réglages.',
  code_by_app:
    'Les codes de ce compte viennent de l’application d’authentification. Sans elle, utilisez un code de secours.',
  two_factor_on: 'La connexion en deux étapes est déjà activée. Désactivez-la d’abord.',
  too_many_attempts: 'Trop de tentatives. Réessayez dans %{seconds} s.',
  cross_site_write: 'Cette requête provient d’un autre site et a été refusée.',
  validation_failed: 'Corrigez les champs signalés.',
  required: 'Ce champ ne peut pas être vide.',
  invalid_type: 'Type de valeur incorrect.',
  invalid_value: 'Valeur incorrecte.',
  too_long: 'Le texte est trop long, %{maxLength} caractères au plus.',
  too_short: 'Le texte est trop court, %{minLength} caractères au moins.',
  unknown_field: 'L’objet n’a pas ce champ.',
  read_only_field: 'Ce champ ne peut pas être modifié.',
  reference_not_found: 'L’enregistrement choisi n’existe pas. Choisissez-en un autre.',
  reference_does_not_fit:
    '« %{tick} » n’est pas coché dans l’enregistrement choisi. Choisissez-en un autre ou cochez-le sur sa fiche.',
  not_unique: 'Cette valeur existe déjà. Saisissez-en une autre.',
  parameter_in_use:
    'Des enregistrements ont déjà une valeur pour ce paramètre ; cela ne peut plus être modifié.',
  filter_invalid: 'Le filtre est incorrect : %{reason}.',
  filter_field_unknown: 'Le filtre contient un champ inconnu « %{field} ».',
  filter_operator_unknown: 'Le filtre contient un opérateur inconnu « %{operator} ».',
  filter_operator_not_for_type: 'L’opérateur « %{operator} » ne convient pas au champ « %{field} ».',
  filter_value_invalid: 'Valeur de filtre incorrecte pour « %{field} ».',
  filter_too_deep: 'Le chemin « %{field} » est trop profond, %{max} niveaux au plus.',
  query_invalid: 'Paramètre incorrect « %{parameter} ».',
  body_invalid: 'Le corps de la requête est incorrect.',
  body_type_refused: 'Le corps de la requête est d’un format qui n’est pas accepté. Envoyez du JSON.',
  request_id_taken:
    'Autre chose a déjà été enregistré sous cet identifiant de requête. Renvoyez-la avec un nouveau.',
  stale_record:
    'Quelqu’un a modifié cet enregistrement entre-temps. Rechargez-le et refaites votre modification.',
  record_marked: 'L’enregistrement est marqué pour suppression. Restaurez-le avant de le valider.',
  record_confirmed: 'Le document est validé. Annulez la validation pour le modifier.',
  record_not_confirmed: 'Le document n’est pas validé.',
  group_has_items: 'Un groupe contenant des éléments ne peut pas être supprimé : %{items}.',
  group_marked: 'Le groupe est marqué pour suppression. Restaurez-le d’abord.',
  group_inside_itself: 'Un groupe ne peut pas se trouver dans lui-même ni dans l’un de ses sous-groupes.',
  record_referenced: 'Suppression impossible : l’enregistrement est référencé par %{by}.',
  not_a_document: 'Seuls les documents peuvent être validés.',
  owned_by_workflow: 'Ces données sont écrites par leur processus. Utilisez ses boutons.',
  truck_moved_on: 'Le camion vient d’avancer. Regardez où il se trouve et réessayez.',
  illegal_transition: 'Action impossible maintenant. Actualisez : l’état a changé.',
  journey_not_started:
    'Le trajet n’a pas encore commencé. Envoyez d’abord le SMS de départ ou signalez l’arrivée.',
  yard_full:
    'Le parc « %{yard} » est complet (%{places} places). Le camion entrera dès qu’une place se libère.',
  queue_off: 'La file d’attente de ce poste est arrêtée. Activez-la dans le poste de pesage.',
  already_arrived: 'Le camion s’est déjà présenté.',
  truck_not_on_terminal: 'Le camion n’est pas encore sur le terminal. Enregistrez d’abord son entrée.',
  weighing_not_expected: 'Ce camion n’attend pas de pesée. La file indique où il en est.',
  weighing_net_invalid: 'Un poids net de %{net} t n’est pas plausible. Vérifiez ce qui est sur la bascule.',
  weighing_none_to_remove: 'Il n’y a aucune pesée à annuler.',
  weight_not_found: 'Cette lecture de la bascule est introuvable. Pesez le camion encore une fois.',
  weight_not_current: 'Un autre poids est déjà sur la bascule. Attendez qu’il soit stable.',
  weight_already_used:
    'Ce poids est déjà enregistré. Pour peser à nouveau, quittez la bascule puis remontez dessus.',
  weight_not_stable: 'Le poids n’est pas stable. Attendez un instant.',
  weighing_needs_acceptance:
    'Cette pesée demande une confirmation : %{warnings}. Vérifiez et acceptez les avertissements, ou pesez à nouveau.',
  weighing_resigned_differs:
    'Un véhicule qui renonce devrait peser autant : %{first} t avant, %{second} t maintenant. Vérifiez que rien n’a été chargé ni laissé.',
  weighing_approved: 'Cette pesée est approuvée. Retirez d’abord l’approbation du ticket.',
  weighing_not_complete: 'La pesée n’est pas terminée. Faites d’abord toutes les pesées.',
  weighing_not_finished_before:
    'Le véhicule continue après la disposition %{numberStr}, dont la pesée n’est pas terminée. Terminez-la d’abord.',
  weighing_went_on:
    'La pesée de la disposition %{numberStr} a commencé par ce poids. Annulez d’abord cette pesée-là.',
  note_warehouse_missing:
    'La marchandise est déplacée, mais on ne sait pas d’où ou vers où. Indiquez l’entrepôt et l’entrepôt réel dans la disposition.',
  note_product_missing:
    'Le bon dit où se trouve la marchandise, mais pas laquelle. Indiquez le produit dans la disposition.',
  disposition_locked:
    '%{holder} pèse ce camion et, jusqu’à la fin, personne d’autre ne le peut. Attendez ou choisissez un autre camion.',
  lock_lost: 'Ce véhicule n’est plus à vous : le verrou a expiré. Choisissez-le à nouveau dans la liste.',
  disposition_closed:
    'La disposition est close et n’accepte plus de pesées. Ouvrez-la si le véhicule doit être pesé.',
  gmp_not_checked:
    'La station exige un contrôle GMP. Cochez-le dans la disposition avant de peser le véhicule.',
  research_missing:
    'Le poste exige une analyse de la marchandise. Saisissez son résultat dans la disposition avant la pesée de sortie.',
  research_negative:
    'L’analyse a déclaré la marchandise non conforme : elle ne peut être ni reçue ni délivrée. Passez l’opération en désistement et pesez le véhicule tel qu’il est venu.',
  customs_not_released:
    'Cette marchandise hors UE n’a pas reçu la mainlevée de la douane. Saisissez le numéro de la mainlevée (MRN) dans la disposition avant le départ du véhicule.',
  actual_warehouse_missing:
    'Le propriétaire de la marchandise tient sa comptabilité par entrepôt réel. Choisissez l’entrepôt réel dans la disposition.',
  product_condition_missing:
    'Le propriétaire de la marchandise veut que son état soit noté. Saisissez-le dans la disposition.',
  counterparty_not_used:
    'Cette entreprise est marquée comme non utilisée. Choisissez-en une autre ou remettez-la en service dans sa fiche.',
  railway_not_raised_here:
    'Ce poste de travail n’établit pas de dispositions ferroviaires. Choisissez-en un autre dans les réglages d’affichage.',
  previous_cargoes_missing: 'Un contrôle GMP demande %{count} chargements précédents avec leur nettoyage.',
  operation_unfit:
    'L’opération ne convient pas au type de la disposition. Changez l’un des deux, ou prenez un schéma de chargement sans contrôle.',
  order_not_open: 'La commande n’est pas ouverte. Choisissez-en une autre, ou rouvrez-la.',
  order_not_valid:
    'La commande n’est pas valable ce jour-là. Choisissez-en une autre, ou changez sa validité.',
  disposition_ratified:
    'La disposition est ratifiée : ce qui roule et pour qui ne change qu’une fois la ratification retirée.',
  disposition_weighed:
    'Le véhicule est déjà pesé pour cette disposition. Annulez d’abord la pesée, puis modifiez ce champ.',
  weighed_after_unfit:
    'Un véhicule ne continue qu’après une disposition antérieure à lui. Choisissez-en une du même véhicule.',
  weighed_after_taken: 'Une autre disposition suit déjà celle-ci. Choisissez la dernière de ce véhicule.',
  weighed_note_fixed:
    'Un bon issu d’une pesée reprend ce champ de la balance. Changez la pesée, le bon suivra.',
  wagon_number_digits: 'Le numéro de wagon « %{written} » a %{digits} chiffres au lieu de 12.',
  wagon_number_check:
    'Le numéro de wagon « %{written} » contient une erreur : sa clé de contrôle devrait être %{expected}. Vérifiez le numéro sur le wagon.',
  wagon_weighed: 'Le wagon %{wagonNumber} est déjà pesé. Annulez d’abord sa pesée.',
  train_has_weighed: 'Des wagons de ce train sont pesés, il ne peut donc pas être supprimé.',
  unloading_moved_on:
    'Quelqu’un vient de modifier ce déchargement. Vérifiez ce qui a changé, puis réessayez.',
  unloading_not_allowed:
    'Ce n’est pas possible à cette étape du déchargement. La page montre ce qui est possible maintenant.',
  unloading_scale_busy:
    'Le déchargement %{number} est en cours de pesée sur cette balance. Terminez-le d’abord.',
  unloading_box_used:
    'De la marchandise est déjà dans la case %{box}, elle ne peut donc pas être retirée du déchargement.',
  unloading_fixed: 'Le déchargement %{number} est approuvé et ne peut plus être modifié.',
  ship_plan_not_allowed:
    'Ce n’est pas possible pour le plan %{number} à ce stade. La page montre ce qui l’est.',
  ship_plan_taken:
    'Le déchargement %{unloading} est en cours pour le plan %{number}. Approuvez-le d’abord ou marquez-le à supprimer.',
  ship_plan_over: 'Le plan %{number} est terminé ou annulé. Reprenez-le pour y changer quelque chose.',
  ship_plan_fixed:
    'Le plan %{number} est en cours : le navire, la cargaison et le sens ne peuvent plus changer. L’horaire, le quai et les tonnes, si.',
  ship_plan_of_other_ship: 'Le plan %{number} est celui d’un autre navire. Choisissez un plan de ce navire.',
  scale_not_owned: 'Cet agent ne dessert pas cette bascule. Indiquez-le dans les réglages de la bascule.',
  ticket_not_found: 'Ticket introuvable. Vérifiez le numéro.',
  sms_code_invalid: 'Code SMS incorrect.',
  sms_code_expired: 'Le code SMS a expiré. Demandez-en un nouveau.',
  sms_not_sent: 'L’opération a échoué. Réessayez un peu plus tard !',
  phone_missing: 'Le téléphone du chauffeur est absent. Ajoutez-le à l’ordre de mouvement.',
  phone_invalid: 'Le numéro de téléphone est incorrect.',
  row_limit_exceeded: 'Trop de lignes : %{limit} au plus. Restreignez le filtre ou divisez le fichier.',
  sheet_too_large: 'Le fichier est trop volumineux. Divisez-le.',
  sheet_unreadable: 'Ce fichier est illisible. Enregistrez-le en XLSX ou en CSV et réessayez.',
  sheet_no_records: 'Aucun enregistrement lu : il n’y a pas de lignes sous les en-têtes.',
  sheet_no_columns:
    'Aucune colonne ne correspond à un champ de l’objet. Vérifiez les en-têtes de la première ligne.',
  sheet_key_missing:
    'La colonne clé « %{column} » manque : sans elle, on ne sait pas quels enregistrements modifier.',
  sheet_column_read_only: 'La colonne « %{column} » est en lecture seule et sera ignorée.',
  sheet_column_unknown: 'La colonne « %{column} » ne correspond à aucun champ et sera ignorée.',
  sheet_key_empty: 'La clé est vide : on ne sait pas quel enregistrement modifier.',
  sheet_key_twice: 'La même clé figure déjà à la ligne %{row}.',
  sheet_key_ambiguous: 'La clé correspond à %{count} enregistrements.',
  sheet_record_unknown: 'Aucun enregistrement n’a cette clé.',
  sheet_record_known: 'Un enregistrement avec cette clé existe déjà.',
  sheet_value_invalid: 'Valeur « %{value} » incorrecte. Écrivez par exemple : %{accepted}.',
  sheet_reference_unknown: '« %{value} » est introuvable.',
  sheet_reference_ambiguous: '« %{value} » désigne %{count} enregistrements. Indiquez un code ou un numéro.',
  raw_query_refused: 'La requête n’a pas été exécutée : %{reason}.',
  raw_query_too_slow: 'La requête a duré plus de %{seconds} s et a été interrompue. Restreignez-la.',
  raw_query_unavailable:
    'Les requêtes SQL sont désactivées : la base de données ne permet pas de créer un utilisateur en lecture seule. Adressez-vous à son administrateur.',
  file_not_shown: 'Le fichier « %{name} » ne peut pas être affiché ici. Téléchargez-le.',
  file_missing: 'Aucun fichier n’a été choisi.',
  file_empty: 'Le fichier « %{name} » est vide.',
  file_too_large: 'Le fichier « %{name} » est trop volumineux, %{limit} Mo au maximum.',
  file_type_refused:
    'Le fichier « %{name} » ne peut pas être ajouté : ce type de fichier n’est pas autorisé, ou son contenu ne correspond pas à son nom.',
  payment_already_paid: 'Ce paiement a déjà été réglé.',
  payment_under_way: 'Le terminal encaisse ce paiement en ce moment. Attendez qu’il ait terminé.',
  payment_amount_differs: '%{taken} ont été encaissés, mais %{due} sont dus.',
  nothing_to_pay: 'Il n’y a rien à payer.',
  punishment_unfit:
    'Ce type ne concerne pas de tels chauffeurs. Choisissez-en un autre ou autorisez-le dans le type de pénalité.',
  punishment_settled: 'Ce poste est payé ou annulé et ne peut plus être modifié.',
  punishment_in_payment: 'Ce poste figure déjà dans un autre paiement en attente. Ouvrez ce paiement-là.',
  invoice_issued:
    'La facture de ce paiement est déjà établie. L’acheteur se modifie par une facture rectificative.',
  ksef_refused: 'KSeF a refusé : %{reason}.',
  ksef_not_set_up: 'Renseignez le numéro fiscal et le jeton KSeF de la société.',
  invoice_invalid: 'La facture ne peut être établie : %{reason}.',
  vat_rate_unusable:
    'Le taux de TVA « %{rate} » n’a pas de code connu de KSeF. Choisissez-en un autre dans le type du poste.',
  invoice_not_resendable: 'KSeF a déjà cette facture ou l’examine en ce moment.',
  invoice_paper_missing: 'Ce document n’existe pas encore. KSeF le délivre une fois la facture acceptée.',
  certificate_key_mismatch:
    'Le certificat et la clé ne vont pas ensemble. Collez les deux à la fois, au format PEM, la clé sans mot de passe.',
  firm_not_found: 'Le registre GUS ne connaît aucune société avec ce NIP. Vérifiez le numéro.',
  firm_register_unavailable: 'Le registre des entreprises ne répond pas. Saisissez le nom et l’adresse.',
  task_move_illegal: 'Action impossible maintenant. Actualisez : la tâche a avancé.',
  task_taken: 'Quelqu’un d’autre a déjà pris cette tâche.',
  executor_missing: 'Indiquez un exécutant ou un rôle d’exécutant.',
  task_arranged_by_others: 'Seul l’auteur de la tâche ou le responsable de l’exécutant modifie cela.',
  task_inside_itself: 'Une tâche ne peut pas être une sous-tâche d’elle-même ni de l’une de ses sous-tâches.',
  reclamation_undecided:
    'Saisissez d’abord la décision : sans elle, une réclamation n’est ni remise, ni rejetée, ni clôturée.',
  reclamation_move_illegal:
    'La réclamation ne peut pas passer de son état actuel à l’état choisi. Actualisez et choisissez un autre état.',
  reclamation_closed: 'La réclamation est clôturée. Pour la modifier, reprenez-la d’abord.',
  reclamation_moved_on:
    'Quelqu’un vient de modifier cette réclamation. Regardez ce qui a changé et réessayez.',
  reclamation_positions_kept:
    'Les positions de cette réclamation ne sont pas modifiables. Autorisez-le dans les données de la réclamation.',
  reclamation_tasks_open:
    'La réclamation a des tâches inachevées (%{count}). Terminez-les ou annulez-les avant de la clôturer.',
  reclamation_history_kept:
    'Cette ligne de l’historique ne peut pas être modifiée : un processus l’a écrite. Ajoutez un commentaire.',
  reclamation_address_missing:
    'Le client n’a pas d’adresse e-mail. Saisissez-la dans la réclamation ou dans la fiche du partenaire.',
  email_template_empty: 'Ce modèle n’a pas de texte. Rédigez-le dans les modèles d’e-mail.',
  email_template_not_due:
    'Le modèle « %{name} » n’est pas envoyé pour cet enregistrement : il ne remplit pas la condition du modèle (%{condition}). Choisissez un autre modèle ou rédigez vous-même.',
  reclamation_email_sent: 'Cet e-mail a déjà été envoyé. Écrivez-en un nouveau.',
  temporal_unavailable: 'Les processus sont momentanément indisponibles. Réessayez dans un instant.',
  database_unavailable: 'La base de données est momentanément indisponible. Réessayez dans un instant.',
  services_unpaid: 'Des prestations ou des frais sont impayés. Réglez-les avant de partir.',
  unexpected:
    'Erreur inattendue. Réessayez ; si elle se reproduit, communiquez à votre administrateur le numéro %{id}.',
  email_invalid: 'Saisissez une adresse e-mail valide.',
  nip_invalid: "Ce n'est pas un NIP valide.",
  vat_number_invalid: 'Format du numéro de TVA incorrect.',
  regon_invalid: "Ce n'est pas un REGON valide.",
  pesel_invalid: "Ce n'est pas un PESEL valide.",
  postal_code_invalid: 'Saisissez le code postal sous la forme 00-000.',
  iban_invalid: "Ce n'est pas un IBAN valide.",
  plate_invalid: "Ce n'est pas une plaque d'immatriculation valide.",
  url_invalid: "Saisissez l'adresse complète d'une page, par exemple https://example.fr.",
  pattern_mismatch: 'La valeur ne correspond pas au modèle exigé.',
  form_closed: 'Ce formulaire n’accepte plus de réponses.',
  pattern_invalid: "Ce n'est pas une expression régulière valide.",
  view_hides_required: 'Ce champ doit être rempli, une vue ne peut donc pas le masquer.',
  payment_not_unknown: 'L’issue de ce paiement est encore en cours de recherche, ou le paiement est terminé.',
  card_terminal_missing: 'Cette borne n’a pas de terminal de paiement. Payez auprès du personnel du parking.',
  card_terminal_busy: 'Le terminal de paiement traite encore un autre paiement. Réessayez dans un instant.',
  document_not_scanned: 'Scannez d’abord votre pièce d’identité à la borne.',
  document_unreadable: 'La pièce n’a pas pu être lue. Scannez-la de nouveau.',
  document_expired: 'La pièce n’est plus valable depuis le %{expires}.',
  driver_not_confirmed:
    'Les données du chauffeur ne sont pas confirmées. Adressez-vous au personnel du parking.',
  nothing_to_print: 'Il n’y a rien à imprimer.',
  agent_not_connected:
    'Le programme des bascules (« %{agent} ») ne répond pas. Vérifiez qu’il fonctionne et qu’il est relié au réseau.',
  scale_without_agent: 'Cette bascule n’a pas d’agent. Choisissez-en un dans ses réglages.',
  scale_not_typed:
    'Les poids ne se saisissent à la main que sur une bascule mécanique. Changez le protocole de la bascule si elle est en panne.',
  scale_no_bunker: 'Ce n’est pas une bascule à trémie.',
  batches_not_summed: 'La trémie n’a pesé que des portions. Additionnez d’abord ses lots.',
  batches_none: 'Il n’y a eu aucun lot depuis la dernière somme.',
  camera_refused:
    'La caméra n’a pas donné d’image : %{reason}. Vérifiez son adresse et son mot de passe dans les réglages de la bascule.',
  picture_too_late: 'Il était trop tard pour une photo : un autre véhicule pouvait être sur la bascule.',
  weighing_refused: 'Le destinataire a refusé la pesée : %{answer}.',
};
