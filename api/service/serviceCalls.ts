import type { AnyEndpoint } from '../http/endpoint.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { reclamationEndpoints } from './reclamation.endpoints.ts';
import { reclamationAnalysisEndpoints } from './reclamationAnalysis.endpoints.ts';
import { reclamationEmailEndpoints } from './reclamationEmails.endpoints.ts';
import { reclamationLetterEndpoints } from './reclamationLetters.endpoints.ts';
import { requestAnalysisEndpoints } from './requestAnalysis.endpoints.ts';
import { answerTemplateEndpoints } from '../comments/answerTemplates.endpoints.ts';
import { requestCommentEndpoints } from './requestComments.endpoints.ts';
import { timeSpentEndpoints } from './timeSpent.endpoints.ts';
import { requestFormEndpoints } from './requestForm.endpoints.ts';
import { requestEndpoints } from './requests.endpoints.ts';

export function serviceCalls(dependencies: ApiDependencies): AnyEndpoint[] {
  return [
    ...reclamationEndpoints(dependencies),
    ...reclamationEmailEndpoints(dependencies),
    ...reclamationLetterEndpoints(dependencies),
    ...reclamationAnalysisEndpoints(dependencies),
    ...requestAnalysisEndpoints(dependencies),
    ...requestFormEndpoints(dependencies),
    ...timeSpentEndpoints(dependencies),
    ...requestEndpoints(dependencies),
    ...requestCommentEndpoints(dependencies),
    ...answerTemplateEndpoints(dependencies),
  ];
}
