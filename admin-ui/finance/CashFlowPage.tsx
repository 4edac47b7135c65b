import { Alert, Button, Link as TextLink, MenuItem, TextField, Typography } from '@mui/material';
import PrintIcon from '@mui/icons-material/Print';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { Link } from 'react-router-dom';
import { cashFlowDimensions, type CashFlowDimension } from '#domain/finance/cashFlow.contracts.ts';
import { integerText } from '#domain/kernel/written.ts';
import { objectLabel, screenLabel } from '#domain/labels/index.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { LoadingLine } from '../parts/LoadingLine.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { PeriodPicker } from '../reports/PeriodPicker.tsx';
import { CashFlowTable } from './CashFlowTable.tsx';
import { unconfirmedPayments, useCashFlowChoice } from './cashFlowChoice.ts';

/** What came in and went out in a period: by cash desk or account with its balance, by item, or by project. */
const CashFlowPage = () => {
  useAuthenticated();
  const text = useText();
  const language = useLanguage();
  const { choice, choose } = useCashFlowChoice();
  const { from, to, by } = choice;
  useRefetchOnChange(['paymentOperation'], ['cash flow']);
  const { data, error, isFetching } = useQuery({
    queryKey: ['cash flow', from, to, by, language],
    // The figures keep the choice that they were read for, because they stay on the screen while others are read.
    queryFn: async ({ signal }) => ({
      choice,
      flow: await callApi('GET /payment_operation/cash_flow', { query: { from, to, by }, signal }),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title={screenLabel(language, 'cash-flow')}>
        {/* Calendar days have no shifts to choose, unlike working days. */}
        <PeriodPicker days="calendar" period={{ from, to }} onChange={choose} />
        <TextField
          select
          label={text('cashFlow.by')}
          value={by}
          onChange={({ target }) => choose({ by: target.value as CashFlowDimension })}
          sx={{ minWidth: 190 }}
        >
          {cashFlowDimensions.map((name) => (
            <MenuItem key={name} value={name}>
              {objectLabel(language, name).one}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {text('cashFlow.print')}
        </Button>
      </PageHeader>
      <LoadingLine on={isFetching} />
      <ErrorNote error={error} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
        {text('cashFlow.hint')}
      </Typography>
      {data && data.flow.unconfirmed > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          <TextLink component={Link} to={unconfirmedPayments(data.choice)} color="inherit">
            {text('cashFlow.unconfirmed', { count: integerText(language, data.flow.unconfirmed) })}
          </TextLink>
        </Alert>
      )}
      {data && <CashFlowTable {...data} />}
    </>
  );
};

export default CashFlowPage;
