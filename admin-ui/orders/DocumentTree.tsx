import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dateText } from '#domain/kernel/written.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { objects, registry } from '#domain/objects.ts';
import type { SubordinateDocument } from '#domain/subordination.contracts.ts';
import { kindsInTreeOf } from '#domain/subordination.rules.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectPath } from '../data/metadata.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Panel } from '../parts/Panel.tsx';

/** When a record of these objects changes, the tree is read again. */
const followed = kindsInTreeOf(registry, objects.salesOrder);

/**
 * The documents from which an order came, and those that came of it, each with a link; nothing if there are none.
 * `more` of the answer tells that the tree has more documents than the answer holds.
 */
export function DocumentTree({ orderId }: { readonly orderId: number }) {
  const text = useText();
  const queryKey = ['order documents', orderId];
  useRefetchOnChange(followed, queryKey);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      callApi('GET /sales_order/subordination/:id', { params: { id: orderId }, signal }),
  });
  if (!data || data.basis.length + data.tree.children.length === 0) return null;
  return (
    <Panel title={text('orders.documentTree.title')}>
      <Branch title={text('orders.documentTree.basis')} documents={data.basis} />
      <Branch title={text('orders.documentTree.made')} documents={data.tree.children} />
      {data.more && (
        <Typography variant="body2" color="text.secondary">
          {text('orders.documentTree.more')}
        </Typography>
      )}
    </Panel>
  );
}

/** A document of the tree. Those from which the order came have no children. */
type TreeDocument = Omit<SubordinateDocument, 'children'> & Partial<Pick<SubordinateDocument, 'children'>>;
interface DocumentsProps {
  readonly documents: readonly TreeDocument[];
}

const Branch = ({ title, documents }: DocumentsProps & { readonly title: string }) => {
  if (documents.length === 0) return null;
  return (
    <Box component="section" aria-label={title} sx={{ mb: 0.75 }}>
      <Typography variant="body2" color="text.secondary">
        {title}
      </Typography>
      <Documents documents={documents} />
    </Box>
  );
};

/** A list of documents, each with its children below it. The rule `& &` indents a list inside a list. */
const Documents = ({ documents }: DocumentsProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '& &': { pl: 2.5 } }}>
    {documents.map((each) => (
      <Box component="li" key={`${each.object} ${each.id}`} sx={{ py: 0.25 }}>
        <DocumentName document={each} />
        {each.children && each.children.length > 0 && <Documents documents={each.children} />}
      </Box>
    ))}
  </Box>
);

const DocumentName = ({ document }: { readonly document: TreeDocument }) => {
  const path = useObjectPath(document.object);
  const name = `${objectLabel(useLanguage(), document.object).one} ${document.presentation}`;
  const sx = document.markedToDelete ? { textDecoration: 'line-through' } : {};
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <Box component="span" sx={sx}>
        {path ? <Link to={`/${path}/${document.id}`}>{name}</Link> : name}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {dateText(document.date)}
      </Typography>
    </Box>
  );
};
