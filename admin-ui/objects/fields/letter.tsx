import { Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { FieldKind, InputProps, ShownValue } from './kind.ts';
import { textKind } from './text.tsx';

/** The editor of letters is loaded only when a form needs it. */
const Input = lazy(() => import('../../mail/editor/LetterInput.tsx'));
const Shown = lazy(() => import('../../mail/editor/LetterShown.tsx'));

/** Room for the editor, so that the form does not jump when it comes. */
const place = <Skeleton variant="rounded" height={300} />;

const LetterInput = (props: InputProps) => (
  <Suspense fallback={place}>
    <Input {...props} />
  </Suspense>
);

const LetterShown = (props: ShownValue) =>
  props.inFull ? (
    <Suspense fallback={place}>
      <Shown {...props} />
    </Suspense>
  ) : (
    <textKind.Shown {...props} />
  );

/** A text whose format is `letter`. */
export const letterKind: FieldKind = { ...textKind, Shown: LetterShown, Input: LetterInput, span: 12 };
