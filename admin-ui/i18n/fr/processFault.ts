import type { Words } from '../words.ts';

export const processFault: Words<'processFault'> = {
  no_object: 'Choisissez le type d’enregistrements que le processus accompagne.',
  no_stages: 'Le processus n’a encore aucune étape.',
  stage_twice: 'Cette étape figure deux fois.',
  stage_missing: 'Elle mène à une étape absente.',
  unreachable: 'Aucun chemin ne mène ici. Reliez-la à une autre étape.',
  no_way_out: 'À partir d’ici, le processus ne se termine jamais.',
  no_executor: 'Personne ne l’exécute. Indiquez un exécutant, un rôle ou un modèle de tâche.',
  template_no_executor:
    'Le modèle de tâche ne désigne personne. Indiquez ici un exécutant ou un rôle, ou complétez le modèle.',
  no_conditions: 'L’étape conditionnelle n’a aucune condition.',
  condition_circle: 'Les conditions tournent en rond.',
  expression: 'Une expression contient une erreur.',
  inCondition: 'La condition %{place}',
  inBefore: 'Condition d’exécution',
  inOnExecution: 'Actions après exécution',
};
