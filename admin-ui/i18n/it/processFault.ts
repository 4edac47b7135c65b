import type { Words } from '../words.ts';

export const processFault: Words<'processFault'> = {
  no_object: 'Scegliere il tipo di record che il processo accompagna.',
  no_stages: 'Il processo non ha ancora nessuna fase.',
  stage_twice: 'Questa fase compare due volte.',
  stage_missing: 'Porta a una fase che non esiste qui.',
  unreachable: 'Nessun percorso porta qui. Collegarla a un’altra fase.',
  no_way_out: 'Da qui il processo non finisce mai.',
  no_executor: 'Nessuno la esegue. Indicare un esecutore, un ruolo o un modello di attività.',
  template_no_executor:
    'Il modello di attività non indica nessuno. Indicare qui un esecutore o un ruolo, oppure completare il modello.',
  no_conditions: 'La fase condizionale non ha condizioni.',
  condition_circle: 'Le condizioni girano in tondo.',
  expression: 'Un’espressione contiene un errore.',
  inCondition: 'Condizione %{place}',
  inBefore: 'Condizione di esecuzione',
  inOnExecution: 'Azioni dopo l’esecuzione',
};
