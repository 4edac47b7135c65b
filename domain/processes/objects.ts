import { bpDefinition } from './bpDefinition.ts';
import { bpDefinitionVersion } from './bpDefinitionVersion.ts';
import { bpExemplar } from './bpExemplar.ts';
import { bpHistory } from './bpHistory.ts';
import { executorRole } from './executorRole.ts';
import { stage } from './stage.ts';
import { task } from './task.ts';
import { taskTemplate } from './taskTemplate.ts';

/** A new object of this module is a file beside this one and a line here. */
export const processesObjects = {
  task,
  taskTemplate,
  executorRole,
  bpDefinition,
  bpDefinitionVersion,
  bpExemplar,
  bpHistory,
  stage,
} as const;
