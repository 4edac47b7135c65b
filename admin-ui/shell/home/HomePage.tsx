import { useAuthenticated, useGetIdentity } from 'ra-core';
import { useNavigation } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { OwnDesktop } from './OwnDesktop.tsx';
import { UsualDesktop } from './UsualDesktop.tsx';
import { useDesktop } from './useDesktop.ts';

/** Home: what somebody has put there, else the day in a few figures, the desks, and every list one may open. */
const HomePage = () => {
  useAuthenticated();
  const text = useText();
  const { data: identity } = useGetIdentity();
  const { data: sections } = useNavigation();
  const { items, isPending } = useDesktop();
  return (
    <>
      <PageHeader
        title={identity ? text('home.greeting', { name: identity.fullName ?? '' }) : text('shell.home')}
      />
      {sections &&
        !isPending &&
        (items ? <OwnDesktop items={items} sections={sections} /> : <UsualDesktop sections={sections} />)}
    </>
  );
};

export default HomePage;
