import { Alert, Box } from '@mui/material';
import { enumLabel } from '#domain/labels/index.ts';
import { dateText } from '#domain/kernel/written.ts';
import type { RegisterAnswer } from '#domain/partners/registerCheck.contracts.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

const severities = { Confirmed: 'success', NotConfirmed: 'error', Unknown: 'info' } as const;

/** The answer of a register about a firm, with the identifier that proves it. */
export function RegisterAnswerNote({
  answer,
  onClose,
}: {
  readonly answer: RegisterAnswer;
  readonly onClose: () => void;
}) {
  const text = useText();
  const language = useLanguage();
  const { outcome, office, vatNumber, firmName, vatStatus, checkDate, proof, accountProof } = answer;
  const { account, accountOnList } = answer;
  const register = enumLabel(language, 'registerOffice', office);
  // The register knows the firm, but not this account of the firm.
  const isOfAccount = outcome === 'NotConfirmed' && vatStatus !== null && accountOnList === false;
  const messageKey = isOfAccount ? 'firms.accountNotConfirmed' : (`firms.said.${outcome}` as const);
  const proofs = [proof, accountProof].filter(Boolean).join(', ');
  const facts = [
    firmName,
    vatStatus && text('firms.vatStatus', { status: vatStatus }),
    accountOnList !== null &&
      `${text(accountOnList ? 'firms.accountListed' : 'firms.accountNotListed')}: ${account}`,
    proofs && text('firms.proof', { proof: proofs, day: dateText(checkDate) }),
  ].filter(Boolean);
  return (
    <Alert severity={severities[outcome]} role="status" onClose={onClose}>
      {text(messageKey, { register, number: vatNumber })}
      {facts.length > 0 && <Box>{facts.join(' · ')}</Box>}
    </Alert>
  );
}
