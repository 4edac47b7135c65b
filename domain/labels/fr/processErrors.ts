import type { ErrorWords } from '../words.ts';

/** What goes wrong with processes and the expressions in them. */
export const processErrors = {
  expression_syntax: 'L’expression est incomplète ou erronée au caractère %{at} : « %{reason} ».',
  expression_name_unknown: 'Ce nom n’existe pas : « %{name} » (caractère %{at}).',
  expression_types: 'Ces valeurs ne peuvent pas être combinées ainsi (caractère %{at}) : %{reason}.',
  expression_function_unknown: 'Cette fonction n’existe pas : « %{name} » (caractère %{at}).',
  expression_number_wrong: '« %{name} » n’est pas un nombre de trente chiffres au plus (caractère %{at}).',
  expression_pattern_wrong:
    '« %{name} » n’est pas un modèle valable (caractère %{at}). %{max} caractères au plus.',
  expression_too_deep: 'Les listes peuvent être parcourues au plus deux fois l’une dans l’autre.',
  expression_too_long: 'L’expression est trop longue, %{max} caractères au plus.',
  expression_no_condition: 'Cette expression doit donner vrai ou faux, mais donne %{type}.',
  expression_no_actions:
    'Cette expression doit donner des actions, par exemple setField(…), mais donne %{type}.',
  expression_too_many_rows: 'L’enregistrement a trop de lignes pour les comparer ainsi.',
  expression_failed:
    'L’expression ne peut pas être évaluée au caractère %{at} : « %{reason} ». Vérifiez d’abord avec has(…) une valeur qui peut manquer.',
  process_move_illegal: 'Action impossible maintenant. Actualisez : le processus est ailleurs.',
  process_not_active: 'Le processus est déjà terminé ou annulé.',
  stage_condition_false: 'La condition d’exécution de l’étape n’est pas encore remplie : %{condition}.',
  next_stage_missing: 'Choisissez l’étape suivante : après « %{stage} », la définition ne la fixe pas.',
  next_stage_not_free:
    'L’étape choisie ne peut pas suivre « %{stage} ». Choisissez-en une dans la liste ou demandez à un administrateur de réorienter le processus.',
  next_executor_not_free:
    'À l’étape « %{stage} », l’exécutant suivant ne peut pas être changé. Laissez le champ vide.',
  next_stage_none:
    'L’étape suivante est introuvable. Réorientez le processus à la main, ou corrigez l’enregistrement et réessayez.',
  stage_task_canceled: 'La tâche de l’étape a été annulée. Réorientez le processus ou annulez-le.',
  definition_inactive:
    'Cette définition de processus est inactive. Activez-la dans le concepteur avant de démarrer un processus.',
  process_already_runs:
    'Ce processus est déjà en cours pour cet enregistrement (n° %{exemplarId}). Ouvrez-le au lieu d’en démarrer un autre.',
  process_other_object:
    'Ce processus concerne un autre type d’enregistrements. Choisissez la définition ou l’enregistrement qui convient.',
  process_action_failed:
    'L’action « %{action} » du processus est impossible : « %{name} » n’existe pas ou n’est pas actif. Corrigez la définition et réessayez.',
  process_address_missing:
    'L’action « %{action} » n’a pas de destinataire : l’adresse ou le numéro manque dans la fiche. Complétez-la et réessayez.',
  process_address_wrong:
    'L’action « %{action} » ne peut rien envoyer à « %{to} » : ce n’est ni une adresse ni un numéro de mobile. Corrigez-le et réessayez.',
  process_field_not_written:
    'Le champ « %{field} » n’est écrit que par le serveur ou un flux de travail. Un processus ne peut pas le remplir.',
  process_comments_not_kept:
    'L’objet « %{object} » ne garde pas de commentaires. Retirez addComment du processus ou écrivez le texte dans un autre champ : setField.',
  executor_unknown:
    'La personne choisie ne travaille pas ici ou son compte est fermé. Choisissez-en une autre.',
  definition_no_stages: 'Un processus a besoin d’au moins une étape.',
  definition_stage_twice: 'Cette étape figure deux fois dans la définition.',
  definition_stage_missing: 'Cette étape mène à une étape absente de la définition.',
  definition_unreachable: 'Aucun chemin ne mène à cette étape. Reliez-la à une autre.',
  definition_no_way_out: 'De cette étape, aucun chemin ne mène à la fin.',
  definition_no_executor:
    'Personne n’exécute cette étape. Indiquez un exécutant, un rôle ou un modèle de tâche.',
  definition_template_no_executor:
    'Le modèle de tâche ne désigne personne. Indiquez ici un exécutant ou un rôle, ou complétez le modèle.',
  definition_no_conditions: 'Une étape conditionnelle a besoin d’au moins une condition.',
  definition_condition_circle: 'Les conditions tournent en rond sans que personne n’intervienne.',
} as const satisfies Partial<ErrorWords>;
